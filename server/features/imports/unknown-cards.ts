import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { imports } from "#api/imports.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";

type Page = OutputOf<typeof imports.getUnknownCards>;

/** Cards whose punches wait for a holder, those with most punches first. */
export function unknownCards(
  ctx: BodyContext,
  { organizationId, skip, take }: InputOf<typeof imports.getUnknownCards>,
): Promise<Page> {
  return readBody(ctx, async (db) => {
    const { rows } = await sql<{
      card_number: string;
      punches: number;
      first_at: Date;
      last_at: Date;
      total: number;
    }>`
      select card_number, count(*)::int as punches, min(at) as first_at, max(at) as last_at, count(*) over ()::int as total
      from punch
      where organization_id = ${organizationId} and employee_id is null
      group by card_number
      order by punches desc, card_number
      limit ${take} offset ${skip}
    `.execute(db);
    return {
      items: rows.map((row) => ({
        cardNumber: row.card_number,
        punches: row.punches,
        firstAt: row.first_at.toISOString(),
        lastAt: row.last_at.toISOString(),
      })),
      total: rows[0]?.total ?? 0,
    };
  });
}
