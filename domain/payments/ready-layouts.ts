import type { Layout, LayoutColumn, LayoutContent } from "./layout.ts";

/** The layouts from which a body may start; texts/ adds the names of their columns. */
export const readyLayouts = { delimited: delimited(), fixed: fixed() } as const;

export type ReadyLayout = keyof typeof readyLayouts;

/** A column with this content and default values. */
export function columnOf(
  holds: LayoutContent,
  given: Partial<Omit<LayoutColumn, "holds">> = {},
): LayoutColumn {
  return { holds, head: "", text: "", width: 0, align: "start", fill: " ", ...given };
}

/** For a program that reads what a Greek spreadsheet writes: one line per contract. */
function delimited(): Layout {
  return {
    form: "delimited",
    per: "contract",
    delimiter: "semicolon",
    withHeads: true,
    decimalSign: "comma",
    hours: "decimal",
    encoding: "utf-8-mark",
    columns: [
      columnOf("afm"),
      columnOf("amka"),
      columnOf("lastName"),
      columnOf("firstName"),
      columnOf("contractNumber"),
      columnOf("presentDays"),
      columnOf("leavePaidDays"),
      columnOf("leaveUnpaidDays"),
      columnOf("nightMinutes"),
      columnOf("sundayHolidayMinutes"),
      columnOf("overtimeMinutes"),
      columnOf("earned"),
      columnOf("takenOff"),
      columnOf("amount"),
    ],
    kinds: [],
  };
}

/** For a program that reads fixed positions on a line, as most of the older ones do. */
function fixed(): Layout {
  return {
    form: "fixed",
    per: "contract",
    delimiter: "semicolon",
    withHeads: false,
    decimalSign: "comma",
    hours: "decimal",
    encoding: "windows-1253",
    columns: [
      columnOf("afm", { width: 9 }),
      columnOf("amka", { width: 11 }),
      columnOf("lastName", { width: 30 }),
      columnOf("firstName", { width: 20 }),
      columnOf("year", { width: 4 }),
      columnOf("monthNumber", { width: 2 }),
      columnOf("presentDays", number(2)),
      columnOf("leavePaidDays", number(2)),
      columnOf("leaveUnpaidDays", number(2)),
      columnOf("nightMinutes", number(7)),
      columnOf("sundayHolidayMinutes", number(7)),
      columnOf("overtimeMinutes", number(7)),
      columnOf("earned", number(12)),
      columnOf("takenOff", number(12)),
      columnOf("amount", number(12)),
    ],
    kinds: [],
  };
}

/** Padded with leading zeros. */
function number(width: number) {
  return { width, align: "end", fill: "0" } as const;
}
