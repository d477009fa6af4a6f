import { describe, expect, it } from "vitest";
import { ApiError } from "./api";
import { explain, problemInWords } from "./problems";

describe("a problem in words", () => {
  it("is told by its code", () => {
    expect(explain(new ApiError({ code: "not-found", reason: "" }))).toBe(
      "There is nothing here under this name.",
    );
    expect(explain(new Error("?"))).toContain("Something is wrong with the server; try again in a moment.");
  });

  it("never shows the English that is meant for logs", () => {
    const refusal = { refusal: "unheard-of" } as never;
    expect(problemInWords({ code: "illegal", reason: "seat 0 cannot", refusal })).toBe(
      "The rules do not allow this move.",
    );
  });
});
