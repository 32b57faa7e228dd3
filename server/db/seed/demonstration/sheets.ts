import { lockInstantOf } from "#domain/attendance/lock.ts";
import { addDays, monthOf, type Day } from "#domain/calendar/day.ts";
import { lockedByDeadline } from "#texts/jobs.ts";
import type { Row } from "../rows.ts";
import type { Body } from "./body.ts";
import type { EngagementDays } from "./days.ts";
import { at, type Moment } from "./moment.ts";

/** An act on the sheet of a structure and day; a sheet's acts are in order, none if nothing was done yet. */
type SheetAct = { state: "submitted" | "locked"; at: Date; by: string | null; reason: string };

/**
 * The sheets of a body up to yesterday. The oldest month is locked, the municipality's middle one too, and every sheet
 * past its lock deadline. Other sheets up to three days ago are submitted if no one lacks a record.
 */
export function sheetsOf(
  moment: Moment,
  body: Body,
  people: readonly EngagementDays[],
  clerk: string,
): { sheets: Row<"attendance_sheet">[]; acts: Row<"attendance_sheet_act">[] } {
  const organization_id = body.organization.id;
  const sheets: Row<"attendance_sheet">[] = [];
  const acts: Row<"attendance_sheet_act">[] = [];
  for (const { structure_id, date, pending } of operatedDays(moment, people)) {
    const submitted = pending === 0 ? submission(moment, date, clerk) : [];
    const done = [...submitted, ...lock(moment, body, { structureId: structure_id, day: date })];
    const last = done.at(-1);
    if (!last) continue;
    const key = { organization_id, structure_id, date };
    sheets.push({ ...key, state: last.state, version: done.length });
    done.forEach((act, index) =>
      acts.push({
        ...key,
        seq: index + 1,
        state: act.state,
        at: act.at,
        by_user: act.by,
        reason: act.reason,
      }),
    );
  }
  return { sheets, acts };
}

type OperatedDay = { structure_id: string; date: Day; pending: number };

/** Each structure and day before today with someone planned or at work, and how many of them have no record. */
function operatedDays(moment: Moment, people: readonly EngagementDays[]): OperatedDay[] {
  const found = new Map<string, OperatedDay>();
  for (const { told } of people) {
    for (const { day, structureId, result } of told) {
      const operates = result.plannedMinutes > 0 || result.workedMinutes > 0;
      if (structureId === null || day >= moment.today || !operates) continue;
      const key = `${structureId} ${day}`;
      const known = found.get(key) ?? { structure_id: structureId, date: day, pending: 0 };
      known.pending += result.label === "pending" ? 1 : 0;
      found.set(key, known);
    }
  }
  return [...found.values()];
}

function submission(moment: Moment, day: Day, clerk: string): SheetAct[] {
  if (day > addDays(moment.today, -3)) return [];
  return [{ state: "submitted", at: at(addDays(day, 1), 555), by: clerk, reason: "" }];
}

function lock(
  moment: Moment,
  { plan, calendar }: Body,
  sheet: { structureId: string; day: Day },
): SheetAct[] {
  const deadline = lockInstantOf(calendar, sheet, moment.lockRule);
  if (deadline !== null && new Date(deadline) <= moment.now)
    return [
      { state: "locked", at: new Date(deadline), by: null, reason: lockedByDeadline(deadline) },
    ];
  const month = monthOf(sheet.day);
  const isLocked =
    month === moment.oldest || (plan.legalForm === "Δήμος" && month === moment.middle);
  return isLocked
    ? [{ state: "locked", at: at(addDays(sheet.day, 1), 720), by: null, reason: "" }]
    : [];
}
