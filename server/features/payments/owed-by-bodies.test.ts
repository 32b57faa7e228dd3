import { expect, onTestFinished, test } from "vitest";
import { dashboard } from "#api/dashboard.ts";
import { payments } from "#api/payments.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { changeDates, workdays } from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  answer,
  buildPayableMonth,
  buildSubmitted,
  closeAgain,
  correctDay,
  create,
  linesOf,
  openAgain,
  pain002,
  statesOf,
  type PayableMonth,
} from "./testing.ts";
import { buildPaid, lowerRate, owe, rateOf, settle, tellContract } from "./testing-paid.ts";

const now = new Date("2026-04-02T08:00:00Z");
const world = worldOfFile({ now });

async function owedSeen({ maker: as }: PayableMonth) {
  const { unpaid, changed, refused } = (await world.call(dashboard.getAgency, {}, { as })).owed;
  const monthsOf = ({ bodyCount, months }: typeof unpaid) => [bodyCount, months];
  return { unpaid: monthsOf(unpaid), changed: monthsOf(changed), refused };
}

/** How much the figures shown to the agency increase by the act. */
async function toldMore(march: PayableMonth, act: () => Promise<unknown>) {
  const before = await owedSeen(march);
  await act();
  const after = await owedSeen(march);
  const more = (of: "unpaid" | "changed") =>
    after[of].map((figure, index) => figure - (before[of][index] ?? 0));
  const credits = after.refused.credits - before.refused.credits;
  return { unpaid: more("unpaid"), changed: more("changed"), credits };
}

const nothing = [0, 0];

const unjustified: Interval[] = [
  { kind: "absence", from: null, to: null, reason: "ΑΔΙ", mark: "typed" },
];

/** Requests a payment of the month when nothing of it is payable. */
async function refusedPayment({ organizationId, month, maker: as }: PayableMonth) {
  const { status } = await world.try(payments.create, { organizationId, month }, { as });
  expect(status).toBe(409);
}

function cancel(march: PayableMonth, id: string, version = 1) {
  const { organizationId, maker: as } = march;
  const input = { organizationId, id, version, reason: "wrong month" };
  return world.call(payments.cancel, input, { as });
}

test("a body whose approved months no payment holds is listed until they are drafted, and again when that is cancelled", async () => {
  const march = await buildPayableMonth(world, { contracts: 2 });
  let id = "";
  expect(
    await toldMore(march, async () => {
      ({ id } = await create(world, march));
    }),
  ).toEqual({ unpaid: [-1, -2], changed: nothing, credits: 0 });
  expect((await toldMore(march, () => cancel(march, id))).unpaid).toEqual([1, 2]);
});

test("approved months are listed however old, beside a payment of their month and of a later one", async () => {
  const march = await buildPayableMonth(world, { contracts: 2 });
  const { organizationId, contractIds, maker: as } = march;
  const [first = ""] = contractIds;
  const ofFirst = { organization_id: organizationId, contract_id: first };
  const monthOfFirst = rowsWhere(world, "monthly_contract", ofFirst);
  await monthOfFirst.change({ state: "signed" });
  await settle(world, march, (await create(world, march)).id);
  expect((await toldMore(march, () => monthOfFirst.change({ state: "approved" }))).unpaid).toEqual([
    1, 1,
  ]);
  expect((await toldMore(march, () => owe(world, march, "2024-11"))).unpaid).toEqual([0, 2]);
  const { unpaid } = (await world.call(dashboard.getAgency, {}, { as })).owed;
  expect(unpaid.oldest).toBe("2024-11");
});

test("a month that a payment found worth nothing is not listed, until its contract changes", async () => {
  const march = await buildPayableMonth(world, { contracts: 2 });
  const { organizationId, contractIds } = march;
  const [first = ""] = contractIds;
  const terms = { organization_id: organizationId, contract_id: first };
  await rowsWhere(world, "contract_term", terms).change({ rate: "0" });
  expect((await toldMore(march, () => create(world, march))).unpaid).toEqual([-1, -2]);
  expect((await toldMore(march, () => tellContract(world, march))).unpaid).toEqual([1, 1]);
});

test("a month worth nothing is not listed when first approved, until its contract changes", async () => {
  const march = await buildPayableMonth(world, { contracts: 2 });
  await openAgain(world, march);
  await rateOf(world, march, "0", march.contractIds[0]);
  expect((await toldMore(march, () => closeAgain(world, march))).unpaid).toEqual([1, 1]);
  expect((await toldMore(march, () => tellContract(world, march))).unpaid).toEqual([0, 1]);
});

test("a body whose only month is worth nothing is not listed once a payment was refused for it, until it changes", async () => {
  const march = await buildPayableMonth(world);
  const more = async (act: () => Promise<unknown>) => (await toldMore(march, act)).unpaid;
  await rateOf(world, march, "0");
  expect(await more(() => refusedPayment(march))).toEqual([-1, -1]);
  onTestFinished(() => world.setNow(now));
  world.setNow(new Date("2026-04-03T08:00:00Z"));
  await openAgain(world, march);
  expect(await more(() => closeAgain(world, march))).toEqual(nothing);
  expect(await more(() => tellContract(world, march, "contract.end"))).toEqual(nothing);
  expect(await more(() => tellContract(world, march))).toEqual([1, 1]);
});

test("a refused credit of a month now worth nothing is listed until a payment is refused for it", async () => {
  const march = await buildPayableMonth(world);
  const id = await buildSubmitted(world, march);
  await answer(world, march, id, pain002(id, { group: "RJCT" }));
  await rateOf(world, march, "0");
  expect(await toldMore(march, () => refusedPayment(march))).toEqual({
    unpaid: nothing,
    changed: nothing,
    credits: -1,
  });
});

test("a refused credit is not listed once its month is corrected to nothing and approved, also of a person paid elsewhere", async () => {
  const march = await buildPayableMonth(world, { contracts: 2, since: "2026-03-30" });
  const { organizationId, contractIds, maker: as } = march;
  const [, second = ""] = contractIds;
  const id = await buildSubmitted(world, march);
  await answer(world, march, id, pain002(id, { group: "RJCT" }));
  // Under public law, the only paid day of someone who begins on the 30th is the 30th.
  const correct = () =>
    correctDay(world, march, { date: "2026-03-30", intervals: unjustified, version: 1 });
  expect(await toldMore(march, correct)).toEqual({
    unpaid: nothing,
    changed: nothing,
    credits: -1,
  });
  const terms = { organization_id: organizationId, contract_id: second };
  const elsewhere = () => rowsWhere(world, "contract_term", terms).change({ pay_basis: "none" });
  expect((await toldMore(march, elsewhere)).credits).toBe(-1);
  const { reissueRefusal } = await world.call(payments.getById, { organizationId, id }, { as });
  expect(reissueRefusal).toBe(
    "Κανένας από τους μήνες δεν μπορεί να πληρωθεί τώρα. Μηδενικό ποσό: 2",
  );
});

test("a month of a contract without pay, as of a person paid elsewhere, is not listed", async () => {
  const march = await buildPayableMonth(world, { contracts: 2 });
  const { organizationId, contractIds } = march;
  const [first = ""] = contractIds;
  const terms = rowsWhere(world, "contract_term", {
    organization_id: organizationId,
    contract_id: first,
  });
  expect((await toldMore(march, () => terms.change({ pay_basis: "none" }))).unpaid).toEqual([
    0, -1,
  ]);
});

test("a paid month whose contract changes later may have a difference, until the next payment has checked it", async () => {
  const march = await buildPaid(world);
  expect(await toldMore(march, () => lowerRate(world, march))).toEqual({
    unpaid: nothing,
    changed: [1, 1],
    credits: 0,
  });
  await owe(world, march, "2026-02");
  expect((await toldMore(march, () => create(world, march))).changed).toEqual([-1, -1]);
});

test.each(["corrected", "left as it was"] as const)(
  "a month opened while the bank has its order, %s and approved again, is listed as changed only if its worth differs",
  async (how) => {
    const march = await buildPayableMonth(world);
    const id = await buildSubmitted(world, march);
    if (how === "corrected")
      await correctDay(world, march, {
        date: workdays[5] ?? "",
        intervals: unjustified,
        version: 1,
      });
    else {
      await openAgain(world, march);
      await closeAgain(world, march);
    }
    const paid = () => answer(world, march, id, pain002(id, { group: "ACSC" }));
    const isOther = how === "corrected";
    expect((await toldMore(march, paid)).changed).toEqual(isOther ? [1, 1] : nothing);
    expect(await statesOf(world, march)).toEqual([isOther ? "approved" : "paid"]);
  },
);

test("an overpaid month set off in part is listed as changed until all is set off", async () => {
  const march = await buildPaid(world);
  // February starts on the 28th, which pays three days of thirty: 125 € against the 167 € overpaid for four days of March.
  await changeDates(world, march, { start: "2026-02-28" });
  const days = workdays.slice(4, 8);
  for (const date of days)
    await correctDay(world, march, { date, intervals: unjustified, version: 1 });
  await owe(world, march, "2026-02");
  const settled = async () => settle(world, march, (await create(world, march)).id);
  expect(await toldMore(march, settled)).toEqual({
    unpaid: [-1, -1],
    changed: nothing,
    credits: 0,
  });
  await owe(world, march, "2026-04");
  const april = { ...march, month: "2026-04" };
  const rest = async () => settle(world, april, (await create(world, april)).id);
  expect((await toldMore(march, rest)).changed).toEqual([-1, -1]);
});

test("repeating a contract's state, or its end, is no difference", async () => {
  const march = await buildPaid(world);
  for (const act of ["ledger.tell", "contract.end"])
    expect((await toldMore(march, () => tellContract(world, march, act))).changed).toEqual(nothing);
});

test("a credit refused by the bank is listed with its sum until reissued, and again when that is cancelled", async () => {
  const march = await buildPayableMonth(world, { contracts: 2 });
  const { organizationId, maker: as } = march;
  const paid = await buildSubmitted(world, march);
  const [line] = await linesOf(world, march, paid);
  const refusal = { lineId: line?.id ?? "", status: "RJCT", code: "AC04" };
  const bytes = pain002(paid, { group: "PART", credits: [refusal] });
  const change = await toldMore(march, () => answer(world, march, paid, bytes));
  expect(change).toEqual({ unpaid: nothing, changed: nothing, credits: 1 });
  const { refused } = await owedSeen(march);
  expect(refused).toMatchObject({ amount: "1250.00", oldest: { organizationId, id: paid } });
  let again = "";
  const reissue = async () => {
    ({ id: again } = await world.call(payments.reissue, { organizationId, id: paid }, { as }));
  };
  expect(await toldMore(march, reissue)).toEqual({
    unpaid: nothing,
    changed: nothing,
    credits: -1,
  });
  expect((await toldMore(march, () => cancel(march, again))).credits).toBe(1);
});

test("a body without an account is listed as such until it has one, even beside a payment: no order can pay its months", async () => {
  const march = await buildPayableMonth(world);
  const without = async () => {
    const { owed } = await world.call(dashboard.getAgency, {}, { as: march.maker });
    return owed.withoutAccount.bodyCount;
  };
  const account = rowsWhere(world, "organization", { id: march.organizationId });
  const leave = () => account.change({ debtor_iban: null, debtor_bic: null });
  const before = await without();
  expect((await toldMore(march, leave)).unpaid).toEqual([-1, -1]);
  await refusedPayment(march);
  expect(await without()).toBe(before + 1);
  const give = () => account.change({ debtor_iban: "GR1601101250000000012300695" });
  expect((await toldMore(march, give)).unpaid).toEqual([1, 1]);
  expect(await without()).toBe(before);
});
