import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { MonthSum } from "#api/payment-shapes.ts";
import type { payments } from "#api/payments.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies, readBody } from "#server/kernel/read-body.ts";
import { isUnderWay } from "./months-due.ts";

const mostMonths = 12;

const sums = sql`
  coalesce(sum(l.amount) filter (where l.state = 'paid'), 0)::numeric(14, 2)::text as paid,
  coalesce(sum(l.amount) filter (where ${isUnderWay}), 0)::numeric(14, 2)::text as waiting,
  coalesce(sum(l.amount) filter (where l.state = 'rejected' and l.reissued_by is null), 0)::numeric(14, 2)::text as rejected`;

/** Includes rejected lines: a payment that the bank refused entirely is over, but its amount is owed. */
const counts = sql`l.state <> 'cancelled'`;

/** Sums of a body by the month of its payments, the last twelve. */
export const sumsOfBody: Handler<typeof payments.getSums> = (ctx, { organizationId }) =>
  readBody(ctx, async (db) => {
    const { rows } = await sql<MonthSum>`
      select p.month, ${sums}
      from payment p join payment_line l on l.organization_id = p.organization_id and l.payment_id = p.id
      where p.organization_id = ${organizationId} and ${counts}
      group by p.month order by p.month desc limit ${mostMonths}
    `.execute(db);
    return { months: rows.toReversed() };
  });

/** Sums of every body that has a payment of the month, the largest first. */
export const sumsOfBodies: Handler<typeof payments.getSumsOfBodies> = async (ctx, { month }) =>
  readBodies(ctx, await everyBody(ctx), async (db) => {
    const { rows } = await sql<OutputOf<typeof payments.getSumsOfBodies>["bodies"][number]>`
      select o.id as "organizationId", o.description as title, ${sums}
      from payment p
      join payment_line l on l.organization_id = p.organization_id and l.payment_id = p.id
      join organization o on o.id = p.organization_id
      where p.month = ${month} and ${counts}
      group by o.id, o.description order by sum(l.amount) desc, o.id
    `.execute(db);
    return { bodies: rows };
  });
