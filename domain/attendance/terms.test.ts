import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { addDays } from "../calendar/day.ts";
import { refusalToTerms, termOn, withTermFrom, type TermsRefusal } from "./terms.ts";
import { anyDay, term } from "./testing.ts";
import type { Term } from "./types.ts";

const year = { startDate: "2026-01-01", endDate: "2026-12-31" };
const open = { startDate: "2026-01-01", endDate: null };

describe("the terms of a contract", () => {
  it.each<[TermsRefusal | null, Term[], typeof year | typeof open]>([
    [null, [term("a", "2026-01-01", null)], year],
    [null, [term("b", "2026-07-01", null), term("a", "2026-01-01", "2026-06-30")], open],
    [null, [term("a", "2026-01-01", "2026-03-31"), term("b", "2026-05-01", "2026-12-31")], year],
    ["no-term", [], year],
    ["term-ends-before-start", [term("a", "2026-02-01", "2026-01-31")], year],
    ["term-outside-contract", [term("a", "2025-12-31", null)], year],
    ["term-outside-contract", [term("a", "2026-01-01", "2027-01-01")], year],
    ["term-outside-contract", [term("a", "2027-01-01", null)], year],
    [
      "term-outside-contract",
      [term("a", "2026-01-01", "2026-06-30"), term("b", "2027-01-01", null)],
      year,
    ],
    ["overlapping-terms", [term("a", "2026-01-01", null), term("b", "2026-07-01", null)], year],
    [
      "overlapping-terms",
      [term("b", "2026-06-30", null), term("a", "2026-01-01", "2026-06-30")],
      year,
    ],
    ["weekly-minutes-out-of-range", [term("a", "2026-01-01", null, { weeklyMinutes: 4321 })], year],
    ["weekly-minutes-out-of-range", [term("a", "2026-01-01", null, { weeklyMinutes: -1 })], year],
    [
      "weekly-minutes-out-of-range",
      [term("a", "2026-01-01", "2026-06-30"), term("b", "2026-07-01", null, { weeklyMinutes: -1 })],
      year,
    ],
  ])("%s", (refusal, terms, contract) => expect(refusalToTerms(terms, contract)).toBe(refusal));

  it("apply from their first to their last day", () => {
    const terms = [term("a", "2026-01-01", "2026-06-30"), term("b", "2026-09-01", null)];
    const days = [
      "2025-12-31",
      "2026-01-01",
      "2026-06-30",
      "2026-07-01",
      "2026-09-01",
      "2099-01-01",
    ];
    expect(days.map((day) => termOn(terms, day)?.id ?? null)).toEqual([
      null,
      "a",
      "a",
      null,
      "b",
      "b",
    ]);
  });
});

describe("a new term", () => {
  const added = term("new", "2026-07-01", null);

  it.each<[string, Term[], string[]]>([
    [
      "ends the current term",
      [term("a", "2026-01-01", null)],
      ["a 2026-01-01 2026-06-30", "new 2026-07-01 null"],
    ],
    [
      "leaves an ended term",
      [term("a", "2026-01-01", "2026-03-31")],
      ["a 2026-01-01 2026-03-31", "new 2026-07-01 null"],
    ],
    [
      "leaves the suspension after the interrupted term in place",
      [term("a", "2026-01-01", "2026-07-31"), term("b", "2026-09-01", null)],
      ["a 2026-01-01 2026-06-30", "new 2026-07-01 2026-07-31", "b 2026-09-01 null"],
    ],
    ["replaces a term of the same day", [term("a", "2026-07-01", null)], ["new 2026-07-01 null"]],
    [
      "ends before a later term",
      [term("b", "2026-09-01", null)],
      ["new 2026-07-01 2026-08-31", "b 2026-09-01 null"],
    ],
  ])("%s", (_, terms, expected) => {
    const found = withTermFrom(terms, added);
    expect(found.map(({ id, validFrom, validTo }) => `${id} ${validFrom} ${validTo}`)).toEqual(
      expected,
    );
  });

  it("keeps its own end if that comes first", () => {
    const found = withTermFrom([term("b", "2026-09-01", null)], {
      ...added,
      validTo: "2026-07-31",
    });
    expect(found.map(({ validTo }) => validTo)).toEqual(["2026-07-31", null]);
  });

  it("applies on its day, never overlaps, and leaves earlier days as they were", () => {
    const starts = fc.uniqueArray(anyDay, { maxLength: 6 });
    fc.assert(
      fc.property(starts, anyDay, anyDay, (days, start, probe) => {
        const before = days.reduce<Term[]>(
          (terms, day) => withTermFrom(terms, term(day, day, null)),
          [],
        );
        const after = withTermFrom(before, term("new", start, null));
        expect(refusalToTerms(after, { startDate: "2026-01-01", endDate: null })).toBeNull();
        expect(termOn(after, start)?.id).toBe("new");
        if (probe < start) expect(termOn(after, probe)?.id).toBe(termOn(before, probe)?.id);
        expect(termOn(after, addDays("2026-12-31", 1))).not.toBeNull();
      }),
    );
  });
});
