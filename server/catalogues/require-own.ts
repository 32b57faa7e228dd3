import { monthsAfter, mostMonthsAhead } from "#domain/calendar/ahead.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { requireOwnTitle } from "#server/kernel/require-own-title.ts";
import { lastDayPassed, notBeyond } from "#texts/moment.ts";
import type { StoredCatalogue } from "./catalogue.ts";
import { entriesIn } from "./entries.ts";

/**
 * Throws `invalid` for a last day that has passed or is too far ahead, and for a title that another entry in use has;
 * unchanged values are accepted.
 */
export async function requireOwn(
  tx: Writer,
  { today }: SignedContext,
  { table, titleTaken }: StoredCatalogue,
  { code, to, was }: { code: string; to: object; was: object | null },
): Promise<void> {
  // Guarantee: every catalogue has these fields (`Usual` in api/catalogue.ts).
  const [next, before] = [to, was] as [UsedEntry, UsedEntry | null];
  const last = next.validTo;
  if (last !== null && last !== before?.validTo) {
    const latest = monthsAfter(today, mostMonthsAhead);
    if (last < today) throw fieldFault("validTo", lastDayPassed);
    if (last > latest) throw fieldFault("validTo", notBeyond(latest));
  }
  if (!isInUse(next, today)) return;
  await requireOwnTitle(tx, {
    among: table,
    field: "title",
    title: next.title,
    was: before && isInUse(before, today) ? before.title : null,
    others: async () => {
      const rows = await entriesIn(tx, table).selectAll().where("r.code", "!=", code).execute();
      return rows.filter(({ valid_to: validTo }) => isInUse({ validTo }, today));
    },
    taken: titleTaken,
  });
}

type UsedEntry = { title: string; validTo: Day | null };

function isInUse({ validTo }: Pick<UsedEntry, "validTo">, today: Day): boolean {
  return validTo === null || validTo >= today;
}
