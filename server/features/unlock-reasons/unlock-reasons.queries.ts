import { type Selectable, sql } from "kysely";
import { type UnlockReasonItem, unlockReasonList } from "#api/unlock-reasons.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { unlockReasonListTexts } from "#texts/absence-reasons.ts";

/** The reasons for unlocking. */
export const unlockReasonListing = listing(unlockReasonList, {
  texts: unlockReasonListTexts,
  matching: (db, { search, state }, { today }) =>
    db
      .selectFrom("unlock_reason as r")
      .$if(state === "active", (query) =>
        query.where((of) => of.or([of("r.valid_to", "is", null), of("r.valid_to", ">=", today)])),
      )
      .$if(state === "retired", (query) => query.where("r.valid_to", "<", today))
      .$if(Boolean(search), (query) =>
        query.where(matchesWords(sql<string>`greek_key(r.code || ' ' || r.title)`, search ?? "")),
      ),
  shown: (matching) => matching.selectAll(),
  order: {
    by: { sortOrder: "r.sort_order", code: "r.code", title: "r.title" },
    last: ["r.code"],
  },
  item: (row, { today }) => unlockReasonOf(row, today),
});

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

/** A reason as its row tells it today. */
export function unlockReasonOf(row: Selectable<DB["unlock_reason"]>, today: Day): UnlockReasonItem {
  const { code, title, hint, sort_order: sortOrder, valid_to: validTo, version } = row;
  const isActive = validTo === null || validTo >= today;
  return { id: code, code, title, hint, sortOrder, validTo, isActive, version };
}
