import { expect, test } from "vitest";
import { readAda } from "../identity/ada.ts";
import { refusalToDecision, type TypedDecision } from "./decision.ts";

const person = { monthMinutes: null, totalMinutes: null };
const typed: TypedDecision = {
  ada: "",
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
  ["a leap year whole", { from: "2028-01-01", to: "2028-12-31" }, null],
  ["a structure alone", { people: [], structureIds: ["one"] }, null],
  ["an end before the beginning", { to: "2025-12-31" }, "to ends-before"],
  ["longer than a year", { to: "2027-01-02" }, "to too-long"],
  ["nobody", { people: [] }, "people covers-nobody"],
  ["less in all than in a month", { totalMinutes: 1199 }, "totalMinutes total-below-month"],
  [
    "less in all than in a month for one person",
    { people: [{ monthMinutes: 7201, totalMinutes: null }] },
    "totalMinutes total-below-month",
  ],
])("%s", (_case, given, expected) => {
  const found = refusalToDecision({ ...typed, ...given });
  expect(found && `${found.field} ${found.refusal}`).toBe(expected);
});

test.each<[string, boolean]>([
  ["ΨΘΔΖ46ΜΤΛΠ-ΞΧ7", true],
  ["ΩΞΡΜ46ΜΤΛ6-Φ3Π", true],
  ["ΒΕΑΦΧ-ΜΙ7", true],
  ["6ΣΦ146ΜΤΛ6-48Π", true],
  ["75ΔΩΕ5-ΑΥ6", true],
  ["ΒΕΑΦ-ΜΙ7", true],
  ["Latin M and T: ΩΞΡM46MTΛ6-Φ3Π", true],
  ["Latin A, T, X, M, K: 6ATΩ46MK6Π-ΘX1", true],
  ["small letters of both: 6ατω46μk6π-θx1", true],
  ["ΒΕΑΦΧ-ΜΙ", false],
  ["ΒΕΑΦΧ-ΜΙ77", false],
  ["ΒΕΑ-ΜΙ7", false],
  ["ΨΘΔΖ46ΜΤΛΠ1-ΞΧ7", false],
  ["Latin letters that look like no Greek one: 6ATQ46MK6D-ΘX1", false],
  ["6ΑΤΩ46ΜΚ6ΠΘΧ1", false],
  ["12/2026", false],
])("the number %s is one of the register: %s", (text, expected) => {
  const ada = readAda(text.split(": ").at(-1) ?? "");
  expect(refusalToDecision({ ...typed, ada })?.refusal === "no-ada").toBe(!expected);
});

test("a number of the register is kept in Greek capitals, however it was typed", () => {
  expect(readAda("ωξρM46MTλ6-φ3π")).toBe("ΩΞΡΜ46ΜΤΛ6-Φ3Π");
});
