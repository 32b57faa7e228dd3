import type { HolidayChangeIn } from "#api/holidays.ts";
import type { HolidayPlace } from "#domain/calendar/holidays.ts";
import type { Writer } from "#server/db/handles.ts";
import { deleteRows, insertRow, lockRow, rowBy, updateRows } from "#server/db/rows.ts";
import { Fault, requireVersion } from "#server/kernel/fault.ts";

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
      await updateRows(tx, "holiday_rule", { id: change.ruleId }, { valid_to: change.validTo });
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
      await deleteRows(tx, "holiday_move", { rule_id: change.ruleId, year: change.year });
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
  const rule = await lockRow(tx, "holiday_rule", { id: ruleId }, [
    "title",
    "valid_to as validTo",
    "version",
  ]);
  if (rule.version !== version) {
    const move = await moveOf(tx, change);
    throw new Fault("changed", { current: { ...rule, ...move } });
  }
  await updateRows(tx, "holiday_rule", { id: ruleId }, { version: version + 1 });
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
  const key = { organization_id: organizationId, id: localId };
  const columns = ["title", "valid_to as validTo", "version"] as const;
  requireVersion(await rowBy(tx, "organization_holiday", key, columns), version);
  await updateRows(tx, "organization_holiday", key, { valid_to: validTo, version: version + 1 });
}

function placeColumns(on: HolidayPlace) {
  return on.type === "easter"
    ? { easter_offset: on.offset, month: null, day_of_month: null }
    : { easter_offset: null, month: on.month, day_of_month: on.day };
}
