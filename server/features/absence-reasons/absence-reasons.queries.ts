import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { absenceReasons, ReasonItem } from "#api/absence-reasons.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Stretch } from "#server/db/stretch.ts";
import { fieldsOf, itemOf, type ReasonRow } from "./reason-row.ts";

/** Which reasons a list shows, on which day and in what order. */
export type ReasonFilter = Omit<InputOf<typeof absenceReasons.getAll>, "skip" | "take" | "on"> & {
  on: Day;
};

/** How many reasons pass the filter. */
export async function reasonCount(db: Reader, filter: ReasonFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A stretch of the list of reasons that pass the filter. */
export async function reasonItems(
  db: Reader,
  filter: ReasonFilter,
  stretch: Stretch,
): Promise<ReasonItem[]> {
  const columns = {
    sortOrder: "r.sort_order",
    code: "r.code",
    title: "r.title",
    group: "r.reason_group",
    maxPerYear: "r.max_per_year",
  };
  const rows = await rowsIn(
    sortedBy(matching(db, filter).selectAll(), filter.sort, columns, "r.code"),
    stretch,
  );
  return rows.map(itemOf);
}

/** A reason as it stands on a day, with all that was ever said of it; undefined for an unknown code. */
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
  const said = changes.map((change) => ({
    ...fieldsOf(change),
    validFrom: change.valid_from,
    setAt: change.set_at.toISOString(),
    setBy: change.nick_name,
  }));
  const atFirst = { ...fieldsOf(first), validFrom: first.valid_from, setAt: null, setBy: null };
  return { ...itemOf(row), editions: [...said, atFirst] };
}

/** The row of a reason as it stands on a day. */
export function reasonOn(db: Reader, code: string, on: Day): Promise<ReasonRow | undefined> {
  return reasonsOn(db, on).selectAll().where("r.code", "=", code).executeTakeFirst();
}

function matching(db: Reader, { search, regime, group, state, on }: ReasonFilter) {
  return reasonsOn(db, on)
    .$if(regime !== undefined, (query) => query.where("r.regime", "in", [regime ?? "", "both"]))
    .$if(group !== undefined, (query) => query.where("r.reason_group", "=", group ?? ""))
    .$if(state !== "all", (query) => query.where("r.is_active", "=", state === "active"))
    .$if(Boolean(search), (query) =>
      query.where(
        matchesWords(
          sql<string>`greek_key(r.code || ' ' || r.title || ' ' || r.legal_basis)`,
          search ?? "",
        ),
      ),
    );
}

function reasonsOn(db: Reader, on: Day) {
  return db.selectFrom(sql<ReasonRow>`absence_reasons_on(${on}::date)`.as("r"));
}
