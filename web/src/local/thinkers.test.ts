import { describe, expect, it } from "vitest";
import { coresToSpare, type Thinker, Thinkers } from "./thinkers";

/** Workers that answer when they are told to. */
function staff(most: number) {
  const hired: (Thinker & { asked: unknown[]; sentAway: boolean })[] = [];
  const thinkers = new Thinkers(() => {
    const thinker = {
      onmessage: null,
      onerror: null,
      asked: [] as unknown[],
      sentAway: false,
      postMessage(message: unknown) {
        thinker.asked.push((message as { work: unknown }).work);
      },
      terminate() {
        thinker.sentAway = true;
      },
    };
    hired.push(thinker);
    return thinker;
  }, most);
  return { thinkers, hired };
}

describe("thinking beside the page", () => {
  it("leaves a core to the page and one to the host, and takes four at most", () => {
    expect([1, 2, 3, 4, 16].map(coresToSpare)).toEqual([1, 1, 1, 2, 4]);
  });

  it("does as much at once as there are Workers, and the rest in its order", async () => {
    const { thinkers, hired } = staff(2);
    const jobs = ["a", "b", "c"].map((work) => thinkers.work(work));
    expect(hired.map(({ asked }) => asked)).toEqual([["a"], ["b"]]);
    hired[1]!.onmessage!({ data: { found: "B" } });
    expect(await jobs[1]!.found).toBe("B");
    expect(hired[1]!.asked).toEqual(["b", "c"]);
  });

  it("does not begin what nobody wants any more", async () => {
    const { thinkers, hired } = staff(1);
    const [first, second, third] = ["a", "b", "c"].map((work) => thinkers.work(work));
    second!.cancel();
    hired[0]!.onmessage!({ data: { found: 1 } });
    hired[0]!.onmessage!({ data: { found: 3 } });
    expect([await first!.found, await third!.found]).toEqual([1, 3]);
    expect(hired[0]!.asked).toEqual(["a", "c"]);
  });

  it("sends a Worker away that has failed, and hires another for the next job", async () => {
    const { thinkers, hired } = staff(1);
    const [first, second] = ["a", "b"].map((work) => thinkers.work(work));
    hired[0]!.onerror!(new Error("it trapped"));
    expect(await first!.found).toBeNull();
    expect([hired[0]!.sentAway, hired[1]!.asked]).toEqual([true, ["b"]]);
    hired[1]!.onmessage!({ data: { found: "B" } });
    expect(await second!.found).toBe("B");
  });
});
