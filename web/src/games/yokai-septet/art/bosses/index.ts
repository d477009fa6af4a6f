import type { Suit } from "../../../../gen/yokai-septet/Suit";
import { gashadokuro } from "./gashadokuro";
import { kitsune } from "./kitsune";
import type { Portrait } from "./mark";
import { raijin } from "./raijin";
import { tanuki } from "./tanuki";
import { tengu } from "./tengu";
import { wanyudo } from "./wanyudo";
import { yukionna } from "./yukionna";

/** Each suit's boss. */
export const BOSSES: Readonly<Record<Suit, Portrait>> = {
  W: tengu,
  E: tanuki,
  C: kitsune,
  L: raijin,
  D: gashadokuro,
  F: wanyudo,
  S: yukionna,
};
