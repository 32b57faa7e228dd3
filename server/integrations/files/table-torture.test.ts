import { expect, test } from "vitest";
import { sampleZip } from "#server/testing/sample-files.ts";
import { readTable } from "./read-table.ts";

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const packages = "http://schemas.openxmlformats.org/package/2006/relationships";

/** A workbook with one sheet of the given rows, in SpreadsheetML. */
function workbookOf(rows: string, sharedStrings = ""): Buffer {
  return sampleZip([
    { name: "[Content_Types].xml", data: "<Types/>" },
    {
      name: "_rels/.rels",
      data: `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      data: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      data: `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: "xl/worksheets/sheet1.xml",
      data: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    { name: "xl/sharedStrings.xml", data: `<sst xmlns="${main}">${sharedStrings}</sst>` },
  ]);
}

const cell = (r: string) => `<c r="${r}"><v>1</v></c>`;
const first = `<row r="1">${cell("A1")}${cell("B1")}</row>`;
const shared = `<row r="1">${Array.from({ length: 100 }, (_, at) => `<c r="${columnOf(at)}1" t="s"><v>0</v></c>`).join("")}</row>`;

function columnOf(at: number): string {
  return at < 26 ? letter(at) : letter(Math.floor(at / 26) - 1) + letter(at % 26);
}

function letter(at: number): string {
  return String.fromCodePoint(65 + at);
}

test("a workbook with few cells is read, wherever it has gaps", async () => {
  expect(await readTable(workbookOf(`${first}<row r="3">${cell("C3")}</row>`))).toEqual({
    rows: [
      [1, 1, null],
      [null, null, null],
      [null, null, 1],
    ],
  });
});

test.each([
  [
    "one cell in the last corner",
    workbookOf(`${first}<row r="1048576">${cell("XFD1048576")}</row>`),
  ],
  ["the same without a row number", workbookOf(`${first}<row>${cell("XFD1048576")}</row>`)],
  [
    "the same with a namespace prefix",
    workbookOf(`${first}<x:row><x:c r="XFD1048576"><x:v>1</x:v></x:c></x:row>`),
  ],
  [
    "the same with a character reference",
    workbookOf(`${first}<row><c r="&#88;FD1048576"><v>1</v></c></row>`),
  ],
  [
    "the same after a value with >",
    workbookOf(`${first}<row><c s=">" r="XFD1048576"><v>1</v></c></row>`),
  ],
  ["a row number in another notation", workbookOf(`${first}<row r="1e9">${cell("A2")}</row>`)],
  ["a row beyond the last", workbookOf(`${first}<row r="9999999"></row>`)],
])("%s is refused before memory for the gap is allocated", async (_, bytes) => {
  expect(await readTable(bytes)).toEqual({ refusal: "too-many-cells" });
});

test.each([
  ["a cell in the 101st column", workbookOf(`<row r="1">${cell("CW1")}</row>`), "too-many-columns"],
  [
    "a row beyond 20,001",
    workbookOf(`${first}<row r="20002">${cell("A20002")}</row>`),
    "too-many-rows",
  ],
  [
    "a long text in a hundred cells",
    workbookOf(shared, `<si><t>${"α".repeat(700_000)}</t></si>`),
    "unpacks-too-large",
  ],
  [
    "expanding entities",
    workbookOf(`<!DOCTYPE a [<!ENTITY b "bb">]>${first}<row r="x">`),
    "too-many-cells",
  ],
  [
    "a csv line with a million fields",
    Buffer.from(`α${";".repeat(1_000_000)}\n`),
    "too-many-columns",
  ],
  [
    "a csv with an unclosed quotation mark",
    Buffer.from(`α;β\n"${"γ\n".repeat(1_000_000)}`),
    "not-a-table",
  ],
])("%s is refused", async (_, bytes, refusal) => {
  expect(await readTable(bytes)).toEqual({ refusal });
});
