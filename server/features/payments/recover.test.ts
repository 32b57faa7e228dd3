import { expect, test } from "vitest";
import type { InputOf } from "#api/call.ts";
import { payments } from "#api/payments.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { actsOf, changeDates, computeMonth } from "#server/testing/month-of-structure.ts";
import { personOf, someone } from "#server/testing/own-affairs.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { closeAgain, create, linesOf, openAgain, statesOf, type PayableMonth } from "./testing.ts";
import { buildPaid, lowerRate, owe, rateOf, settle, tellContract } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

/** A paid month whose first contract was overpaid by 250 € and ended with the month. */
async function buildOverpaid(contracts = 2): Promise<PayableMonth> {
  const march = await buildPaid(world, { contracts });
  await rowsWhere(world, "contract", {
    organization_id: march.organizationId,
    id: march.contractIds[0] ?? "",
  }).change({ state: "ended", end_date: "2026-03-31" });
  await lowerRate(world, march);
  return march;
}

type Recovery = InputOf<typeof payments.recover>;

function recover(
  { organizationId, month, contractIds, maker }: PayableMonth,
  given: Partial<Recovery> = {},
  as: Visitor = maker,
) {
  const stated = { waits: "-250.00", amount: "250.00", recoveredOn: "2026-04-02" };
  const contractId = contractIds[0] ?? "";
  const paper = { reference: "Διπλότυπο 12/2026" };
  const input = { organizationId, contractId, month, ...stated, ...paper, ...given };
  return world.try(payments.recover, input, { as });
}

async function withdraw(march: PayableMonth) {
  const { organizationId, maker: as } = march;
  const [stated] = await recoveriesOf(march);
  const input = { organizationId, recoveryId: stated?.id ?? "", reason: "Αφορούσε άλλον" };
  return world.try(payments.withdrawRecovery, input, { as });
}

async function waitingOf({ organizationId, maker: as }: PayableMonth) {
  return (await world.call(payments.getOverpayments, { organizationId }, { as })).items;
}

async function recoveriesOf({ organizationId, maker: as }: PayableMonth) {
  return (await world.call(payments.getRecoveries, { organizationId }, { as })).items;
}

function dueOf({ organizationId, month, maker: as }: PayableMonth) {
  return world.call(payments.preview, { organizationId, month }, { as });
}

test("an overpayment of a person who left is listed with since when, until recovered in part or whole", async () => {
  const march = await buildOverpaid();
  const [row, ...others] = await waitingOf(march);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ month: "2026-03", amount: "-250.00", hasContract: false });
  expect(row?.since).not.toBeNull();
  expect((await recover(march, { amount: "100.00" })).status).toBe(200);
  expect(await waitingOf(march)).toMatchObject([{ amount: "-150.00" }]);
  expect((await dueOf(march)).exclusions).toMatchObject([{ reason: "waits-for-offset", count: 1 }]);
  expect((await recover(march, { waits: "-150.00", amount: "150.00" })).status).toBe(200);
  expect(await waitingOf(march)).toEqual([]);
  expect((await dueOf(march)).exclusions).toEqual([]);
  expect(await recoveriesOf(march)).toMatchObject([
    { amount: "150.00", recoveredOn: "2026-04-02", reference: "Διπλότυπο 12/2026" },
    { amount: "100.00", withdrawal: null },
  ]);
});

test("a month approved with a difference is paid once that is recovered, and approved again when the recovery is withdrawn", async () => {
  const march = await buildOverpaid(1);
  await openAgain(world, march);
  await closeAgain(world, march);
  expect(await statesOf(world, march)).toEqual(["approved"]);
  await recover(march);
  expect(await statesOf(world, march)).toEqual(["paid"]);
  expect((await actsOf(world, march)).at(-1)).toMatchObject({
    state: "paid",
    reason: "Επιστροφή αχρεωστήτως καταβληθέντος",
  });
  expect((await withdraw(march)).status).toBe(200);
  expect((await withdraw(march)).status).toBe(409);
  expect(await statesOf(world, march)).toEqual(["approved"]);
  expect(await waitingOf(march)).toMatchObject([{ amount: "-250.00" }]);
  expect(await recoveriesOf(march)).toMatchObject([{ withdrawal: { reason: "Αφορούσε άλλον" } }]);
});

test("the overpayment of a cancelled month waits again when its recovery is withdrawn, even if later payments checked it", async () => {
  const march = await buildPaid(world, { contracts: 1 });
  await openAgain(world, march);
  await changeDates(world, march, { start: "2026-04-01" });
  await tellContract(world, march);
  await computeMonth(world, march);
  expect(await statesOf(world, march)).toEqual(["cancelled"]);
  await recover(march, { waits: "-1250.00", amount: "1250.00" });
  await owe(world, march, "2026-04");
  const april = { ...march, month: "2026-04" };
  await settle(world, march, (await create(world, april)).id);
  expect(await waitingOf(march)).toEqual([]);
  await withdraw(march);
  const [row] = await waitingOf(march);
  expect(row).toMatchObject({ month: "2026-03", amount: "-1250.00" });
  expect(row?.since).not.toBeNull();
  expect((await dueOf(april)).exclusions).toMatchObject([{ reason: "waits-for-offset", count: 1 }]);
});

test("an overpayment waiting again after a withdrawal is set off with the withdrawal as its cause", async () => {
  const march = await buildPaid(world, { contracts: 1 });
  await lowerRate(world, march);
  await recover(march);
  await owe(world, march, "2026-02");
  await settle(world, march, (await create(world, march)).id);
  await withdraw(march);
  expect((await waitingOf(march))[0]?.since).not.toBeNull();
  await owe(world, march, "2026-01");
  const { id } = await create(world, march);
  const [line] = await linesOf(world, march, id);
  expect(line?.items).toMatchObject([
    { month: "2026-01", causes: [] },
    { month: "2026-03", amount: "-250.00", causes: [{ act: "payment.withdrawRecovery" }] },
  ]);
});

test("a month that owes nothing after the withdrawal stays paid, with nothing new in its history", async () => {
  const march = await buildOverpaid(1);
  await recover(march);
  await rateOf(world, march, "1250.00");
  const before = await actsOf(world, march);
  expect((await withdraw(march)).status).toBe(200);
  expect(await statesOf(world, march)).toEqual(["paid"]);
  expect(await actsOf(world, march)).toEqual(before);
  expect(await waitingOf(march)).toEqual([]);
});

/** States that the credit paid by the payment of that number came back. */
async function comesBack(march: PayableMonth, number: string) {
  const { organizationId, maker: as } = march;
  const { items } = await world.call(payments.getAll, { organizationId }, { as });
  const { id = "", version = 0 } = items.find((one) => one.number === number) ?? {};
  const [line] = await linesOf(world, march, id);
  const input = { organizationId, id, version, lineId: line?.id ?? "", reason: "closed account" };
  return world.try(payments.returnCredit, input, { as });
}

test("a credit partly recovered can come back only after the recovery is withdrawn", async () => {
  const march = await buildOverpaid(1);
  await recover(march);
  const early = await comesBack(march, "2026-03/1");
  expect([early.status, early.problem?.detail]).toEqual([
    409,
    expect.stringContaining("αναιρέστε"),
  ]);
  await withdraw(march);
  expect((await comesBack(march, "2026-03/1")).status).toBe(200);
  expect(await dueOf(march)).toMatchObject({ lines: 1, total: "1000.00" });
});

test("of two credits of a month the one without recovery can come back, the other cannot", async () => {
  const march = await buildPaid(world);
  await rateOf(world, march, "1310.00");
  await tellContract(world, march);
  await settle(world, march, (await create(world, march)).id);
  await rateOf(world, march, "1250.00");
  await tellContract(world, march);
  expect((await recover(march, { waits: "-60.00", amount: "60.00" })).status).toBe(200);
  expect((await comesBack(march, "2026-03/2")).status).toBe(409);
  expect((await comesBack(march, "2026-03/1")).status).toBe(200);
  expect(await dueOf(march)).toMatchObject({ lines: 1, total: "1250.00" });
});

test("an excess credit comes back, and its month stays paid", async () => {
  const march = await buildPaid(world);
  await rateOf(world, march, "1310.00");
  await tellContract(world, march);
  await settle(world, march, (await create(world, march)).id);
  await rateOf(world, march, "1250.00");
  await tellContract(world, march);
  expect((await comesBack(march, "2026-03/2")).status).toBe(200);
  expect(await statesOf(world, march)).toEqual(["paid"]);
  expect(await dueOf(march)).toMatchObject({ lines: 0, exclusions: [] });
});

test("an amount set off against a cancelled month waits again when the credit comes back, even if later payments checked it", async () => {
  const march = await buildPaid(world, { contracts: 1 });
  await openAgain(world, march);
  await changeDates(world, march, { start: "2026-04-01" });
  await tellContract(world, march);
  await computeMonth(world, march);
  expect(await statesOf(world, march)).toEqual(["cancelled"]);
  await rateOf(world, march, "1500.00");
  await owe(world, march, "2026-04");
  const april = { ...march, month: "2026-04" };
  await settle(world, march, (await create(world, april)).id);
  await tellContract(world, march);
  const { organizationId, maker: as } = march;
  const again = { organizationId, month: "2026-04" } as const;
  expect((await world.try(payments.create, again, { as })).status).toBe(409);
  expect((await comesBack(march, "2026-04/1")).status).toBe(200);
  expect(await dueOf(april)).toMatchObject({ lines: 1, total: "250.00" });
});

test("a recovery is refused beyond the waiting amount, on an impossible day, on an outdated amount, and during a payment of it", async () => {
  const march = await buildOverpaid();
  const fieldsOf = async (given: Partial<Recovery>) => {
    const { status, problem } = await recover(march, given);
    return [status, ...Object.keys(problem?.errors ?? {})];
  };
  expect(await fieldsOf({ amount: "250.01" })).toEqual([400, "amount"]);
  expect(await fieldsOf({ amount: "0.00" })).toEqual([400, "amount"]);
  expect(await fieldsOf({ recoveredOn: "2026-04-03" })).toEqual([400, "recoveredOn"]);
  const [{ paidFrom } = { paidFrom: "" }] = await waitingOf(march);
  expect(paidFrom).toBe("2026-04-02");
  const early = await recover(march, { recoveredOn: "2026-04-01" });
  expect([early.status, early.problem?.errors]).toEqual([
    400,
    {
      recoveredOn: [
        "Η ημέρα επιστροφής πρέπει να είναι από 02/04/2026, που πληρώθηκε ο μήνας, έως σήμερα",
      ],
    },
  ]);
  expect(await fieldsOf({ waits: "-100.00", amount: "100.00" })).toEqual([409]);
  expect((await recover(march, {}, march.clerk)).status).toBe(403);
  const another = await buildOverpaid(1);
  expect((await recover(march, { contractId: another.contractIds[0] ?? "" })).status).toBe(404);
  await owe(world, march, "2026-02");
  await create(world, march);
  const { status, problem } = await recover(march);
  expect([status, problem?.detail]).toEqual([409, expect.stringContaining("εκκρεμεί")]);
});

test("nobody records their own recovery, and the list marks their own", async () => {
  const march = await buildOverpaid(1);
  const { afm } = await personOf(world, march, march.contractIds[0] ?? "");
  const oneself = await someone(world, march, "Executive", afm);
  expect(await waitingOf({ ...march, maker: oneself })).toMatchObject([{ isOwn: true }]);
  expect(await waitingOf(march)).toMatchObject([{ isOwn: false }]);
  expect((await recover(march, {}, oneself)).status).toBe(409);
  expect(await waitingOf(march)).toHaveLength(1);
});

test("a recovery counts as an item: what is owed afterwards is owed in full", async () => {
  const march = await buildOverpaid(1);
  await recover(march);
  await rateOf(world, march, "1250.00");
  await tellContract(world, march);
  expect(await dueOf(march)).toMatchObject({ total: "250.00", differences: 1 });
});

test.each([
  ["the next payment", 200],
  ["the next attempt, if the payment is refused because nothing else is due", 409],
] as const)(
  "a paid month checked without a difference is not computed again by %s",
  async (_by, status) => {
    const march = await buildPaid(world);
    await tellContract(world, march);
    if (status === 200) await owe(world, march, "2026-02");
    const { organizationId, month, maker: as } = march;
    const made = await world.try(payments.create, { organizationId, month }, { as });
    expect(made.status).toBe(status);
    const unseen = await inBodies(world.owner, [organizationId], (tx) =>
      tx
        .selectFrom("payment_item as i")
        .innerJoin("ledger_entry as e", (join) => join.onRef("e.id", ">", "i.ledger_seen"))
        .select("e.id")
        .where("e.subject_kind", "=", "contract")
        .where("i.month", "=", "2026-03")
        .execute(),
    );
    expect(unseen).toEqual([]);
  },
);
