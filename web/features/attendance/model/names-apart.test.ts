import { expect, test } from "vitest";
import { namesOf } from "./names-apart.ts";

const maria = { lastName: "Παπαδάκη", firstName: "Μαρία" };
const anna = { lastName: "Παπαδάκη", firstName: "Άννα" };

test.each([
  [
    "two contracts of one person",
    [maria, maria, anna],
    ["Παπαδάκη Μαρία · 1", "Παπαδάκη Μαρία · 2", "Παπαδάκη Άννα"],
  ],
  ["different names", [maria, anna], ["Παπαδάκη Μαρία", "Παπαδάκη Άννα"]],
])(
  "rows of a sheet are named by person, and by contract if that is ambiguous: %s",
  (_of, people, names) => {
    const rows = people.map((one, index) => ({ ...one, contractNumber: String(index + 1) }));
    const nameOf = namesOf(rows);
    expect(rows.map((row) => nameOf(row).name)).toEqual(names);
  },
);
