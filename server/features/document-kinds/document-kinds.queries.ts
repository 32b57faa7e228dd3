import { type Selectable, sql } from "kysely";
import { type DocumentKindItem, documentKindList } from "#api/document-kinds.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { documentKindListTexts, documentKindTexts } from "#texts/document-kinds.ts";

/** The kinds of documents. */
export const documentKindListing = listing(documentKindList, {
  texts: documentKindListTexts,
  matching: (db, { search, state }, { today }) =>
    db
      .selectFrom("document_kind as k")
      .$if(state === "active", (query) =>
        query.where((of) => of.or([of("k.valid_to", "is", null), of("k.valid_to", ">=", today)])),
      )
      .$if(state === "retired", (query) => query.where("k.valid_to", "<", today))
      .$if(Boolean(search), (query) =>
        query.where(matchesWords(sql<string>`greek_key(k.code || ' ' || k.title)`, search ?? "")),
      ),
  shown: (matching) => matching.selectAll(),
  order: {
    by: { sortOrder: "k.sort_order", code: "k.code", title: "k.title" },
    last: ["k.code"],
  },
  item: (row, { today }) => documentKindOf(row, today),
  values: {
    types: ({ types }) => types.map((type) => documentKindTexts.typeNames[type]).join(", "),
  },
});

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
