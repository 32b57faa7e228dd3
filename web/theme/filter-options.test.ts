import { expect, test } from "vitest";
import { filterOptions, moreOptions } from "./filter-options.ts";

const athens = { value: "1", label: "Αθήνα" };
const athenians = { value: "2", label: "ΑΘΗΝΑΙΟΙ" };
const patras = { value: "3", label: "Πάτρα" };
const towns = { group: "Πόλεις", items: [athens, patras] };

test.each([
  ["nothing typed", [athens, patras], "", [athens, patras]],
  ["without accents", [athens, athenians, patras], "αθηνα", [athens, athenians]],
  ["in capitals, with spaces", [athens, patras], " ΠΑΤΡ ", [patras]],
  [
    "of groups",
    [towns, { group: "Λαοί", items: [athenians] }],
    "πατρα",
    [{ ...towns, items: [patras] }],
  ],
  ["nothing found", [athens, towns], "Βόλος", []],
])("options are found: %s", (_how, options, search, found) => {
  expect(filterOptions({ options, search, limit: Infinity })).toEqual(found);
});

test.each([
  ["", [athens, { ...towns, items: [athens] }, moreOptions]],
  ["α", [athens, { ...towns, items: [athens] }, moreOptions]],
  ["αθ", [athens, { ...towns, items: [athens] }]],
  ["πατρα", [towns].map((group) => ({ ...group, items: [patras] }))],
])(
  "at most the limit of options is offered, grouped ones included, with a hint of more: «%s»",
  (search, found) => {
    expect(filterOptions({ options: [athens, towns], search, limit: 2 })).toEqual(found);
  },
);
