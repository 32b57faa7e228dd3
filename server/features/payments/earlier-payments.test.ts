import { readFileSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "#server/testing/world.ts";
import { answer, buildOrdered, buildPayableMonth, linesOf, pain002 } from "./testing.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: new Date("2026-04-02T08:00:00Z") });
});
afterAll(() => world.close());

const migration = readFileSync(
  new URL("../../db/migrations/0105-payment-submission.sql", import.meta.url),
  "utf8",
);

/** Tables and words as they were while to make an order and to send it was one act. */
const asItWas = `
  alter table payment_act drop column submitted_on, drop column reference cascade, drop constraint payment_act_act_check;
  alter table payment drop constraint payment_state_check;
  alter table payment_line drop constraint payment_line_state_check;
  delete from payment_act where act = 'submit';
  update payment_act set act = 'send' where act = 'order';
  update payment_act set state = 'sent' where state in ('ordered', 'submitted');
  update payment set state = 'sent' where state in ('ordered', 'submitted');
  update payment_line set state = 'sent' where state in ('ordered', 'submitted');
  alter table payment add constraint payment_state_check
    check (state in ('draft', 'approved', 'sent', 'settled', 'cancelled'));
  alter table payment_line add constraint payment_line_state_check
    check (state in ('planned', 'sent', 'paid', 'rejected', 'cancelled'));
  alter table payment_act add constraint payment_act_act_check
    check (act in ('create', 'approve', 'send', 'answer', 'settle', 'cancel'));`;

test("of payments that were called sent, those that the bank has answered are submitted and the others ordered", async () => {
  const march = await buildPayableMonth(world);
  const silent = await buildOrdered(world, march);
  const other = await buildPayableMonth(world, { contracts: 2 });
  const answered = await buildOrdered(world, other);
  const [line] = await linesOf(world, other, answered);
  const credits = [{ lineId: line?.id ?? "", status: "ACSC" }];
  await answer(world, other, answered, pain002(answered, { credits }));
  const client = new Client({ connectionString: world.ownerUrl });
  await client.connect();
  const stateOf = async (id: string) => {
    const { rows } = await client.query(
      `select p.state, (select array_agg(l.state order by l.state) from payment_line l where l.payment_id = p.id) as lines,
         (select array_agg(a.act || ' ' || a.state order by a.seq) from payment_act a where a.payment_id = p.id) as acts
       from payment p where p.id = $1`,
      [id],
    );
    return rows[0];
  };
  try {
    await client.query("begin");
    const bodies = `{${march.organizationId},${other.organizationId}}`;
    await client.query("select set_config('paron.organizations', $1, true)", [bodies]);
    await client.query(asItWas);
    await client.query("select set_config('paron.organizations', '', true)");
    await client.query(migration);
    await client.query("select set_config('paron.organizations', $1, true)", [bodies]);
    expect(await stateOf(silent)).toEqual({
      state: "ordered",
      lines: ["ordered"],
      acts: ["create draft", "approve approved", "order ordered"],
    });
    expect(await stateOf(answered)).toEqual({
      state: "submitted",
      lines: ["paid", "submitted"],
      acts: ["create draft", "approve approved", "order ordered", "answer submitted"],
    });
  } finally {
    await client.query("rollback");
    await client.end();
  }
});
