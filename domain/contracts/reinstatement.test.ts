import { describe, expect, it } from "vitest";
import {
  refusalToReinstatement,
  runsAgainIn,
  termsReinstated,
  type BeforeTermination,
} from "./reinstatement.ts";

const span = (validFrom: string, validTo: string | null) => ({ validFrom, validTo });

/** A contract to the end of the year, terminated on 15 March. */
const cut = [span("2026-01-01", "2026-02-14"), span("2026-02-15", "2026-03-15")];
const before = (given: Partial<BeforeTermination> = {}): BeforeTermination => ({
  state: "active",
  endDate: "2026-12-31",
  lastTermTo: null,
  withdrawnTerms: [],
  ...given,
});
const away = before({ lastTermTo: "2026-04-30", withdrawnTerms: [span("2026-07-01", null)] });

describe("reinstating a terminated contract", () => {
  it.each<[string | null, BeforeTermination]>([
    [null, before()],
    ["2026-04-30", before({ state: "suspended", lastTermTo: "2026-04-30" })],
    ["2026-03-15", before({ state: "suspended", lastTermTo: "2026-03-15" })],
  ])("extends the last term to %s, of %j", (validTo, stood) => {
    expect(termsReinstated(cut, stood)).toEqual([cut[0], span("2026-02-15", validTo)]);
  });

  it("restores the dropped terms and the suspension between them", () => {
    expect(termsReinstated(cut, away)).toEqual([
      cut[0],
      span("2026-02-15", "2026-04-30"),
      span("2026-07-01", null),
    ]);
  });

  it.each<[boolean, string, BeforeTermination]>([
    [true, "2026-04", before()],
    [true, "2026-12", before()],
    [false, "2027-01", before()],
    [true, "2027-01", before({ endDate: null })],
    [true, "2026-04", away],
    [false, "2026-05", away],
    [false, "2026-06", away],
    [true, "2026-07", away],
  ])("%s: the contract runs in %s again, of %j", (runs, month, stood) => {
    expect(runsAgainIn(month, cut, stood)).toBe(runs);
  });

  it.each([
    ["before-unknown", "2026-03-15", null, null],
    ["end-settled", "2026-03-15", "2026-03-31", before()],
    [null, "2026-03-15", "2026-02-28", before()],
    [null, "2026-03-31", "2026-03-31", before()],
    [null, "2026-03-15", null, before()],
  ])("%s: ended on %s, submitted to %s, of %j", (refusal, endDate, settledThrough, stood) => {
    expect(refusalToReinstatement({ endDate, settledThrough }, stood)).toBe(refusal);
  });
});
