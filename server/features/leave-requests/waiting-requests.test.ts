import { sql } from "kysely";
import { expect, test } from "vitest";
import { dashboard } from "#api/dashboard.ts";
import { leaveRequests } from "#api/leave-requests.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { buildMonth } from "#server/testing/month-of-structure.ts";
import { lastDays, personOf, someone } from "#server/testing/own-affairs.ts";
import { nodesIn, planOf } from "#server/testing/plans.ts";
import { sentWhile } from "#server/testing/sent-statements.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

test("waiting requests are found without reading those answered over the years", async () => {
  const body = await buildMonth(world, lastDays);
  const { organizationId, clerk } = body;
  const { contractId, afm } = await personOf(world, body, body.contractIds[0] ?? "");
  const person = await someone(world, body, "Employee", afm);
  const from = "2026-04-06";
  const wish = { code: "ΚΑΝ", from, to: "2026-04-17", text: "" };
  await world.call(leaveRequests.ask, { organizationId, contractId, ...wish }, { as: person });
  await inBodies(world.owner, [organizationId], async (tx) => {
    await sql`
      insert into leave_request (organization_id, id, contract_id, structure_id, reason, from_day, to_day, text, at, by_user)
      select organization_id, gen_random_uuid(), contract_id, structure_id, reason, from_day - n, from_day - n, text, at, by_user
      from leave_request, generate_series(1, 3000) n where organization_id = ${organizationId}`.execute(
      tx,
    );
    await sql`
      insert into leave_request_answer (organization_id, request_id, outcome, text, at, by_user)
      select r.organization_id, r.id, 'accepted', '', r.at, r.by_user from leave_request r
      where r.organization_id = ${organizationId} and r.from_day < ${from}`.execute(tx);
  });
  for (const table of ["leave_request", "leave_request_answer", "leave_request_waiting"])
    await sql`analyze ${sql.table(table)}`.execute(world.owner);
  const { result, sent } = await sentWhile(async () => ({
    list: await world.call(leaveRequests.getAll, { organizationId }, { as: clerk }),
    waiting: await world.call(dashboard.getWaiting, { organizationId }, { as: clerk }),
  }));
  expect([result.list.total, result.waiting.leaveRequests]).toEqual([1, 1]);
  const reads = sent.filter(({ text }) => /from "leave_request"/.test(text));
  const plans = await Promise.all(reads.map((read) => planOf(world, organizationId, read)));
  expect(plans).toHaveLength(3);
  expect(Math.max(...plans.flatMap(nodesIn).map((node) => node["Plan Rows"]))).toBeLessThan(50);
});
