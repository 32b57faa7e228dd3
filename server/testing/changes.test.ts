import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { contracts } from "#api/contracts.ts";
import { history } from "#api/history.ts";
import { monthLink } from "#api/month-link.ts";
import { monthRequests } from "#api/month-requests.ts";
import { payments } from "#api/payments.ts";
import { sicknessBenefits } from "#api/sickness-benefits.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { buildPayableMonth, create, programOf } from "#server/features/payments/testing.ts";
import { fenceOf } from "#server/kernel/leave-entries.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import {
  approveMonth,
  buildApprovedMonth,
  buildMonth,
  computeMonth,
  type MonthOfStructure,
  recordAgain,
  returnMonth,
  signMonth,
  submitMonth,
  workdays,
} from "#server/testing/month-of-structure.ts";
import { lastLink } from "#server/testing/links.ts";
import { giveAddressToOne, personOf } from "#server/testing/own-affairs.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { whileWaiting } from "#server/testing/while-waiting.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { unknownCursor } from "#texts/changes.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const changes = ({ organizationId }: { organizationId: string }, as: Visitor, after?: string) =>
  world.call(history.getChanges, { organizationId, ...(after ? { after } : {}) }, { as });

/** A program that reads, from one time to the next, what changed in the body. */
async function follower(body: MonthOfStructure) {
  const as = await programOf(world, body, [history.getChanges]);
  let { cursor } = await changes(body, as);
  return async () => {
    const page = await changes(body, as, cursor);
    ({ cursor } = page);
    return page.items.map(({ kind, id, month, state }) =>
      kind === "month" ? `${body.contractIds.indexOf(id)} ${month} ${state}` : `${kind} ${id}`,
    );
  };
}

describe("what changed after a cursor", () => {
  test("is each month of a contract whose days, totals or state changed, and nothing when nothing did", async () => {
    const march = await buildMonth(world, { contracts: 2 });
    const news = await follower(march);
    expect(await news()).toEqual([]);
    await recordAgain(world, march);
    expect(await news()).toEqual(["0 2026-03 draft"]);
    await computeMonth(world, march);
    expect((await news()).toSorted()).toEqual(["0 2026-03 draft", "1 2026-03 draft"]);
    await submitMonth(world, march);
    expect((await news()).toSorted()).toEqual(["0 2026-03 submitted", "1 2026-03 submitted"]);
    await signMonth(world, march);
    expect((await news()).toSorted()).toEqual(["0 2026-03 signed", "1 2026-03 signed"]);
    await approveMonth(world, march);
    expect((await news()).toSorted()).toEqual(["0 2026-03 approved", "1 2026-03 approved"]);
    const [, second = ""] = march.contractIds;
    await returnMonth(world, march, { reason: "Λάθος ώρες", contractIds: [second] });
    expect(await news()).toEqual(["1 2026-03 returned"]);
    expect(await news()).toEqual([]);
  });

  test("is a contract, a payment or a structure by its id, and each thing once, by its last change", async () => {
    const march = await buildPayableMonth(world);
    const news = await follower(march);
    const { organizationId, structureId, clerk } = march;
    const id = march.contractIds[0] ?? "";
    const { version, terms } = await world.call(
      contracts.getById,
      { organizationId, id },
      { as: clerk },
    );
    const { scheduleId = "", weeklyMinutes = 0 } = terms[0] ?? {};
    const raise = { payBasis: "monthly", rate: "1310.00", validFrom: "2026-03-16" } as const;
    const term = { structureId, scheduleId, weeklyMinutes, ...raise };
    const payment = await create(world, march);
    await world.call(contracts.addTerm, { organizationId, id, version, ...term }, { as: clerk });
    const cancel = { organizationId, id: payment.id, version: 1, reason: "Λάθος μήνας" };
    await world.call(payments.cancel, cancel, { as: march.maker });
    expect(await news()).toEqual([`contract ${id}`, `payment ${payment.id}`]);
  });

  test.each([
    ["the month after, while no day on duty lies between", 1, ["2026-02-27"], true],
    ["only its own month, with days on duty between", 1, ["2026-02-26", "2026-02-27"], false],
    ["the person's later months under private law", 2, ["2026-02-26", "2026-02-27"], true],
  ])(
    "is, for a late record, also each signed month whose amount it may change: %s",
    async (_what, employmentType, dates, isReached) => {
      const march = await buildApprovedMonth(world, { employmentType });
      const { organizationId, structureId } = march;
      const [contractId = ""] = march.contractIds;
      const news = await follower(march);
      const as = await world.signInAs({ role: "Administrator" });
      for (const date of dates.toReversed()) {
        await news();
        const intervals = [{ kind: "work", from: 450, to: 930, mark: "typed" } as const];
        const records = [{ contractId, date, version: 0, intervals }];
        const input = { organizationId, structureId, records, reason: "Ξεχάστηκε" };
        await world.call(attendances.saveRecords, input, { as });
      }
      const march2026 = isReached ? ["0 2026-03 approved"] : [];
      expect(await news()).toEqual(["0 2026-02 draft", ...march2026]);
    },
  );

  test("comes in pages that together have every change, with the place of each page as the next cursor", async () => {
    const march = await buildMonth(world, { contracts: 30 });
    const as = await programOf(world, march, [history.getChanges]);
    const { cursor: start } = await changes(march, as);
    const { organizationId, structureId, contractIds, clerk } = march;
    const intervals = [{ kind: "work", from: 455, to: 930, mark: "typed" } as const];
    for (const date of workdays) {
      const records = contractIds.map((contractId) => ({
        contractId,
        date,
        version: 1,
        intervals,
      }));
      const input = { organizationId, structureId, records };
      await world.call(attendances.saveRecords, input, { as: clerk });
    }
    const first = await changes(march, as, start);
    const second = await changes(march, as, first.cursor);
    expect([first.more, second.more, first.items.length]).toEqual([true, false, 30]);
    const dates = await Promise.all(
      [start, first.cursor, second.cursor].map(async (cursor) => {
        const last = cursor.split("-")[0] ?? "";
        const entries = await ledgerOf(world, organizationId, {
          subject_kind: "attendance-record",
        });
        return entries.filter(({ id }) => BigInt(id) <= BigInt(last)).length;
      }),
    );
    expect(dates).toEqual([0, 500, 630]);
    expect(await changes(march, as, first.cursor)).toEqual(second);
    const end = await changes(march, as, second.cursor);
    expect(end).toEqual({ items: [], cursor: second.cursor, more: false });
  });

  test("has a change whose transaction took its number first and commits last, which the highest number read would skip", async () => {
    const march = await buildMonth(world);
    const { organizationId } = march;
    const [id = ""] = march.contractIds;
    const as = await programOf(world, march, [history.getChanges]);
    const { cursor } = await changes(march, as);
    const highest = () =>
      inBodies(world.owner, [organizationId], async (tx) => {
        const found = tx.selectFrom("ledger_entry").select("id");
        const of = found.where("organization_id", "=", organizationId).orderBy("id", "desc");
        return (await of.limit(1).executeTakeFirstOrThrow()).id;
      });
    let naive = "";
    const page = await whileWaiting(
      world,
      organizationId,
      {
        holds: async (tx) => {
          await sql`select pg_advisory_xact_lock_shared(${fenceOf(organizationId)})`.execute(tx);
          const late = { act: "contract.update", subject_kind: "contract", subject_id: id };
          const from = { actor_role: "Employee", source: "web", request_id: "late" };
          const entry = { organization_id: organizationId, ...late, ...from };
          await tx.insertInto("ledger_entry").values(entry).execute();
          await recordAgain(world, march);
          naive = await highest();
        },
      },
      () => changes(march, as, cursor),
    );
    expect(page.items.map(({ kind }) => kind)).toEqual(["contract", "month"]);
    const late = await ledgerOf(world, organizationId, { act: "contract.update" });
    expect(late.map((entry) => BigInt(entry.id) < BigInt(naive))).toEqual([true]);
    expect((await changes(march, as, page.cursor)).items).toEqual([]);
  });

  test("makes no writer wait when nothing is new", async () => {
    const march = await buildMonth(world);
    const as = await programOf(world, march, [history.getChanges]);
    const { cursor } = await changes(march, as);
    const fence = sql`select pg_advisory_xact_lock_shared(${fenceOf(march.organizationId)})`;
    const page = await inBodies(world.owner, [march.organizationId], async (tx) => {
      await fence.execute(tx);
      return changes(march, as, cursor);
    });
    expect(page).toEqual({ items: [], cursor, more: false });
  });

  test("says nothing of what a person says of a day, nor of a benefit while its month has no amount", async () => {
    const march = await buildMonth(world);
    const news = await follower(march);
    const { organizationId, structureId, month, clerk } = march;
    const [contractId = ""] = march.contractIds;
    await computeMonth(world, march);
    const { employeeId } = await personOf(world, march, contractId);
    await giveAddressToOne(world, { ...march, employeeId }, "employee@example.gr");
    await world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk });
    const { as } = await lastLink(world, organizationId);
    await news();
    await world.call(monthLink.dispute, { date: "2026-03-18", text: "Έφυγα στις 14:00" }, as);
    const days = { from: "2026-03-30", to: "2026-03-31" };
    const benefit = { organizationId, contractId, ...days, note: "Απόφαση ΕΦΚΑ 17" };
    const set = (amount: string) =>
      world.call(sicknessBenefits.set, { ...benefit, amount }, { as: clerk });
    await set("40.00");
    expect(await news()).toEqual([]);
    await rowsWhere(world, "monthly_contract", { organization_id: organizationId }).change({
      state: "signed",
    });
    await set("41.00");
    expect(await news()).toEqual(["0 2026-03 signed"]);
  });
});

describe("a cursor", () => {
  test("of another body, of a place that is gone, or of no place is refused, with what to do", async () => {
    const [march, other] = [await buildMonth(world), await buildMonth(world)];
    await recordAgain(world, march);
    await recordAgain(world, other);
    const as = await programOf(world, march, [history.getChanges]);
    const { cursor } = await changes(march, as);
    const foreign = await changes(other, await programOf(world, other, [history.getChanges]));
    const [id = ""] = cursor.split("-");
    const { organizationId } = march;
    for (const after of [
      foreign.cursor,
      `${id}-1`,
      `0${cursor}`,
      "99999999999999999999-1",
      "-",
      "",
    ]) {
      const input = { organizationId, after };
      const { status, problem } = await world.try(history.getChanges, input, { as });
      expect([status, problem?.errors], after).toEqual([400, { after: [unknownCursor] }]);
    }
    const stranger = { organizationId: other.organizationId, after: foreign.cursor };
    expect((await world.try(history.getChanges, stranger, { as })).status).toBe(404);
  });

  test("of a body without entries is the beginning of its ledger, and any program of the body may go on from another's", async () => {
    const march = await buildMonth(world);
    const as = await programOf(world, march, [history.getChanges]);
    const { cursor } = await changes(march, as);
    expect(cursor).toBe("0-0");
    await recordAgain(world, march);
    const another = await programOf(world, march, [history.getChanges]);
    expect((await changes(march, another, cursor)).items).toMatchObject([{ kind: "month" }]);
  });
});
