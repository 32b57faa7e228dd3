import { type Selectable, sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { UnlockReasonItem, unlockReasons } from "#api/unlock-reasons.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Stretch } from "#server/db/stretch.ts";

/** Which reasons a list shows, and in what order. */
export type UnlockReasonFilter = Omit<InputOf<typeof unlockReasons.getAll>, "skip" | "take">;

/** How many reasons pass the filter. */
export async function unlockReasonCount(
  db: Reader,
  today: Day,
  filter: UnlockReasonFilter,
): Promise<number> {
  const { total } = await matching(db, today, filter)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A stretch of the list of reasons that pass the filter. */
export async function unlockReasonItems(
  db: Reader,
  today: Day,
  filter: UnlockReasonFilter,
  stretch: Stretch,
): Promise<UnlockReasonItem[]> {
  const columns = { sortOrder: "r.sort_order", code: "r.code", title: "r.title" };
  const found = matching(db, today, filter).selectAll();
  const rows = await rowsIn(sortedBy(found, filter.sort, columns, "r.code"), stretch);
  return rows.map((row) => unlockReasonOf(row, today));
}

/** A reason by its code. */
export async function unlockReason(
  db: Reader,
  today: Day,
  code: string,
): Promise<UnlockReasonItem | undefined> {
  const row = await db
    .selectFrom("unlock_reason")
    .selectAll()
    .where("code", "=", code)
    .executeTakeFirst();
  return row && unlockReasonOf(row, today);
}

function matching(db: Reader, today: Day, { search, state }: UnlockReasonFilter) {
  return db
    .selectFrom("unlock_reason as r")
    .$if(state === "active", (query) =>
      query.where((of) => of.or([of("r.valid_to", "is", null), of("r.valid_to", ">=", today)])),
    )
    .$if(state === "retired", (query) => query.where("r.valid_to", "<", today))
    .$if(Boolean(search), (query) =>
      query.where(matchesWords(sql<string>`greek_key(r.code || ' ' || r.title)`, search ?? "")),
    );
}

/** A reason as its row tells it today. */
export function unlockReasonOf(row: Selectable<DB["unlock_reason"]>, today: Day): UnlockReasonItem {
  const { code, title, hint, sort_order: sortOrder, valid_to: validTo, version } = row;
  const isActive = validTo === null || validTo >= today;
  return { id: code, code, title, hint, sortOrder, validTo, isActive, version };
}
