import { sql, type SqlBool } from "kysely";
import type { payments } from "#api/payments.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

/**
 * The order as it was made. Throws `not-found` before that, and for a payment that was cancelled before the bank was given
 * it: nobody shall carry that one to a bank.
 */
export const paymentFile: Handler<typeof payments.getFile> = (ctx, { organizationId, id }) =>
  readBody(ctx, async (db) => {
    const file = await db
      .selectFrom("payment_file as f")
      .innerJoin("payment as p", ofOrganization("p.id", "f.payment_id"))
      .select(["f.name", "f.content"])
      .where("f.organization_id", "=", organizationId)
      .where("f.payment_id", "=", id)
      .where(
        sql<SqlBool>`(p.state <> 'cancelled' or exists (select from payment_line l
          where l.organization_id = p.organization_id and l.payment_id = p.id and l.state = 'rejected'))`,
      )
      .executeTakeFirstOrThrow(notFound);
    return { name: file.name, type: "application/xml", bytes: file.content };
  });
