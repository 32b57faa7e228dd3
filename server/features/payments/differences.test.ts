import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { collectiveActs } from "#api/collective-acts.ts";
import { payments } from "#api/payments.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { changeReason } from "#server/testing/change-reason.ts";
import { changeDates, computeMonth, rowsOf, workdays } from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  answer,
  approve,
  buildPayableMonth,
  closeAgain,
  correctDay,
  create,
  detailsOf,
  linesOf,
  monthsAre,
  openAgain,
  order,
  pain002,
  programOf,
  statesOf,
  type PayableMonth,
} from "./testing.ts";
import { buildPaid, lowerRate, owe, rateOf, settle, tellContract } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

describe("the single payment of a contract's month", () => {
  test("is held by only one of eight drafts at once", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, month, maker: as } = march;
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        world.try(payments.create, { organizationId, month }, { as }),
      ),
    );
    const count = (of: number) => tries.filter(({ status }) => status === of).length;
    expect([count(200), count(409)]).toEqual([1, 7]);
  });

  test("the database refuses a second live item, and accepts one once the first is dead", async () => {
    const march = await buildPayableMonth(world);
    await create(world, march);
    const twice = (live: boolean) =>
      inBodies(world.owner, [march.organizationId], async (tx) => {
        const item = await tx.selectFrom("payment_item").selectAll().executeTakeFirstOrThrow();
        await tx.updateTable("payment_item").set({ live }).execute();
        const { steps, ...columns } = item;
        const id = crypto.randomUUID();
        const row = { ...columns, id, live: true, steps: JSON.stringify(steps) };
        await tx.insertInto("payment_item").values(row).execute();
      });
    await expect(twice(true)).rejects.toThrow("payment_item_once");
    await expect(twice(false)).resolves.toBeUndefined();
  });

  test("covers the month again when it is reopened and approved without a difference; with one the month is approved", async () => {
    const march = await buildPaid(world, { contracts: 2 });
    await lowerRate(world, march);
    await openAgain(world, march);
    const outcomes = await closeAgain(world, march);
    expect(await statesOf(world, march)).toEqual(["approved", "paid"]);
    const rows = await rowsOf(world, march);
    for (const { contractId, state, version } of outcomes)
      expect(rows.find((row) => row.contractId === contractId)).toMatchObject({ state, version });
  });

  test("also settles an approved month without a difference on the next payment, without including it", async () => {
    const march = await buildPaid(world, { contracts: 2 });
    const [first = ""] = march.contractIds;
    await monthsAre(world, march, "approved");
    await inBodies(world.owner, [march.organizationId], (tx) =>
      tx
        .updateTable("contract_term")
        .set({ rate: "1300.00" })
        .where("contract_id", "<>", first)
        .execute(),
    );
    expect(await create(world, march)).toMatchObject({ lines: 1, total: "50.00" });
    expect(await statesOf(world, march)).toEqual(["paid", "approved"]);
  });
});

describe("a change after the payment", () => {
  test("is a difference in the next payment, with its cause", async () => {
    const march = await buildPaid(world, { instead: { [workdays[3] ?? ""]: unjustified } });
    const date = workdays[3] ?? "";
    await correctDay(world, march, { date, intervals: asPlanned, version: 1 });
    const { id, total } = await create(world, march);
    expect(total).toBe("41.67");
    const [line] = await linesOf(world, march, id);
    expect(line?.items).toMatchObject([
      { seq: 1, amount: "41.67", worth: "1250.00", causes: [{ act: "attendance.save", date }] },
    ]);
  });

  test("does not name a collective act to those who may not know its reason", async () => {
    const date = workdays[3] ?? "";
    const march = await buildPaid(world, { instead: { [date]: unjustified } });
    const { organizationId, structureId, contractIds, clerk: as } = march;
    await openAgain(world, march);
    const records = [{ contractId: contractIds[0] ?? "", date, version: 1, intervals: [] }];
    await world.call(attendances.saveRecords, { organizationId, structureId, records }, { as });
    const act = { title: "Καύσωνας", code: "ΔΙΑ", number: "7", from: date, to: date };
    const closing = { ...act, decidedOn: date, wholeBody: true, organizationId };
    await world.call(collectiveActs.record, closing, { as });
    await closeAgain(world, march);
    const { id } = await create(world, march);
    await changeReason(world, "ΔΙΑ", { isSensitive: true, validFrom: "2026-04-02" });
    const program = await programOf(world, march, [payments.getLines]);
    const reasons = async (maker: Visitor) => {
      const [line] = await linesOf(world, { ...march, maker }, id);
      return line?.items[0]?.causes.map((cause) => [cause.act, cause.reason]);
    };
    const emptied = ["attendance.save", ""];
    const actCause = ["collective-act.record", "Καύσωνας (απόφαση 7)"];
    expect(await reasons(march.maker)).toEqual([emptied, actCause]);
    expect(await reasons(program)).toEqual([emptied, ["collective-act.record", ""]]);
  });

  test("below zero is set off, and the rest waits for the next payment", async () => {
    const march = await buildPaid(world, { contracts: 1 });
    const date = workdays[5] ?? "";
    await correctDay(world, march, { date, intervals: unjustified, version: 1 });
    const { organizationId, month, maker: as } = march;
    const input = { organizationId, month };
    const alone = await world.try(payments.create, input, { as });
    expect(alone.status).toBe(409);
    const preview = await world.call(payments.preview, input, { as });
    expect(preview.exclusions).toMatchObject([{ reason: "waits-for-offset", count: 1 }]);
    await owe(world, march, "2026-02");
    const { id, total } = await create(world, march);
    expect(total).toBe("1208.33");
    const [line] = await linesOf(world, march, id);
    expect(line?.items.map(({ month: of, seq, amount }) => [of, seq, amount])).toEqual([
      ["2026-02", 0, "1250.00"],
      ["2026-03", 1, "-41.67"],
    ]);
  });

  test("set off in part is found again for the rest, without another cause", async () => {
    const march = await buildPaid(world);
    await lowerRate(world, march);
    // February starts on the 28th, which pays three days of thirty: 100 € of the 250 € overpaid.
    await changeDates(world, march, { start: "2026-02-28" });
    await owe(world, march, "2026-02");
    const { id, total } = await create(world, march);
    expect(total).toBe("0.00");
    await settle(world, march, id);
    const { organizationId, month, maker: as } = march;
    const preview = await world.call(payments.preview, { organizationId, month }, { as });
    expect(preview.exclusions).toMatchObject([{ reason: "waits-for-offset", count: 1 }]);
    const [line] = await linesOf(world, march, id);
    expect(line?.items).toMatchObject([
      { month: "2026-02", amount: "100.00", worth: "100.00", held: "0.00" },
      { month: "2026-03", amount: "-100.00", worth: "1000.00", held: "1250.00" },
    ]);
    await owe(world, march, "2026-04");
    const next = await create(world, { ...march, month: "2026-04" });
    const [rest] = await linesOf(world, march, next.id);
    expect(rest?.items).toMatchObject([
      { month: "2026-03", amount: "-150.00", worth: "1000.00", held: "1150.00" },
      { month: "2026-04", amount: "1000.00", worth: "1000.00", held: "0.00" },
    ]);
  });

  test("set off entirely is owed again when the payment is cancelled before submission", async () => {
    const march = await buildPaid(world, { contracts: 2 });
    await lowerRate(world, march);
    await changeDates(world, march, { start: "2026-02-28" });
    await owe(world, march, "2026-02");
    const { organizationId, month, maker: as } = march;
    const due = () => world.call(payments.preview, { organizationId, month }, { as });
    const before = await due();
    expect(before).toMatchObject({ lines: 2, total: "1250.00" });
    const { id } = await create(world, march);
    await approve(world, march, id);
    await order(world, march, id);
    const { version } = await detailsOf(world, march, id);
    const input = { organizationId, id, version, reason: "Λάθος ημερομηνία" };
    await world.call(payments.cancel, input, { as });
    expect(await due()).toEqual(before);
  });

  test("to zero is set off entirely, and is owed again when corrected", async () => {
    const march = await buildPaid(world);
    await begin(march, "2026-04-01");
    await owe(world, march, "2026-04");
    const april = { ...march, month: "2026-04" };
    const { id, total } = await create(world, april);
    expect(total).toBe("0.00");
    await settle(world, march, id);
    const { organizationId, maker: as } = march;
    const due = () => world.call(payments.preview, { organizationId, month: "2026-04" }, { as });
    expect(await due()).toMatchObject({ lines: 0, exclusions: [] });
    await begin(march, "2026-01-01");
    expect(await due()).toMatchObject({ lines: 1, total: "1250.00", differences: 1 });
  });

  test("to zero of an open month, which is thereby cancelled, waits like any other", async () => {
    const march = await buildPaid(world);
    await openAgain(world, march);
    await begin(march, "2026-04-01");
    await computeMonth(world, march);
    expect(await statesOf(world, march)).toEqual(["cancelled"]);
    const { organizationId, maker: as } = march;
    const due = () => world.call(payments.preview, { organizationId, month: "2026-04" }, { as });
    expect((await due()).exclusions).toMatchObject([{ reason: "waits-for-offset", count: 1 }]);
    await owe(world, march, "2026-04");
    const { id } = await create(world, { ...march, month: "2026-04" });
    await settle(world, march, id);
    expect(await due()).toMatchObject({ lines: 0, exclusions: [] });
  });

  test("by a new rate alone is found through the contract's ledger entry", async () => {
    const march = await buildPaid(world);
    await rateOf(world, march, "1310.00");
    const { organizationId, month, maker: as } = march;
    expect((await world.try(payments.create, { organizationId, month }, { as })).status).toBe(409);
    await tellContract(world, march);
    expect((await create(world, march)).total).toBe("60.00");
  });

  test("lets a credit come back once no payment of its difference is pending; it is owed in full and reissued", async () => {
    const march = await buildPaid(world);
    const { organizationId, maker: as } = march;
    const [first] = (await world.call(payments.getAll, { organizationId }, { as })).items;
    const id = first?.id ?? "";
    await rateOf(world, march, "1310.00");
    await tellContract(world, march);
    const { version } = await detailsOf(world, march, id);
    const [line] = await linesOf(world, march, id);
    const input = { organizationId, id, version, lineId: line?.id ?? "", reason: "closed account" };
    const difference = await create(world, march);
    const early = await world.try(payments.returnCredit, input, { as });
    expect(early.problem?.detail).toContain("που εκκρεμεί");
    await settle(world, march, difference.id);
    await world.call(payments.returnCredit, input, { as });
    const again = await world.call(payments.reissue, { organizationId, id }, { as });
    expect(again.total).toBe("1250.00");
    const [issued] = await linesOf(world, march, id);
    expect(issued?.reissuedIn).toMatchObject({ id: again.id });
  });

  test.each(["cancelled", "refused by the bank"] as const)(
    "is no longer owed when the month is approved unchanged and the payment of the difference is %s",
    async (outcome) => {
      const march = await buildPaid(world);
      await rateOf(world, march, "1310.00");
      await tellContract(world, march);
      const { id } = await create(world, march);
      await approve(world, march, id);
      await order(world, march, id);
      await rateOf(world, march, "1250.00");
      await openAgain(world, march);
      await closeAgain(world, march);
      expect(await statesOf(world, march)).toEqual(["approved"]);
      const { organizationId, maker: as } = march;
      const { version } = await detailsOf(world, march, id);
      const input = { organizationId, id, version, reason: "Λάθος αποδοχές" };
      if (outcome === "cancelled") await world.call(payments.cancel, input, { as });
      else await answer(world, march, id, pain002(id, { group: "RJCT" }));
      expect(await statesOf(world, march)).toEqual(["paid"]);
    },
  );

  test("made many times leaves payments that add up to the month's worth", async () => {
    const march = await buildPaid(world);
    for (const rate of ["1310.01", "1290.33", "1400.00"]) {
      await rateOf(world, march, rate);
      await monthsAre(world, march, "approved");
      const { organizationId, month, maker: as } = march;
      const made = await world.try(payments.create, { organizationId, month }, { as });
      if (made.body) await settle(world, march, made.body.id);
    }
    const paid = { organization_id: march.organizationId, live: true };
    const amounts = await rowsWhere(world, "payment_item", paid).read("amount");
    const sum = amounts.reduce((cents, { amount }) => cents + Number(amount) * 100, 0);
    expect(sum).toBe(140000);
  });
});

const asPlanned: Interval[] = [{ kind: "work", from: 450, to: 930, mark: "typed" }];

const unjustified: Interval[] = [
  { kind: "absence", from: null, to: null, reason: "ΑΔΙ", mark: "typed" },
];

/** Moves the start of the first contract to another day. */
async function begin(march: PayableMonth, start: string): Promise<void> {
  await changeDates(world, march, { start });
  await tellContract(world, march);
}
