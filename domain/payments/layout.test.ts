import { describe, expect, test } from "vitest";
import { isKnownFor, type Layout, type LayoutRow, reasonsIn } from "./layout.ts";
import { headsOf, linesOf } from "./layout-lines.ts";
import { columnOf, readyLayouts } from "./ready-layouts.ts";
import { faultOfLayout } from "./refusal-to-layout.ts";

const row: LayoutRow = {
  afm: "090000045",
  amka: null,
  lastName: "Παπαδοπούλου",
  firstName: "Άννα",
  fatherName: "-",
  contractNumber: "ΙΔΟΧ-7",
  specialty: 'ΔΕ "Οδηγοί"; ΥΕ',
  structureTitle: "Δομή €",
  plannedDays: 21,
  presentDays: 19,
  leavePaidDays: 0,
  sickDays: 2,
  leaveUnpaidDays: 0,
  unjustifiedDays: 0,
  insuranceDays: 23,
  workedMinutes: 9_125,
  nightMinutes: 20,
  sundayHolidayMinutes: 0,
  overtimeMinutes: 0,
  rate: "1250.00",
  earned: "1250.00",
  unpaid: "-83.33",
  unjustified: "0.00",
  "third-party": "0.00",
  "half-paid": "0.00",
  "part-day": "0.00",
  "sickness-benefit": "0.00",
  takenOff: "-83.33",
  amount: "1166.67",
  held: null,
};

const csv = (given: Partial<Layout>): Layout => ({ ...readyLayouts.delimited, ...given });
const fixed = (given: Partial<Layout>): Layout => ({ ...readyLayouts.fixed, ...given });

const texts = (layout: Layout, of: LayoutRow = row) =>
  linesOf(layout, "2026-03", of).map(({ text }) => text);
const misfits = (layout: Layout, of: LayoutRow = row) =>
  linesOf(layout, "2026-03", of).flatMap((line) => line.misfits);

describe("a line of a layout", () => {
  test.each<[string, Layout, string[]]>([
    [
      "separates its fields, and quotes those that contain the delimiter",
      csv({ columns: [columnOf("lastName"), columnOf("specialty"), columnOf("amka")] }),
      ['Παπαδοπούλου;"ΔΕ ""Οδηγοί""; ΥΕ";'],
    ],
    [
      "quotes the comma of an amount when commas delimit",
      csv({ delimiter: "comma", columns: [columnOf("amount"), columnOf("takenOff")] }),
      ['"1166,67","-83,33"'],
    ],
    [
      "has a decimal point where the program wants it, and tabs",
      csv({
        delimiter: "tab",
        decimalSign: "point",
        columns: [columnOf("unpaid"), columnOf("rate"), columnOf("presentDays")],
      }),
      ["-83.33\t1250.00\t19"],
    ],
    [
      "has amounts in whole cents, and hours in hundredths, without a decimal sign",
      csv({
        decimalSign: "none",
        columns: [
          columnOf("rate"),
          columnOf("unpaid"),
          columnOf("third-party"),
          columnOf("nightMinutes"),
          columnOf("presentDays"),
        ],
      }),
      ["125000;-8333;0;33;19"],
    ],
    [
      "pads whole cents with zeros after the sign",
      fixed({
        decimalSign: "none",
        columns: [
          columnOf("amount", { width: 10, align: "end", fill: "0" }),
          columnOf("takenOff", { width: 10, align: "end", fill: "0" }),
          columnOf("sickness-benefit", { width: 4, align: "end", fill: "0" }),
        ],
      }),
      ["0000116667-0000083330000"],
    ],
    [
      "has hours to the hundredth",
      csv({ columns: [columnOf("workedMinutes"), columnOf("nightMinutes")] }),
      ["152,08;0,33"],
    ],
    [
      "has hours as h:mm",
      csv({ hours: "clock", columns: [columnOf("workedMinutes"), columnOf("nightMinutes")] }),
      ["152:05;0:20"],
    ],
    [
      "tells zero of a month of which no payment holds anything",
      csv({ columns: [columnOf("amount"), columnOf("held")] }),
      ["1166,67;0,00"],
    ],
    ["has minutes", csv({ hours: "minutes", columns: [columnOf("workedMinutes")] }), ["9125"]],
    [
      "has the month and constants",
      csv({
        columns: [columnOf("year"), columnOf("monthNumber"), columnOf("constant", { text: "Α1" })],
      }),
      ["2026;03;Α1"],
    ],
    [
      "exists for each kind with a code and a value",
      csv({
        per: "kind",
        columns: [columnOf("afm"), columnOf("kindCode"), columnOf("kindQuantity")],
        kinds: [
          { kind: "amount", code: "900" },
          { kind: "leavePaidDays", code: "020" },
          { kind: "unjustified", code: "021" },
          { kind: "nightMinutes", code: "ΝΥΧ" },
          { kind: "presentDays", code: "001" },
        ],
      }),
      ["090000045;900;1166,67", "090000045;ΝΥΧ;0,33", "090000045;001;19"],
    ],
    [
      "has hundredths of days too if one column takes amounts and days without a sign",
      csv({
        per: "kind",
        decimalSign: "none",
        columns: [columnOf("kindCode"), columnOf("kindQuantity"), columnOf("presentDays")],
        kinds: [
          { kind: "amount", code: "900" },
          { kind: "nightMinutes", code: "ΝΥΧ" },
          { kind: "presentDays", code: "001" },
        ],
      }),
      ["900;116667;19", "ΝΥΧ;33;19", "001;1900;19"],
    ],
    [
      "pads each column to its width, on its side, with its character",
      fixed({
        columns: [
          columnOf("lastName", { width: 14 }),
          columnOf("firstName", { width: 6, align: "end", fill: "." }),
          columnOf("amka", { width: 3, fill: "-" }),
          columnOf("contractNumber", { width: 6 }),
          columnOf("presentDays", { width: 4, align: "end", fill: "0" }),
        ],
      }),
      ["Παπαδοπούλου  ..Άννα---ΙΔΟΧ-70019"],
    ],
    [
      "puts the sign before the padding zeros",
      fixed({
        columns: [
          columnOf("takenOff", { width: 9, align: "end", fill: "0" }),
          columnOf("takenOff", { width: 9, align: "end" }),
          columnOf("amount", { width: 9, align: "end", fill: "0" }),
        ],
      }),
      ["-00083,33   -83,33001166,67"],
    ],
  ])("%s", (_what, layout, expected) => {
    expect(faultOfLayout(layout)).toBeNull();
    expect(misfits(layout)).toEqual([]);
    expect(texts(layout)).toEqual(expected);
  });

  test.each<[string, Layout, LayoutRow, object]>([
    [
      "longer than its column",
      fixed({ columns: [columnOf("afm", { width: 9 }), columnOf("lastName", { width: 11 })] }),
      row,
      { column: 1, why: "too-long", value: "Παπαδοπούλου", letters: "" },
    ],
    [
      "a number longer than its column",
      fixed({ columns: [columnOf("takenOff", { width: 5, align: "end", fill: "0" })] }),
      row,
      { column: 0, why: "too-long", value: "-83,33", letters: "" },
    ],
    [
      "with letters missing from the encoding",
      csv({ encoding: "windows-1253", columns: [columnOf("lastName")] }),
      { ...row, lastName: "Şahin Ὀδυσσεύς" },
      { column: 0, why: "unwritable", value: "Şahin Ὀδυσσεύς", letters: "ŞὈ" },
    ],
    [
      "with a line break, in a fixed-width file",
      fixed({ encoding: "utf-8", columns: [columnOf("specialty", { width: 20 })] }),
      { ...row, specialty: "ΔΕ\nΟδηγοί" },
      { column: 0, why: "unwritable", value: "ΔΕ\nΟδηγοί", letters: "\n" },
    ],
    [
      "that a spreadsheet would run as a formula",
      csv({ columns: [columnOf("amount"), columnOf("lastName")] }),
      { ...row, lastName: '=HYPERLINK("x")' },
      { column: 1, why: "formula", value: '=HYPERLINK("x")', letters: "" },
    ],
  ])("rejects a value %s", (_what, layout, of, expected) => {
    expect(misfits(layout, of)).toEqual([expected]);
  });

  test("accepts a lone minus sign, and a letter of two code points", () => {
    const layout = csv({
      encoding: "windows-1253",
      columns: [columnOf("fatherName"), columnOf("firstName"), columnOf("structureTitle")],
    });
    const of = { ...row, firstName: "Α\u0301ννα" };
    expect(misfits(layout, of)).toEqual([]);
    expect(texts(layout, of)).toEqual(["-;Άννα;Δομή €"]);
  });

  test("has a header in a delimited file, none in a fixed-width one", () => {
    const columns = [columnOf("afm", { head: "TIN" }), columnOf("amount", { head: "Ποσό; €" })];
    expect(headsOf(csv({ columns }))?.text).toBe('TIN;"Ποσό; €"');
    expect(headsOf(csv({ columns, withHeads: false }))).toBeNull();
    expect(headsOf(fixed({ columns, withHeads: true }))).toBeNull();
  });
});

const ofKinds = {
  per: "kind",
  columns: [columnOf("afm"), columnOf("kindCode"), columnOf("kindQuantity")],
  kinds: [{ kind: "amount", code: "900" }],
} as const satisfies Partial<Layout>;

test.each<[string, Layout, object]>([
  ["kind-without-lines", csv({ columns: ofKinds.columns }), { column: 1 }],
  ["lines-without-kinds", csv({ ...ofKinds, kinds: [] }), { column: null }],
  ["lines-without-quantity", csv({ ...ofKinds, columns: [columnOf("kindCode")] }), {}],
  ["kind-twice", csv({ ...ofKinds, kinds: [...ofKinds.kinds, ...ofKinds.kinds] }), {}],
  ["no-width", fixed({ columns: [columnOf("afm")] }), { column: 0 }],
  ["too-wide", fixed({ columns: Array(11).fill(columnOf("afm", { width: 200 })) }), {}],
  // 19 days would be read as 1900.
  ["false-fill", fixed({ columns: [columnOf("presentDays", { width: 4, fill: "0" })] }), {}],
  ["false-fill", fixed({ columns: [columnOf("afm", { width: 12, fill: "0" })] }), {}],
  ["false-fill", fixed({ columns: [columnOf("afm", { width: 12, fill: "\u2592" })] }), {}],
  [
    "head-unwritable",
    csv({ encoding: "windows-1253", columns: [columnOf("afm", { head: "Steuer→Nr" })] }),
    { column: 0, letters: "→" },
  ],
  ["head-formula", csv({ columns: [columnOf("afm", { head: "=A1" })] }), {}],
  ["constant-formula", csv({ columns: [columnOf("constant", { text: "+A1" })] }), {}],
  ["constant-too-long", fixed({ columns: [columnOf("constant", { text: "Α12", width: 2 })] }), {}],
  [
    "code-unwritable",
    csv({ ...ofKinds, encoding: "windows-1253", kinds: [{ kind: "amount", code: "ş9" }] }),
    { column: 1, letters: "ş" },
  ],
])("a layout is refused: %s", (why, layout, expected) => {
  expect(faultOfLayout(layout)).toMatchObject({ why, ...expected });
});

test("both predefined layouts are valid and write the row", () => {
  for (const ready of Object.values(readyLayouts)) {
    expect(faultOfLayout(ready)).toBeNull();
    expect(misfits(ready)).toEqual([]);
  }
  expect(texts(readyLayouts.fixed)).toEqual([
    `090000045${" ".repeat(11)}Παπαδοπούλου${" ".repeat(18)}Άννα${" ".repeat(16)}202603190000` +
      "0000,330000,000000,00000001250,00-00000083,33000001166,67",
  ]);
});

test("a row without amounts is complete for a layout without amounts", () => {
  const unsigned = { ...row, earned: null, amount: null, takenOff: null };
  const ofDays = csv({ columns: [columnOf("afm"), columnOf("presentDays"), columnOf("rate")] });
  expect(isKnownFor(ofDays, unsigned)).toBe(true);
  expect(isKnownFor(csv({}), unsigned)).toBe(false);
  expect(isKnownFor(csv(ofKinds), unsigned)).toBe(false);
  const uninsured = { ...row, insuranceDays: null };
  expect(isKnownFor(csv({}), uninsured)).toBe(true);
  expect(isKnownFor(csv({ columns: [columnOf("insuranceDays")] }), uninsured)).toBe(false);
  expect(
    isKnownFor(csv({ ...ofKinds, per: "contract", columns: [columnOf("afm")] }), unsigned),
  ).toBe(true);
});

test("columns and kinds that reveal an absence are recognised", () => {
  expect(reasonsIn(csv({}))).toEqual([]);
  expect(reasonsIn(csv({ columns: [columnOf("unpaid"), columnOf("afm")] }))).toEqual(["unpaid"]);
  const kinds = [{ kind: "sickDays", code: "S" } as const];
  expect(reasonsIn(csv({ ...ofKinds, kinds }))).toEqual(["sickDays"]);
  expect(reasonsIn(csv({ kinds }))).toEqual([]);
});
