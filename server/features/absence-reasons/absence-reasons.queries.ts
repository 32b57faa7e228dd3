import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import { type absenceReasons, reasonList } from "#api/absence-reasons.ts";
import type { Day } from "#domain/calendar/day.ts";
import { definedValue, conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { reasonListTexts } from "#texts/absence-reasons.ts";
import { fieldsOf, itemOf, type ReasonRow } from "./reason-row.ts";

/** The reasons of absence in force on a day. */
export const reasonListing = listing(reasonList, {
  texts: reasonListTexts,
  matching: (db, { search, regime, group, state, on }, { today }) =>
    reasonsOn(db, on ?? today)
      .$if(regime !== undefined, (query) =>
        query.where("r.regime", "in", [definedValue(regime), "both"]),
      )
      .where((of) => of.and(conditionsOf({ "r.reason_group": group })))
      .$if(state !== "all", (query) => query.where("r.is_active", "=", state === "active"))
      .where(
        matchesWords(
          sql<string>`greek_key(r.code || ' ' || r.title || ' ' || r.legal_basis)`,
          search,
        ),
      ),
  shown: (matching) => matching.selectAll(),
  order: {
    by: {
      sortOrder: "r.sort_order",
      code: "r.code",
      title: "r.title",
      group: "r.reason_group",
      maxPerYear: { emptyLast: "r.max_per_year" },
    },
    last: ["r.code"],
  },
  item: (row) => itemOf(row),
  values: { carryOverUntil: ({ carryOverUntil }) => dayAndMonth(carryOverUntil) },
});

function dayAndMonth(monthDay: string | null): string {
  return monthDay === null ? "" : monthDay.split("-").toReversed().join("/");
}

/** A reason as in force on a day, with all its changes; undefined for an unknown code. */
export async function reasonDetails(
  db: Reader,
  code: string,
  on: Day,
): Promise<OutputOf<typeof absenceReasons.getById> | undefined> {
  const row = await reasonOn(db, code, on);
  if (!row) return undefined;
  const first = await db
    .selectFrom("absence_reason")
    .selectAll()
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom("absence_reason_change as c")
    .innerJoin("app_user as u", "u.id", "c.set_by")
    .selectAll("c")
    .select("u.nick_name")
    .where("c.code", "=", code)
    .orderBy("c.id", "desc")
    .limit(200)
    .execute();
  const laterEditions = changes.map((change) => ({
    ...fieldsOf(change),
    validFrom: change.valid_from,
    setAt: change.set_at.toISOString(),
    setBy: change.nick_name,
  }));
  const atFirst = { ...fieldsOf(first), validFrom: first.valid_from, setAt: null, setBy: null };
  return { ...itemOf(row), editions: [...laterEditions, atFirst] };
}

/** The row of a reason as in force on a day. */
export function reasonOn(db: Reader, code: string, on: Day): Promise<ReasonRow | undefined> {
  return reasonsOn(db, on).selectAll().where("r.code", "=", code).executeTakeFirst();
}

function reasonsOn(db: Reader, on: Day) {
  return db.selectFrom(sql<ReasonRow>`absence_reasons_on(${on}::date)`.as("r"));
}
