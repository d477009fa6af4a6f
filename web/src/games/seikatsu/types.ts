/** What the rules call things, as generated from them. */
export type { Bird } from "../../gen/seikatsu/Bird";
export type { Event } from "../../gen/seikatsu/Event";
export type { Flower } from "../../gen/seikatsu/Flower";
export type { Pagoda } from "../../gen/seikatsu/Pagoda";
export type { PagodaRows } from "../../gen/seikatsu/PagodaRows";
export type { Private } from "../../gen/seikatsu/Private";
export type { Public } from "../../gen/seikatsu/Public";
export type { Row } from "../../gen/seikatsu/Row";
export type { Space } from "../../gen/seikatsu/Space";
export type { Tile } from "../../gen/seikatsu/Tile";
