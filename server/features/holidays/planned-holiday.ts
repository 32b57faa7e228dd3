import type { HolidayChangeIn } from "#api/holidays.ts";
import {
  changedHolidays,
  datesChanged,
  existsAlready,
  refusalToHolidayChange,
  type Holidays,
} from "#domain/calendar/holiday-change.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  calendarOfParts,
  readCalendarParts,
  type CalendarParts,
} from "#server/features/attendance/public.ts";
import type { CalendarChange } from "#server/features/calendar-changes/public.ts";
import type { BodyContext, SignedContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, orNotFound } from "#server/kernel/fault.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { holidayRefusals } from "#texts/holidays.ts";

/** A validated change of the holidays: the dates that it affects, and the bodies. */
type PlannedHoliday = { dates: Day[]; bodies: { id: string; description: string }[] };

/** Throws if the change refers to something that does not exist, or may not be made. */
export async function plannedHoliday(
  ctx: SignedContext,
  change: HolidayChangeIn,
): Promise<PlannedHoliday> {
  if ("validFrom" in change) requireNear(ctx, "validFrom", change.validFrom);
  const all = await ctx.db
    .selectFrom("organization")
    .select(["id", "description"])
    .orderBy("description")
    .execute();
  const bodies =
    "organizationId" in change ? all.filter(({ id }) => id === change.organizationId) : all;
  const first = orNotFound(bodies[0]);
  const before = await readBodies(ctx, [first.id], (db) => readCalendarParts(db, first.id));
  requireNamed(before, change);
  if (existsAlready(before, change)) throw fieldFault("title", holidayRefusals["kept-already"]);
  const after = changedHolidays(before, change, "new");
  const dates = datesChanged(before, after, yearsOf(ctx, change));
  const refusal = refusalToHolidayChange(change, dates, ctx.today);
  if (refusal) throw fieldFault(fieldOf(change), holidayRefusals[refusal]);
  return { dates, bodies };
}

/** The change to the calendar of one body, as its transaction sees it. `id` is the id of what is added. */
export async function calendarChangeIn(
  db: Reader,
  organizationId: string,
  { dates, change, id }: { dates: readonly Day[]; change: HolidayChangeIn; id: string },
): Promise<CalendarChange> {
  const parts = await readCalendarParts(db, organizationId);
  return {
    before: calendarOfParts(parts),
    after: calendarOfParts({ ...parts, ...changedHolidays(parts, change, id) }),
    structureIds: parts.tree.map((structure) => structure.id),
    dates,
  };
}

/** The Administrator's context in a body; writes there are not stored as a repeat of the whole call. */
export function inBodyOf(ctx: SignedContext, organizationId: string): BodyContext {
  return { ...ctx, repeat: null, organizationId, right: null };
}

/** Rules take effect from their first day; two years ahead show each of them. */
function yearsOf(ctx: SignedContext, change: HolidayChangeIn): number[] {
  const year = Number(ctx.today.slice(0, 4));
  if (change.type === "move" || change.type === "unmove") {
    const own = change.year;
    return [own - 1, own, own + 1];
  }
  return [year, year + 1, year + 2];
}

function requireNamed({ rules, moves, locals }: CalendarParts & Holidays, change: HolidayChangeIn) {
  if ("ruleId" in change && !rules.some(({ id }) => id === change.ruleId))
    throw new Fault("not-found");
  if ("localId" in change && !locals.some(({ id }) => id === change.localId))
    throw new Fault("not-found");
  const isMoved = (ruleId: string, year: number) =>
    moves.some((move) => move.ruleId === ruleId && move.year === year);
  if (change.type === "unmove" && !isMoved(change.ruleId, change.year))
    throw new Fault("not-found");
}

function fieldOf(change: HolidayChangeIn): string {
  if (change.type === "move") return "movedTo";
  if ("validTo" in change) return "validTo";
  return "validFrom" in change ? "validFrom" : "change";
}
