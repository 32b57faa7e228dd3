import { buffer } from "node:stream/consumers";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";
import type { SheetHead, Value } from "./sheet.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { writeZip } from "./write-zip.ts";
import { sheetEnd, sheetStart, workbookParts } from "./xlsx-parts.ts";
import { unpackedParts } from "./zip-bounds.ts";

const head: SheetHead = {
  title: "Εργαζόμενοι",
  columns: [
    { header: "ΑΦΜ", width: 12, kind: "text" },
    { header: "Αμοιβή", width: 12, kind: "money" },
    { header: "Έναρξη", width: 12, kind: "day" },
    { header: "Ώρες", width: 12, kind: "minutes" },
    { header: "Παρατηρήσεις", width: 30, kind: "text" },
  ],
};
const rows: Value[][] = [
  ["010509832", "1250.50", "2026-03-01", 1625, "=HYPERLINK(1)"],
  ["555777003", null, null, null, 'με ; και "εισαγωγικά"'],
];

test("a table written as xlsx reads back with leading zeros, dates and numbers", async () => {
  expect(await readTable(await buffer(writeXlsx(head, [rows])))).toEqual({
    rows: [
      ["ΑΦΜ", "Αμοιβή", "Έναρξη", "Ώρες", "Παρατηρήσεις"],
      ["010509832", 1250.5, "2026-03-01", "27:05", "=HYPERLINK(1)"],
      ["555777003", null, null, null, 'με ; και "εισαγωγικά"'],
    ],
  });
});

test("a cell with a time but no date is read as a time of day", async () => {
  const cells = `<row r="2"><c r="A2" s="4"><v>${8 / 24}</v></c><c r="B2" s="4"><v>${15.5 / 24}</v></c></row>`;
  const sheet = ["xl", "worksheets", "sheet1.xml"];
  const zip = writeZip([
    ...Object.entries(workbookParts("times")).map(([path, text]) => ({
      path: path.split("/"),
      bytes: [text],
    })),
    { path: sheet, bytes: [`${sheetStart({ title: "times", columns: [] })}${cells}${sheetEnd}`] },
  ]);
  expect(await readTable(await buffer(zip))).toEqual({
    rows: [
      [null, null],
      ["08:00", "15:30"],
    ],
  });
});

test("csv opens in a Greek spreadsheet, and a formula in it stays text", async () => {
  expect((await buffer(writeCsv(head, [rows]))).toString("utf8")).toBe(
    "\uFEFFΑΦΜ;Αμοιβή;Έναρξη;Ώρες;Παρατηρήσεις\n" +
      "010509832;1250,50;01/03/2026;27:05;'=HYPERLINK(1)\n" +
      '555777003;;;;"με ; και ""εισαγωγικά"""\n',
  );
});

test.each([
  ["UTF-8 with a BOM", Buffer.from("\uFEFFΑΦΜ;Αμοιβή\n010509832;1250,50\n")],
  ["windows-1253 with commas", inGreekCodePage('ΑΦΜ,Αμοιβή\n010509832,"1250,50"\n')],
  ["UTF-8 with tabs and CRLF", Buffer.from("ΑΦΜ\tΑμοιβή\r\n010509832\t1250,50\r\n")],
])("csv is read from %s", async (_, bytes) => {
  expect(await readTable(bytes)).toEqual({
    rows: [
      ["ΑΦΜ", "Αμοιβή"],
      ["010509832", "1250,50"],
    ],
  });
});

test("a csv with mixed line endings has a row for each, empty ones too", async () => {
  const text =
    '\r\nΑΦΜ;Σημείωση\r\n1;"δύο\nσειρές"\n2;\r\n\r\n3;τρία\r4;τέσσερα\n5;πέντε\r\r\n6;έξι\r\r\n';
  expect(await readTable(Buffer.from(text))).toEqual({
    blankLines: 1,
    rows: [
      ["ΑΦΜ", "Σημείωση"],
      ["1", "δύο\nσειρές"],
      ["2", null],
      [null],
      ["3", "τρία"],
      ["4", "τέσσερα"],
      ["5", "πέντε"],
      ["6", "έξι"],
    ],
  });
});

test.each([
  ["an empty line", "\n", 1],
  ["lines of separators, spaces and empty quotes", ' \t\r\n;;\r\r\n"";""\r', 3],
  ["more lines than a table may have", "\n".repeat(30_000), 30_000],
])(
  "%s above a csv's header: counted, without effect on what is below",
  async (_, above, blankLines) => {
    for (const separator of [";", ",", "\t"]) {
      const text = `${above}ΑΦΜ${separator}"Σημ\nείωση"\n1${separator}δύο`;
      expect(await readTable(Buffer.from(text))).toEqual({
        blankLines,
        rows: [
          ["ΑΦΜ", "Σημ\nείωση"],
          ["1", "δύο"],
        ],
      });
    }
  },
);

test.each([
  ["a workbook of Excel 97", Buffer.from("d0cf11e0a1b11ae100", "hex"), "old-excel"],
  ["a picture", Buffer.from("89504e470d0a1a0a0000", "hex"), "not-a-table"],
  ["a zip that is not a workbook", Buffer.from("PK\u0003\u0004 and nothing more"), "not-a-table"],
  ["a csv of 20,001 rows", Buffer.from("α;β\n".repeat(20_002)), "too-many-rows"],
  ["the same below an empty line", Buffer.from(`\n${"α;β\n".repeat(20_500)}`), "too-many-rows"],
])("%s is refused", async (_, bytes, refusal) => {
  expect(await readTable(bytes)).toEqual({ refusal });
});

test("a zip is limited by its unpacked size, whatever its headers claim", () => {
  const zeros = Buffer.alloc(5_000_000);
  expect(unpackedParts(zipOf(zeros, 100), 4_000_000)).toBeNull();
  expect(unpackedParts(zipOf(zeros, 5_000_000), 6_000_000)?.map(({ length }) => length)).toEqual([
    5_000_000,
  ]);
  expect(
    unpackedParts(Buffer.concat([zipOf(zeros, 100), zipOf(zeros, 100)]), 6_000_000),
  ).toBeNull();
  expect(unpackedParts(zipOf(Buffer.from("small"), 4_000_000_000), 6_000_000)).toBeNull();
});

/** A zip of one file whose header claims to unpack to `claimed` bytes. */
function zipOf(content: Buffer, claimed: number): Buffer {
  const header = Buffer.alloc(30);
  header.write("PK\u0003\u0004", "latin1");
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(claimed, 22);
  return Buffer.concat([header, deflateRawSync(content)]);
}

function inGreekCodePage(text: string): Buffer {
  const decoder = new TextDecoder("windows-1253");
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  return Buffer.from(Array.from(text, (letter) => codes.get(letter) ?? 63));
}
