import { v7 as uuid } from "uuid";
import type { OutputOf } from "#api/call.ts";
import type { HolidayChangeIn, holidays } from "#api/holidays.ts";
import type { Day } from "#domain/calendar/day.ts";
import { calendarOfBody } from "#server/features/attendance/public.ts";
import {
  applyCalendarChange,
  effectOf,
  lockStructures,
} from "#server/features/calendar-changes/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write, writeSystem } from "#server/kernel/write.ts";
import { closureRefusals } from "#texts/closures.ts";
import { calendarChangeIn, inBodyOf, plannedHoliday } from "./planned-holiday.ts";
import { storeHoliday } from "./store-holiday.ts";

type Saved = OutputOf<typeof holidays.save>;
type OfBody = Extract<HolidayChangeIn, { organizationId: string }>;

/** A change, and its days; `id` names what is added. */
type Asked<C> = { change: C; dates: Day[]; id: string };

/**
 * Changes the holidays from today on. A feast of a body is written with what follows from it in one transaction. A change
 * for all is written together with its days, on which `renewHolidays` then works out anew what is recorded, body by body.
 */
export const saveHoliday: Handler<typeof holidays.save> = async (ctx, { change }) => {
  const id = uuid();
  const { dates, bodies } = await plannedHoliday(ctx, change);
  const saved =
    "organizationId" in change
      ? await saveOfBody(ctx, { change, dates, id })
      : await saveForAll(ctx, { change, dates, id });
  for (const body of bodies) calendarOfBody.forget(inBodyOf(ctx, body.id));
  return saved;
};

/** Months of the body that were closed refuse it, as they refuse a closure. */
function saveOfBody(ctx: SignedContext, { change, dates, id }: Asked<OfBody>): Promise<Saved> {
  const { organizationId } = change;
  const body = { ...inBodyOf(ctx, organizationId), repeat: ctx.repeat };
  return write(body, `holiday.${change.type}`, async (tx) => {
    await lockStructures(tx, organizationId);
    const calendarChange = await calendarChangeIn(tx, organizationId, { dates, change, id });
    const { months } = await effectOf(tx, body, calendarChange);
    if (months.length > 0) throw new Fault("refused", { detail: closureRefusals["months-closed"] });
    await storeHoliday(tx, change, id);
    const touched = await applyCalendarChange(tx, body, calendarChange);
    const subjectId = "localId" in change ? change.localId : id;
    const entry = {
      subjectKind: "holiday" as const,
      subjectId,
      before: null,
      after: toldOf(change),
    };
    return { entries: [entry, ...touched], result: { id: subjectId } };
  });
}

function saveForAll(
  ctx: SignedContext,
  { change, dates, id }: Asked<HolidayChangeIn>,
): Promise<Saved> {
  return writeSystem(ctx, `holiday.${change.type}`, async (tx) => {
    await storeHoliday(tx, change, id);
    await tx
      .insertInto("holiday_change")
      .values({ id, dates, made_at: ctx.now, made_by: ctx.actor.userId })
      .execute();
    const subjectId = "ruleId" in change ? change.ruleId : id;
    const entry = {
      subjectKind: "holiday" as const,
      subjectId,
      before: null,
      after: toldOf(change),
    };
    return { entry, result: { id: subjectId } };
  });
}

function toldOf(change: HolidayChangeIn) {
  const { type: _type, ...told } = change;
  return told;
}
