import { expect, test } from "vitest";
import { scopeOf } from "#api/call.ts";
import { history } from "#api/history.ts";
import { payments } from "#api/payments.ts";
import { sicknessBenefits } from "#api/sickness-benefits.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { buildApiApp } from "#server/db/seed/build-api-app.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { buildPayableMonth, create, linesOf, type PayableMonth } from "./testing.ts";
import { settle } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const sick: Interval[] = [{ kind: "absence", from: null, to: null, reason: "ΑΣΘ", mark: "typed" }];
/** The first three days are the 26th to the 28th; of the others the employer pays what the benefit leaves. */
const illness = ["2026-03-26", "2026-03-27", "2026-03-30", "2026-03-31"];

/** March of two people under private law, the first of whom was ill in its last days, and a program that reads its payments. */
async function buildIllness() {
  const instead = Object.fromEntries(illness.map((day) => [day, sick]));
  const march = await buildPayableMonth(world, { contracts: 2, instead, employmentType: 2 });
  const links = [{ organizationId: march.organizationId, right: "full" as const }];
  const user = await buildUser(world.owner, { role: "WebServiceUser", links });
  const { getLines, exportLines, getExclusions, exportExclusions } = payments;
  const calls = [getLines, exportLines, getExclusions, exportExclusions, history.getAll];
  await buildApiApp(world.owner, { user, scopes: calls.map(scopeOf) });
  return { march, program: await world.as(user) };
}

function setBenefit({ organizationId, contractIds, clerk: as }: PayableMonth, amount: string) {
  const [contractId = ""] = contractIds;
  const days = { from: "2026-03-30", to: "2026-03-31" };
  const input = { organizationId, contractId, ...days, amount, note: "Απόφαση ΕΦΚΑ 17" };
  return world.call(sicknessBenefits.set, input, { as });
}

test("R-41 a program reads that something is missing for a month, not the benefit of an illness nor its days", async () => {
  const { march, program } = await buildIllness();
  const { organizationId, maker } = march;
  const { id } = await create(world, march);
  const exclusions = async (as: Visitor, why?: "no-sickness-benefit" | "something-missing") =>
    (await world.call(payments.getExclusions, { organizationId, id, ...(why && { why }) }, { as }))
      .items;
  const missing = { reason: "something-missing", amount: null, days: [] };
  expect(await exclusions(maker)).toMatchObject([{ reason: "no-sickness-benefit" }]);
  expect(await exclusions(program)).toMatchObject([missing]);
  expect(await exclusions(program, "something-missing")).toMatchObject([missing]);
  expect(await exclusions(program, "no-sickness-benefit")).toEqual([]);
  const asked = { organizationId, id, format: "csv" } as const;
  const file = async (as: Visitor) =>
    (await world.call(payments.exportExclusions, asked, { as })).bytes.toString("utf8");
  expect(await file(maker)).toContain("λείπει το επίδομα ασθένειας");
  expect(await file(program)).toMatch(/Λείπει στοιχείο του μήνα/);
  expect(await file(program)).not.toMatch(/ασθένεια/);
});

test("R-41 a program reads what a line pays, not what was taken off for which absence nor that a benefit changed it", async () => {
  const { march, program } = await buildIllness();
  const { organizationId, contractIds, clerk } = march;
  await setBenefit(march, "40.00");
  await settle(world, march, (await create(world, march)).id);
  await setBenefit(march, "20.00");
  const { id } = await create(world, march);
  const [seen] = await linesOf(world, march, id);
  expect(seen?.items[0]).toMatchObject({
    amount: "20.00",
    causes: [{ act: "sickness-benefit.set" }],
  });
  expect(seen?.items[0]?.steps.map(({ kind }) => kind)).toContain("sickness-benefit");
  const [told] = await linesOf(world, { ...march, maker: program }, id);
  expect(told?.items).toMatchObject([{ amount: "20.00", worth: "1170.00", steps: [], causes: [] }]);
  const subjectId = `${contractIds[0] ?? ""}/2026-03-30`;
  const input = { organizationId, subjectKind: "sickness-benefit", subjectId } as const;
  const entries = async (as: Visitor) => (await world.call(history.getAll, input, { as })).total;
  expect([await entries(clerk), await entries(program)]).toEqual([2, 0]);
});
