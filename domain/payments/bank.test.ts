import { expect, test } from "vitest";
import { differsFromOrdered, outcomeOfStatus } from "./bank-status.ts";
import { hasBankName, sepaText } from "./sepa-text.ts";
import { isTargetDay, nextTargetDay, westernEaster } from "./target-days.ts";

test.each([
  ["ACSC", "paid"],
  ["RJCT", "rejected"],
  ["ACCP", "waiting"],
  ["ACTC", "waiting"],
  ["ACSP", "waiting"],
  ["PDNG", "waiting"],
  ["", "waiting"],
])("the bank's status %s means %s", (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome);
});

test.each([
  ["", false],
  ["1250.00", false],
  ["1250", false],
  ["1250.0000", false],
  ["1249.99", true],
  ["1250.001", true],
  ["1.250,00", true],
])("of 1250.00 ordered, %j is another amount: %s", (reported, differs) => {
  expect(differsFromOrdered(reported, "1250.00")).toBe(differs);
});

test.each([
  ["Παπαδόπουλος Γεώργιος", "Papadopoulos Georgios"],
  ["ΜΠΟΥΜΠΟΥΛΙΝΑ Ευάγγελος", "BOUMPOULINA Evangelos"],
  ["Müller & Söhne «Α.Ε.» – 2026", "Muller + Sohne 'A.E.' - 2026"],
  ["a<b>_c\u0000d\n e", "a b c d e"],
])("%s is sent as %s", (text, latin) => {
  expect(sepaText(text, 70)).toBe(latin);
});

test.each([
  ["Παπαδόπουλος", true],
  ["Ng", true],
  ["Élise", true],
  ["", true],
  ["李小龍", false],
  ["Иванов", false],
  ["- ' 7", false],
])("the name %s has letters that a bank accepts: %s", (name, takes) => {
  expect(hasBankName(name)).toBe(takes);
});

test("a long name is cut to the length of the field", () => {
  expect(sepaText("Παπαδόπουλος ".repeat(10), 70)).toHaveLength(70);
});

test.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
])("Western Easter of %i is %s", (year, day) => {
  expect(westernEaster(year)).toBe(day);
});

test.each([
  ["2026-03-18", true],
  ["2026-03-21", false],
  ["2026-03-25", true],
  ["2026-04-03", false],
  ["2026-04-06", false],
  ["2026-04-13", true],
  ["2026-05-01", false],
  ["2026-12-26", false],
  ["2027-01-01", false],
])("banks settle on %s: %s", (day, settles) => {
  expect(isTargetDay(day)).toBe(settles);
});

test("the next settlement day before a long weekend is after it", () => {
  expect(nextTargetDay("2026-04-02")).toBe("2026-04-07");
});
