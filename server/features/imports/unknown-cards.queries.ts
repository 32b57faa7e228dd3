import { sql } from "kysely";
import { unknownCardList } from "#api/imports.ts";
import { asTold } from "#server/db/columns.ts";
import { listing } from "#server/lists/listing.ts";
import { unknownCardTexts } from "#texts/punch-pages.ts";

type Card = { cardNumber: string; punches: number; firstAt: Date; lastAt: Date };

/** Cards whose punches wait for a holder, those with most punches first. */
export const unknownCardListing = listing(unknownCardList, {
  texts: unknownCardTexts,
  matching: (db, { organizationId }) =>
    db.selectFrom(
      sql<Card>`(
        select card_number as "cardNumber", count(*)::int as punches, min(at) as "firstAt", max(at) as "lastAt"
        from punch
        where organization_id = ${organizationId} and employee_id is null
        group by card_number)`.as<"c">("c"),
    ),
  shown: (matching) => matching.selectAll(),
  order: { always: ["-c.punches", "c.cardNumber"] },
  item: (row) => asTold(row),
});
