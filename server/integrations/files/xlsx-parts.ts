import { type Day, daysBetween } from "#domain/calendar/day.ts";
import { dayAt, minuteAt, wallMinute } from "#domain/calendar/zone.ts";
import type { ColumnKind, SheetHead, Value } from "./sheet.ts";

const mark = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ooxml = "http://schemas.openxmlformats.org";
const spreadsheet = `${ooxml}/spreadsheetml/2006/main`;
const relations = `${ooxml}/officeDocument/2006/relationships`;
const parts = `${ooxml}/package/2006`;
const part = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Cell formats, in the order of `cellXfs`. */
const styles = { text: 0, header: 1, day: 2, money: 3, instant: 4, minutes: 5, number: 0 } as const;

const minutesOfDay = 1440;

/** The parts of a workbook around its one sheet (ECMA-376, part 1, 18), by path in the package. */
export function workbookParts(title: string): Record<string, string> {
  return {
    "[Content_Types].xml": `${mark}<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${part}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${part}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${part}.styles+xml"/></Types>`,
    "_rels/.rels": `${mark}<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${mark}<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="${nameOf(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${mark}<Relationships xmlns="${parts}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${mark}<styleSheet xmlns="${spreadsheet}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/><xf xfId="0" numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}

/** The sheet up to its first data row: columns, and the header, which stays in view. */
export function sheetStart({ columns }: SheetHead): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headers = columns.map(({ header }, at) => textCell(`${letters(at)}1`, header, "header"));
  return `${mark}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row r="1">${headers.join("")}</row>`;
}

export const sheetEnd = "</sheetData></worksheet>";

/** Some rows of the sheet; the first one comes after row `above`. */
export function xlsxRows({ columns }: SheetHead, rows: Value[][], above: number): string {
  const names = columns.map((_, at) => letters(at));
  let text = "";
  for (const [index, row] of rows.entries()) {
    const number = above + index + 1;
    text += `<row r="${number}">`;
    for (const [at, value] of row.entries())
      text += cell(`${names[at]}${number}`, value, columns[at]?.kind ?? "text");
    text += "</row>";
  }
  return text;
}

/** Text is stored as text, so that nothing in it can be a formula. */
function cell(place: string, value: Value, kind: ColumnKind): string {
  if (value === null || value === "") return "";
  if (kind === "text") return textCell(place, String(value), "text");
  return `<c r="${place}" s="${styles[kind]}"><v>${numberOf(String(value), kind)}</v></c>`;
}

function numberOf(text: string, kind: ColumnKind): number {
  if (kind === "day") return serialOf(text);
  if (kind === "minutes") return Number(text) / minutesOfDay;
  if (kind !== "instant") return Number(text);
  const day = dayAt(text);
  return serialOf(day) + wallMinute(day, minuteAt(day, text)) / minutesOfDay;
}

/** Spreadsheets count days from the end of 1899. */
const serialOf = (day: Day) => daysBetween("1899-12-30", day);

function textCell(place: string, value: string, style: "text" | "header"): string {
  const format = style === "text" ? "" : ` s="${styles[style]}"`;
  const space = hasOuterBlanks.test(value) ? ' xml:space="preserve"' : "";
  return `<c r="${place}"${format} t="inlineStr"><is><t${space}>${escapeXml(value)}</t></is></c>`;
}

/** A spreadsheet would drop these without `xml:space`; it is set only if needed, because writing it for every cell costs time. */
const hasOuterBlanks = /^\s|\s$/;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for XML; characters that XML does not allow are written as Excel does, `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
function escapeXml(text: string): string {
  if (!mayNeedEscape.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_")
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, codeOf)
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

/** Very few texts contain one of these, and one test is cheaper than three replacements. */
// oxlint-disable-next-line no-control-regex
const mayNeedEscape = /[&<>"_\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;

const codeOf = (sign: string) =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** Excel limits the name of a sheet to 31 characters and reserves some. */
function nameOf(title: string): string {
  return escapeXml(title.replace(/[[\]:*?/\\']/g, " ").slice(0, 31));
}

/** `A` to `Z`, `AA`… */
function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}
