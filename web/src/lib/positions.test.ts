import { beforeEach, expect, it, vi } from "vitest";
import type { LocalHost } from "../local/host";
import { api } from "./api";
import { positionsOf } from "./positions";

const record = { format: "chabudai-record/1" };
const near = { entry: 1, watching: "near", views: [] };
const far = { entry: 1, watching: "far", views: [] };
/** What of an engine is asked here, where one is loaded. */
let engine: Pick<LocalHost, "positionOf"> | null;
const positions = () => positionsOf("abc", () => engine as LocalHost | null);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "position").mockResolvedValue(far);
  vi.spyOn(api, "recordOf").mockResolvedValue(record as never);
});

it("is asked of the server where there is no engine", async () => {
  engine = null;
  expect(await positions()(7)).toBe(far);
  expect(api.position).toHaveBeenCalledExactlyOnceWith("abc", 7);
});

it("is made here where the engine is, from a record that is asked for once", async () => {
  engine = { positionOf: vi.fn().mockResolvedValue(near) };
  const at = positions();
  expect([await at(1), await at(2)]).toEqual([near, near]);
  expect(engine.positionOf).toHaveBeenLastCalledWith(record, 2);
  expect(api.recordOf).toHaveBeenCalledExactlyOnceWith("abc");
  expect(api.position).not.toHaveBeenCalled();
});

it("is asked of the server where the engine cannot replay the record", async () => {
  engine = { positionOf: () => Promise.reject(new Error("of newer rules")) };
  expect(await positions()(3)).toBe(far);
});
