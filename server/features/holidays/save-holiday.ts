import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { HolidayChangeIn, holidays } from "#api/holidays.ts";
import type { Writer } from "#server/db/handles.ts";
import { calendarOfBody } from "#server/features/attendance/public.ts";
import {
  applyCalendarChange,
  type CalendarChange,
} from "#server/features/calendar-changes/public.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write, writeSystem } from "#server/kernel/write.ts";
import { calendarChangeIn, inBodyOf, plannedHoliday } from "./planned-holiday.ts";
import { storeHoliday } from "./store-holiday.ts";

/**
 * Changes the holidays from today on. A feast of a body is written with what follows from it in one transaction; a
 * change for all is written first, and then worked out body by body: what is recorded ahead of a holiday is little.
 */
export async function saveHoliday(
  ctx: SignedContext,
  { change }: InputOf<typeof holidays.save>,
): Promise<OutputOf<typeof holidays.save>> {
  const id = uuid();
  const { dates, bodies } = await plannedHoliday(ctx, change);
  const changes = new Map<string, CalendarChange>();
  for (const { id: organizationId } of bodies) {
    const body = inBodyOf(ctx, organizationId);
    const asked = { dates, change, id };
    changes.set(
      organizationId,
      await readBody(body, (db) => calendarChangeIn(db, organizationId, asked)),
    );
  }
  const told = toldOf(change);
  if (!("organizationId" in change)) {
    await writeSystem(ctx, `holiday.${change.type}`, async (tx) => ({
      entry: {
        subjectKind: "holiday",
        subjectId: "ruleId" in change ? change.ruleId : id,
        before: null,
        after: told,
      },
      result: await storeHoliday(tx, change, id),
    }));
  }
  for (const [organizationId, calendarChange] of changes) {
    const body = inBodyOf(ctx, organizationId);
    await write(body, `holiday.${change.type}`, async (tx) => {
      const isLocal = "organizationId" in change;
      if (isLocal) await storeHoliday(tx, change, id);
      const touched = await lockedAndApplied(tx, body, calendarChange);
      const subjectId = "localId" in change ? change.localId : id;
      const entry = { subjectKind: "holiday", subjectId, before: null, after: told };
      return { entries: isLocal ? [entry, ...touched] : touched, result: null };
    });
    calendarOfBody.forget(body);
  }
  return { id: "ruleId" in change ? change.ruleId : id };
}

/** Whoever records in the body is waited for. */
async function lockedAndApplied(
  tx: Writer,
  body: ReturnType<typeof inBodyOf>,
  change: CalendarChange,
) {
  await tx
    .selectFrom("structure")
    .select("id")
    .where("organization_id", "=", body.organizationId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return applyCalendarChange(tx, body, change);
}

function toldOf({ type: _type, ...change }: HolidayChangeIn) {
  return change;
}
