import { monthText } from "#texts/calendar-names.ts";
import writeXlsxFile, { type Cell, type Row, type SheetData } from "write-excel-file/node";
import { legendOfCodes, printTexts, totalHeadings, weekdayLetter } from "#texts/print.ts";
import { dayText } from "#texts/moment.ts";
import { instantText } from "./formats.ts";
import { personColumns } from "./person-columns.ts";
import { isOff, type PrintedMonth, type PrintedTotals } from "./printed-month.ts";
import { isMinutes, sumOfTotals, totalKeys } from "./totals.ts";

const minutesOfDay = 1440;
const strong = { fontWeight: "bold" } as const;
const heading = {
  ...strong,
  backgroundColor: "#e8ecf1",
  wrap: true,
  alignVertical: "center",
} as const;
const centred = { align: "center" } as const;
const off = { ...centred, backgroundColor: "#f1f3f5" } as const;
const doubt = { ...centred, backgroundColor: "#fbe6c4", fontWeight: "bold" } as const;

/** The monthly sheet as a workbook: the columns of the paper version, with figures as numbers and durations as durations. */
export function xlsxOfMonth(month: PrintedMonth): Promise<Buffer> {
  const head = headOf(month);
  const data: SheetData = [...head, headingsOf(month)];
  for (const [index, person] of month.people.entries()) {
    data.push([
      index + 1,
      ...personColumns.map(({ value }) => value(person)),
      person.contractNumber,
      ...marksOf(month, index),
      ...totalCells(person.totals),
    ]);
  }
  const blank = Array.from({ length: personColumns.length + month.days.length }, () => null);
  data.push([
    null,
    { value: printTexts.total, ...strong },
    ...blank,
    ...totalCells(sumOfTotals(month.people)),
  ]);
  const sheet = {
    data,
    sheet: monthText(month.month),
    columns: widthsOf(month),
    orientation: "landscape" as const,
    stickyRowsCount: head.length + 1,
    stickyColumnsCount: 3,
  };
  const notes = {
    data: notesOf(month),
    sheet: printTexts.legend,
    columns: [{ width: 12 }, { width: 34 }, { width: 80 }],
  };
  return writeXlsxFile([sheet, notes], { fontFamily: "Calibri", fontSize: 10 }).toBuffer();
}

function headOf({ organization, structure, month, state, signature }: PrintedMonth): Row[] {
  const proof = signature
    ? [printTexts.code, signature.code, printTexts.digest, signature.digest]
    : [printTexts.draft];
  return [
    [null, { value: `${printTexts.title} – ${monthText(month)}`, ...strong, fontSize: 14 }],
    [null, printTexts.organization, organization.title, printTexts.afm, organization.afm],
    [null, printTexts.structure, structure.title, printTexts.structureCode, structure.code],
    [null, printTexts.state, state, printTexts.number, `${structure.code}/${month}`],
    [null, ...proof],
  ];
}

function headingsOf({ days }: PrintedMonth): Row {
  const titles = [
    printTexts.index,
    ...personColumns.map(({ header }) => header),
    printTexts.contractNumber,
    ...days.map(({ date, weekday }) => `${Number(date.slice(8))} ${weekdayLetter(weekday)}`),
    ...totalKeys.map((key) => totalHeadings[key].join(" ")),
  ];
  return titles.map((value) => ({ value, ...heading }));
}

function marksOf({ days, people }: PrintedMonth, index: number): Cell[] {
  const marks = people[index]?.marks ?? [];
  return marks.map((mark, at) => {
    const value = mark.isTyped ? `${mark.code}${printTexts.typedMark}` : mark.code;
    const day = days[at];
    if (mark.tone === "doubt") return { value, ...doubt };
    return day && isOff(day) ? { value, ...off } : { value, ...centred };
  });
}

function totalCells(totals: PrintedTotals): Cell[] {
  return totalKeys.map((key) =>
    isMinutes(key)
      ? { value: totals[key] / minutesOfDay, type: Number, format: "[h]:mm" }
      : { value: totals[key], type: Number, format: "0" },
  );
}

function widthsOf({ days }: PrintedMonth): { width: number }[] {
  const people = [5, ...personColumns.map(({ width }) => width), 16];
  const widths = [...people, ...days.map(() => 6), ...totalKeys.map(() => 13)];
  return widths.map((width) => ({ width }));
}

/** The second sheet: the meaning of the codes, the holidays and the remarks. */
function notesOf(month: PrintedMonth): SheetData {
  const codes = [...legendOfCodes, ...month.reasons];
  const closed = month.days.filter(({ title }) => title !== null);
  return [
    [{ value: printTexts.legend, ...strong }],
    ...codes.map(({ code, title }) => [code, title]),
    [printTexts.typedMark, printTexts.typedLegend],
    [{ value: printTexts.holidays, ...strong }],
    ...closed.map(({ date, title }) => [dayText(date), title]),
    [{ value: printTexts.remarks, ...strong }],
    ...month.remarks.map(({ date, name, text }) => [dayText(date), name, text]),
    [{ value: printTexts.printedAt(instantText(month.printedAt)) }],
  ];
}
