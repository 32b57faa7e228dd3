import type { AbsenceReason, DayLabel, Interval } from "#domain/attendance/types.ts";
import { leaveLawOf } from "#domain/contracts/employment-type.ts";
import { wallMinute } from "#domain/calendar/zone.ts";
import type { DayRow, DaySheet } from "#api/attendance-sheets.ts";
import type { DailyReportRow, dailyReport } from "#api/daily-report.ts";
import type { OutputOf } from "#api/call.ts";
import { personName } from "#domain/identity/person-name.ts";
import { rowBy } from "#server/db/rows.ts";
import {
  type CatalogueReason,
  reasonsInOrder,
  sheetOfDay,
  type Calculator,
  calculatorOf,
} from "#server/features/attendance/public.ts";
import type { LinkContext } from "#server/kernel/link-context.ts";
import { readBody } from "#server/kernel/read-body.ts";

/**
 * The link's sheet as shown to someone without an account: names, hours, who is present, absent or missing. No tax
 * number, no note, and no reason that others must not see.
 */
export async function reportOfDay(
  ctx: LinkContext<"daily-report">,
): Promise<OutputOf<typeof dailyReport.get>> {
  const { organizationId, link } = ctx;
  const { structureId, date } = link;
  const [text, calculator, catalogue, organization] = await Promise.all([
    sheetOfDay(ctx, { organizationId, structureId, date }),
    calculatorOf(ctx),
    reasonsInOrder(ctx),
    readBody(ctx, (db) => rowBy(db, "organization", { id: organizationId }, ["description"])),
  ]);
  // Guarantee: `sheetOfDay` builds the text of a `DaySheet`.
  const sheet = JSON.parse(text) as DaySheet;
  return {
    organization: organization.description,
    structure: sheet.structure.title,
    recipientName: link.recipientName,
    date,
    state: sheet.state,
    version: sheet.version,
    expiresAt: link.expiresAt.toISOString(),
    usedAt: link.usedAt?.toISOString() ?? null,
    rows: sheet.rows.map((row) => rowOf(row, calculator, structureId, date)),
    reasons: catalogue
      .filter(isOffered)
      .map(({ code, title, regime }) => ({ code, title, regime })),
  };
}

/** Presence elsewhere is left to the clerk; so are absences by the hour. */
function isOffered({ isActive, unit, countsAsPresence }: CatalogueReason): boolean {
  return isActive && unit !== "hour" && !countsAsPresence;
}

function rowOf(
  row: DayRow,
  calculator: Calculator,
  structureId: string,
  date: string,
): DailyReportRow {
  const { contractId, startDate, endDate, version } = row;
  const intervals = row.intervals ?? [];
  const term = {
    id: row.termId,
    contractId,
    structureId,
    scheduleId: row.scheduleId,
    weeklyMinutes: 0,
    validFrom: date,
    validTo: date,
  };
  const contract = { contractId, startDate, endDate, term };
  const { plan, nature } = calculator.planOn(contract, date, structureId);
  const { label } = calculator.resultOn({ term, date, structureId, plan, nature, intervals });
  return {
    contractId,
    name: personName(row),
    leaveLaw: leaveLawOf(row.employmentType),
    standing: standings[label],
    planned: plan.ranges.map(({ from, to }) => ({
      from: wallMinute(date, from),
      to: wallMinute(date, to),
    })),
    intervals: intervals.map((interval) => maskInterval(interval, calculator.reasons)),
    version,
  };
}

const standings: Record<DayLabel, DailyReportRow["standing"]> = {
  present: "present",
  telework: "present",
  duty: "present",
  training: "present",
  leave: "absent",
  sick: "absent",
  unpaid: "absent",
  unjustified: "absent",
  pending: "missing",
  missing: "punch-missing",
  rest: "off",
  holiday: "off",
  weekend: "off",
  closure: "off",
  outside: "off",
};

/** An absence with a sensitive reason is returned without its reason and its hours. */
function maskInterval(interval: Interval, reasons: ReadonlyMap<string, AbsenceReason>): Interval {
  const { kind, reason, mark } = interval;
  const isHidden = kind === "absence" && (reasons.get(reason ?? "")?.isSensitive ?? true);
  return isHidden ? { kind, from: null, to: null, mark } : interval;
}
