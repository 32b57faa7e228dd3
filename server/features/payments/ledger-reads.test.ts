import { CompiledQuery, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { dashboard } from "#api/dashboard.ts";
import { history } from "#api/history.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { payments } from "#api/payments.ts";
import type { Day } from "#domain/calendar/day.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { sentWhile, type Statement } from "#server/testing/sent-statements.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  answer,
  buildPayableMonth,
  buildSubmitted,
  monthsAre,
  openAgain,
  pain002,
  type PayableMonth,
} from "./testing.ts";

const entries = 100_000;

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
let march: PayableMonth;
beforeAll(async () => {
  const absent = [
    { kind: "absence" as const, from: null, to: null, reason: "ΑΔΙ", mark: "typed" as const },
  ];
  const unpaid = absent.map((interval) => ({ ...interval, reason: "ΑΑΠ" }));
  march = await buildPayableMonth(world, {
    contracts: 2,
    instead: { "2026-03-02": unpaid, "2026-03-03": absent },
  });
  await tellHistory("2024-01-01");
  const id = await buildSubmitted(world, march);
  await answer(world, march, id, pain002(id, { group: "ACSC" }));
  await tellHistory("2026-04-01");
  await correctPaidDay();
  await sql`analyze ledger_entry`.execute(world.owner);
}, 120_000);

/** Records the day again as if its month had been reopened and closed; a signature would seal the whole history. */
async function correctPaidDay(): Promise<void> {
  const { organizationId, structureId, contractIds, clerk } = march;
  const intervals = [{ kind: "work" as const, from: 450, to: 930, mark: "typed" as const }];
  const contractId = contractIds[0] ?? "";
  const records = [{ contractId, date: "2026-03-03", version: 1, intervals }];
  await openAgain(world, march);
  const input = { organizationId, structureId, records };
  const saved = await world.call(attendances.saveRecords, input, { as: clerk });
  expect(saved.records).toMatchObject([{ outcome: "saved" }]);
  await monthsAre(world, march, "approved");
}

/** Half of the history of a body: records of a thousand other contracts over 800 days. */
function tellHistory(from: Day): Promise<unknown> {
  const { organizationId, structureId } = march;
  return inBodies(world.owner, [organizationId], (tx) =>
    sql`
      insert into ledger_entry (organization_id, act, actor_role, source, request_id, subject_kind, subject_id, structure_id, date, after)
      select ${organizationId}::uuid, 'attendance.save', 'Employee', 'web', 'test', 'attendance-record',
        '0190a000-0000-7000-8000-' || lpad((n % 1000)::text, 12, '0') || '/' || day, ${structureId}::uuid, day, '{"version": 1}'
      from generate_series(1, ${entries / 2}::int) n, lateral (select ${from}::date + n % 800 as day) d`.execute(
      tx,
    ),
  );
}

/** The statements on the ledger that a call sends. */
async function aboutLedger(call: () => Promise<unknown>): Promise<Statement[]> {
  const { sent } = await sentWhile(call);
  return sent.filter(
    ({ text }) => /ledger_entry/.test(text) && !/insert into ledger_entry/.test(text),
  );
}

type Plan = {
  "Node Type": string;
  "Plan Rows": number;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Relation Name"?: string;
  Plans?: Plan[];
};

class Undone extends Error {}

const writes = /insert into/;

/** How many ledger entries a statement reads; for a write, how many it is estimated to read. */
async function entriesRead({ text, values }: Statement): Promise<number> {
  let read = Number.NaN;
  const undone = world.database.kysely.transaction().execute(async (tx) => {
    await sql.raw(scopeOf([march.organizationId])).execute(tx);
    const how = writes.test(text) ? "format json" : "analyze, format json";
    const explained = CompiledQuery.raw(`explain (${how}) ${text}`, values);
    const { rows } = await tx.executeQuery<{ "QUERY PLAN": { Plan: Plan }[] }>(explained);
    const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
    if (plan) read = ledgerRowsIn(plan);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  return read;
}

/** Counts at most `most` rows of a plan that is not executed, if a limit applies above it. */
function ledgerRowsIn(plan: Plan, most = entries): number {
  const above = plan["Node Type"] === "Limit" ? plan["Plan Rows"] : most;
  const within = (plan.Plans ?? []).reduce((sum, part) => sum + ledgerRowsIn(part, above), 0);
  if (plan["Relation Name"] !== "ledger_entry") return within;
  if (plan["Node Type"] === "Seq Scan") return entries;
  const rows = plan["Actual Rows"] ?? Math.min(plan["Plan Rows"], most);
  return within + (rows + (plan["Rows Removed by Filter"] ?? 0)) * (plan["Actual Loops"] ?? 1);
}

test("in a ledger of 100,000 entries a payment, a month's history and its checks read only their own", async () => {
  const { organizationId, structureId, month, maker, clerk } = march;
  const body = { organizationId, month };
  const statements = [
    ...(await aboutLedger(() =>
      world.call(history.getAll, { ...body, structureId }, { as: clerk }),
    )),
    ...(await aboutLedger(() => world.call(monthlyContracts.getAll, body, { as: clerk }))),
    ...(await aboutLedger(() => world.call(payments.preview, body, { as: maker }))),
    // April has no payments, and thousands of its entries were written since.
    ...(await aboutLedger(() =>
      world.call(payments.preview, { organizationId, month: "2026-04" }, { as: maker }),
    )),
    ...(await aboutLedger(() => world.call(payments.create, body, { as: maker }))),
  ];
  expect(statements.filter(({ text }) => writes.test(text))).toHaveLength(1);
  expect(statements.length).toBe(5);
  for (const statement of statements)
    expect([statement.text, (await entriesRead(statement)) < 500]).toEqual([statement.text, true]);
});

test("in the same ledger the agency's home reads only what was written about paid months", async () => {
  const statements = await aboutLedger(() =>
    world.call(dashboard.getAgency, {}, { as: march.maker }),
  );
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect([statement.text, (await entriesRead(statement)) < 500]).toEqual([statement.text, true]);
});
