import { expect, test } from "vitest";
import { refusalToDecision, type TypedDecision } from "./decision.ts";

const person = { monthMinutes: null, totalMinutes: null };
const decision: TypedDecision = {
  from: "2026-01-01",
  to: "2026-12-31",
  monthMinutes: 1200,
  totalMinutes: 7200,
  people: [person],
  structureIds: [],
};

test.each<[string, Partial<TypedDecision>, string | null]>([
  ["a year for one person", {}, null],
  ["one day", { to: "2026-01-01" }, null],
  ["a whole leap year", { from: "2028-01-01", to: "2028-12-31" }, null],
  ["only a structure", { people: [], structureIds: ["one"] }, null],
  ["an end before the start", { to: "2025-12-31" }, "to ends-before"],
  ["longer than a year", { to: "2027-01-02" }, "to too-long"],
  ["nobody", { people: [] }, "people covers-nobody"],
  ["fewer hours in total than per month", { totalMinutes: 1199 }, "totalMinutes total-below-month"],
  [
    "fewer hours in total than per month for one person",
    { people: [{ monthMinutes: 7201, totalMinutes: null }] },
    "totalMinutes total-below-month",
  ],
])("%s", (_case, given, expected) => {
  const found = refusalToDecision({ ...decision, ...given });
  expect(found && `${found.field} ${found.refusal}`).toBe(expected);
});
