import type { HolidayChangeIn } from "#api/holidays.ts";
import type { HolidayPlace } from "#domain/calendar/holidays.ts";
import type { Writer } from "#server/db/handles.ts";

/** Writes the rows of a change. */
export async function storeHoliday(tx: Writer, change: HolidayChangeIn, id: string): Promise<void> {
  switch (change.type) {
    case "add-rule":
      await tx
        .insertInto("holiday_rule")
        .values({
          id,
          title: change.title,
          kind: change.kind,
          ...placeColumns(change.on),
          stop_minute: change.stopMinute,
          applies_to: change.appliesTo,
          source: change.source,
          valid_from: change.validFrom,
        })
        .execute();
      return;
    case "end-rule":
      await tx
        .updateTable("holiday_rule")
        .set((of) => ({ valid_to: change.validTo, version: of("version", "+", 1) }))
        .where("id", "=", change.ruleId)
        .execute();
      return;
    case "move": {
      const moved = { moved_to: change.movedTo, source: change.source };
      await tx
        .insertInto("holiday_move")
        .values({ rule_id: change.ruleId, year: change.year, ...moved })
        .onConflict((conflict) => conflict.columns(["rule_id", "year"]).doUpdateSet(moved))
        .execute();
      return;
    }
    case "unmove":
      await tx
        .deleteFrom("holiday_move")
        .where("rule_id", "=", change.ruleId)
        .where("year", "=", change.year)
        .execute();
      return;
    case "add-local":
      await tx
        .insertInto("organization_holiday")
        .values({
          organization_id: change.organizationId,
          id,
          title: change.title,
          ...placeColumns(change.on),
          source: change.source,
          valid_from: change.validFrom,
        })
        .execute();
      return;
    case "end-local":
      await tx
        .updateTable("organization_holiday")
        .set((of) => ({ valid_to: change.validTo, version: of("version", "+", 1) }))
        .where("organization_id", "=", change.organizationId)
        .where("id", "=", change.localId)
        .execute();
  }
}

function placeColumns(on: HolidayPlace) {
  return on.type === "easter"
    ? { easter_offset: on.offset, month: null, day_of_month: null }
    : { easter_offset: null, month: on.month, day_of_month: on.day };
}
