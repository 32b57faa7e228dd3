import type { HolidayChangeIn } from "#api/holidays.ts";
import type { HolidayPlace } from "#domain/calendar/holidays.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { Fault, notFound, requireVersion } from "#server/kernel/fault.ts";

/** Stores the rows of a change. Throws `changed` with the current values if someone else was first. */
export async function storeHoliday(tx: Writer, change: HolidayChangeIn, id: string): Promise<void> {
  switch (change.type) {
    case "add-rule":
      await insertRow(tx, "holiday_rule", {
        id,
        title: change.title,
        kind: change.kind,
        ...placeColumns(change.on),
        stop_minute: change.stopMinute,
        six_days_stop_minute: change.sixDaysStopMinute,
        applies_to: change.appliesTo,
        source: change.source,
        valid_from: change.validFrom,
      });
      return;
    case "end-rule":
      await beginEdition(tx, change);
      await tx
        .updateTable("holiday_rule")
        .set({ valid_to: change.validTo })
        .where("id", "=", change.ruleId)
        .execute();
      return;
    case "move": {
      await beginEdition(tx, change);
      const moved = { moved_to: change.movedTo, source: change.source };
      await tx
        .insertInto("holiday_move")
        .values({ rule_id: change.ruleId, year: change.year, ...moved })
        .onConflict((conflict) => conflict.columns(["rule_id", "year"]).doUpdateSet(moved))
        .execute();
      return;
    }
    case "unmove":
      await beginEdition(tx, change);
      await tx
        .deleteFrom("holiday_move")
        .where((of) => of.and({ rule_id: change.ruleId, year: change.year }))
        .execute();
      return;
    case "add-local":
      await insertRow(tx, "organization_holiday", {
        organization_id: change.organizationId,
        id,
        title: change.title,
        ...placeColumns(change.on),
        source: change.source,
        valid_from: change.validFrom,
      });
      return;
    case "end-local":
      await endLocal(tx, change);
  }
}

type OfRule = Extract<HolidayChangeIn, { ruleId: string }>;

/** Locks the rule and increments its version: a rule and its moves are changed one at a time, under one version. */
async function beginEdition(tx: Writer, change: OfRule): Promise<void> {
  const { ruleId, version } = change;
  const rule = await tx
    .selectFrom("holiday_rule")
    .select(["title", "valid_to as validTo", "version"])
    .where("id", "=", ruleId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (rule.version !== version) {
    const move = await moveOf(tx, change);
    throw new Fault("changed", { current: { ...rule, ...move } });
  }
  await tx
    .updateTable("holiday_rule")
    .set({ version: version + 1 })
    .where("id", "=", ruleId)
    .execute();
}

async function moveOf(tx: Writer, change: OfRule) {
  if (change.type === "end-rule") return undefined;
  return tx
    .selectFrom("holiday_move")
    .select(["moved_to as movedTo", "source"])
    .where((of) => of.and({ rule_id: change.ruleId, year: change.year }))
    .executeTakeFirst();
}

type EndOfLocal = Extract<HolidayChangeIn, { type: "end-local" }>;

/** The caller holds the body's structures locked, so changes of its feasts run one at a time. */
async function endLocal(tx: Writer, change: EndOfLocal): Promise<void> {
  const { organizationId, localId, version, validTo } = change;
  const local = await tx
    .selectFrom("organization_holiday")
    .select(["title", "valid_to as validTo", "version"])
    .where((of) => of.and({ organization_id: organizationId, id: localId }))
    .executeTakeFirstOrThrow(notFound);
  requireVersion(local, version);
  await tx
    .updateTable("organization_holiday")
    .set({ valid_to: validTo, version: version + 1 })
    .where((of) => of.and({ organization_id: organizationId, id: localId }))
    .execute();
}

function placeColumns(on: HolidayPlace) {
  return on.type === "easter"
    ? { easter_offset: on.offset, month: null, day_of_month: null }
    : { easter_offset: null, month: on.month, day_of_month: on.day };
}
