import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { imports, UnknownCard } from "#api/imports.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn, type Page } from "#server/db/page.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";

/** Cards whose punches wait for a holder, those with most punches first. */
export function unknownCards(
  ctx: BodyContext,
  { organizationId, ...page }: InputOf<typeof imports.getUnknownCards>,
): Promise<OutputOf<typeof imports.getUnknownCards>> {
  return readBody(ctx, async (db) => {
    const { total } = await cardsOf(db, organizationId)
      .select((of) => of.fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    return { items: await unknownCardItems(db, organizationId, page), total: Number(total) };
  });
}

/** A page of the cards whose punches wait. */
export async function unknownCardItems(
  db: Reader,
  organizationId: string,
  page: Page,
): Promise<UnknownCard[]> {
  const list = cardsOf(db, organizationId)
    .selectAll()
    .orderBy("c.punches", "desc")
    .orderBy("c.cardNumber");
  const rows = await rowsIn(list, page);
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

type Card = { cardNumber: string; punches: number; firstAt: Date; lastAt: Date };

function cardsOf(db: Reader, organizationId: string) {
  return db.selectFrom(
    sql<Card>`(
      select card_number as "cardNumber", count(*)::int as punches, min(at) as "firstAt", max(at) as "lastAt"
      from punch
      where organization_id = ${organizationId} and employee_id is null
      group by card_number)`.as<"c">("c"),
  );
}
