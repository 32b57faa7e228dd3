import type { LinkProps } from "@tanstack/react-router";
import type { BoardRow } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Step } from "./steps.ts";

/** Where a step is dealt with: in the row itself, in the list below, or on a page. */
type Place = "here" | "list" | LinkProps;

/** The places of a structure's steps. */
export function stepPlaces(row: BoardRow, month: Month): Record<Step, Place> {
  const { structureId: structure, firstOpenDay, firstDisputedDay } = row;
  const onSheet = (date: string | null): LinkProps => ({
    to: "/attendances/attendance-records/$id/$date",
    params: { id: structure, date: date ?? "" },
  });
  const onFirstDue: LinkProps = { to: "/attendances", search: { structure, month, due: true } };
  const inDoubts: LinkProps = {
    to: "/verifications/verify-attendances",
    search: { month, structure },
  };
  return {
    compute: "here",
    unopened: onSheet(firstOpenDay),
    open: onSheet(firstOpenDay),
    pending: onFirstDue,
    missing: onFirstDue,
    unlocks: { to: "/attendances/unlocks", search: { state: "asked", search: row.title } },
    disputes: onSheet(firstDisputedDay),
    errors: inDoubts,
    check: "here",
    submit: "list",
    warnings: inDoubts,
    sign: inDoubts,
    countersign: "list",
    approve: "list",
  };
}
