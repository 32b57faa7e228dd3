import { expect, test } from "vitest";
import { contractsToShow } from "./contracts-to-show.ts";
import { gridSheet } from "./model/sheet.ts";
import { monthRow, monthSheet, vocabulary } from "../testing.ts";
import type { MonthRow } from "#api/attendance-sheets.ts";

const people = ["Παπαδόπουλος Γεώργιος", "Παπαδάκη Άννα", "Γεωργίου-Ρήγα Μαρία"];
const rows = people.map((person, index): MonthRow => {
  const [lastName = "", firstName = ""] = person.split(" ");
  return { ...monthRow, contractId: `${index}`, lastName, firstName, contractNumber: `10${index}` };
});
const sheet = gridSheet(
  { ...monthSheet, rows },
  { today: "2026-03-20", mayWrite: true, writesLocked: false, vocabulary },
);

test.each([
  ["an empty search", "", ["0", "1", "2"]],
  ["the beginning of a name, without accents", "παπαδ", ["0", "1"]],
  ["a first name", "ΜΑΡΙΑ", ["2"]],
  ["both names in any order", "γε παπ", ["0"]],
  ["the second half of a double name", "ρηγα", ["2"]],
  ["text in the wrong keyboard layout", "ge;vrgi", ["0", "2"]],
  ["a contract's number", "101", ["1"]],
  ["an unknown name", "ξξ", []],
])("%s finds", (_, search, found) => {
  expect(contractsToShow(sheet, { search, onlyDue: false }, () => 0)).toEqual(found);
});

test("with the filter on, only contracts with something due remain", () => {
  const filter = { search: "", onlyDue: true };
  expect(contractsToShow(sheet, filter, (id) => (id === "1" ? 3 : 0))).toEqual(["1"]);
});
