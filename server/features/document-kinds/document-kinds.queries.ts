import { type Selectable, sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { DocumentKindItem, documentKinds } from "#api/document-kinds.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { sortedBy } from "#server/db/sorting.ts";
import { rowsIn, type Stretch } from "#server/db/stretch.ts";

/** Which kinds a list shows, and in what order. */
export type DocumentKindFilter = Omit<InputOf<typeof documentKinds.getAll>, "skip" | "take">;

/** How many kinds pass the filter. */
export async function documentKindCount(
  db: Reader,
  today: Day,
  filter: DocumentKindFilter,
): Promise<number> {
  const { total } = await matching(db, today, filter)
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A stretch of the list of kinds that pass the filter. */
export async function documentKindItems(
  db: Reader,
  today: Day,
  filter: DocumentKindFilter,
  stretch: Stretch,
): Promise<DocumentKindItem[]> {
  const columns = { sortOrder: "k.sort_order", code: "k.code", title: "k.title" };
  const found = matching(db, today, filter).selectAll();
  const rows = await rowsIn(sortedBy(found, filter.sort, columns, "k.code"), stretch);
  return rows.map((row) => documentKindOf(row, today));
}

/** A kind by its code. */
export async function documentKind(
  db: Reader,
  today: Day,
  code: string,
): Promise<DocumentKindItem | undefined> {
  const row = await db
    .selectFrom("document_kind")
    .selectAll()
    .where("code", "=", code)
    .executeTakeFirst();
  return row && documentKindOf(row, today);
}

function matching(db: Reader, today: Day, { search, state }: DocumentKindFilter) {
  return db
    .selectFrom("document_kind as k")
    .$if(state === "active", (query) =>
      query.where((of) => of.or([of("k.valid_to", "is", null), of("k.valid_to", ">=", today)])),
    )
    .$if(state === "retired", (query) => query.where("k.valid_to", "<", today))
    .$if(Boolean(search), (query) =>
      query.where(matchesWords(sql<string>`greek_key(k.code || ' ' || k.title)`, search ?? "")),
    );
}

/** A kind as its row tells it today. */
export function documentKindOf(row: Selectable<DB["document_kind"]>, today: Day): DocumentKindItem {
  const { code, valid_from: validFrom, valid_to: validTo } = row;
  return {
    id: code,
    code,
    title: row.title,
    // Guarantee: checks of the table keep these columns to their words.
    about: row.about as DocumentKindItem["about"],
    expires: row.expires,
    usualMonths: row.usual_months,
    forApproval: row.for_approval,
    types: row.types as DocumentKindItem["types"],
    decidedBy: row.decided_by as DocumentKindItem["decidedBy"],
    sortOrder: row.sort_order,
    validTo,
    isActive: validFrom <= today && (validTo === null || validTo >= today),
    version: row.version,
  };
}
