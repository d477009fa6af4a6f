/** The pages in two parts, so that whoever follows a link to a table need not wait for the lobby, nor the other way round. */
import type { Component } from "svelte";
import { isTable, type Route } from "../lib/route";

export type Pages = Component<{ route: Route }>;

const around = (): Promise<{ default: Pages }> => import("./Around.svelte");
const atTable = (): Promise<{ default: Pages }> => import("./AtTable.svelte");

/** The part in which a page is. */
export async function pagesFor(route: Route): Promise<Pages> {
  return (await (isTable(route) ? atTable : around)()).default;
}

/** Loads what is not there yet: the next page should not keep anybody waiting. */
export async function loadAll(): Promise<void> {
  await Promise.all([around(), atTable()]);
}
