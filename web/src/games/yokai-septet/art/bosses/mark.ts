/** What portraits are made of. */

/** A mark on a portrait of 100 × 100; with `twice` it is also drawn mirrored, as faces are. */
export interface Mark {
  readonly d: string;
  /** Black ink, the suit's colour, that colour thinned with water, or bare paper. */
  readonly as: "ink" | "colour" | "wash" | "paper";
  readonly twice?: boolean;
}

export type Portrait = readonly Mark[];

export const ink = (d: string): Mark => ({ d, as: "ink" });
export const colour = (d: string): Mark => ({ d, as: "colour" });
export const wash = (d: string): Mark => ({ d, as: "wash" });
export const paper = (d: string): Mark => ({ d, as: "paper" });
export const twice = (mark: Mark): Mark => ({ ...mark, twice: true });

/** A disc. */
export function disc(x: number, y: number, radius: number): string {
  const r = radius;
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** A ring: a disc without its middle. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  const r = inner;
  return `${disc(x, y, outer)}M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
}
