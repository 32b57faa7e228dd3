import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTsv, writeTsv } from "./tsv.ts";

test.each([
  ["one cell", "Π", [["Π"]]],
  [
    "rows and columns",
    "Π\tΤ\r\nΚΑΝ\t",
    [
      ["Π", "Τ"],
      ["ΚΑΝ", ""],
    ],
  ],
  ["a line break at the end", "Π\tΤ\r\n", [["Π", "Τ"]]],
  ["an empty row in between", "Π\n\nΤ\n", [["Π"], [""], ["Τ"]]],
  [
    "rows of unequal length",
    "Π\tΤ\nΠ",
    [
      ["Π", "Τ"],
      ["Π", ""],
    ],
  ],
  ["quotes around a line break", '"7:30-12\n13-15"\tΠ', [["7:30-12\n13-15", "Π"]]],
  ["quotes inside a text", 'α"β\t"γ""δ"', [['α"β', 'γ"δ']]],
])("%s is read", (_, text, block) => {
  expect(parseTsv(text)).toEqual(block);
});

test("reads back what it writes", () => {
  const text = fc.string({ unit: fc.constantFrom("Π", "7", "\t", "\n", '"', " "), maxLength: 5 });
  const block = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(text, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    )
    .filter((rows) => rows.at(-1)?.some((one) => one !== "") ?? false);
  fc.assert(
    fc.property(block, (rows) => {
      expect(parseTsv(writeTsv(rows))).toEqual(rows);
    }),
  );
});
