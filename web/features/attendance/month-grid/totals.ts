import { formatDuration } from "#domain/minutes.ts";
import type { RowView } from "./model/row-view.ts";

/** The four totals of a contract as its row shows them: days present, hours, balance, days still due. */
export function totalTexts({ totals, dueDays }: RowView): string[] {
  return [
    String(totals.presentDays),
    formatDuration(totals.workedMinutes),
    formatDuration(totals.balanceMinutes),
    dueDays === 0 ? "" : String(dueDays),
  ];
}
