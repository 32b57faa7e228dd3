import { sql } from "kysely";
import { expect, test } from "vitest";
import { bodyMonths } from "#api/body-months.ts";
import { type Agency, dashboard } from "#api/dashboard.ts";
import { buildContract } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { documentsEnding, unlockRequests } from "./testing.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";

const world = worldOfFile();

/** A body on Wednesday 18 March 2026 with one person since Monday, and two requests to unlock, one of them open. */
async function body() {
  const { organizationId, structureId, clerk } = await bodyWithStaff(world, [
    { start_date: "2026-03-16" },
  ]);
  const by = { organizationId, userId: clerk.userId, structureId };
  await unlockRequests(world.owner, by, ["asked", "granted"]);
  await documentsEnding(world.owner, by, ["2026-03-20"]);
  return { organizationId, clerk };
}

type Body = Awaited<ReturnType<typeof body>>;

/** The person of the body requests a leave. */
async function leaveAsked({ organizationId, clerk }: Body): Promise<void> {
  await inBodies(world.owner, [organizationId], (tx) =>
    sql`
    with asked as (
      insert into leave_request (organization_id, id, contract_id, structure_id, reason, from_day, to_day, text, at, by_user)
      select t.organization_id, gen_random_uuid(), t.contract_id, t.structure_id, 'ΚΑΝ', '2026-04-06', '2026-04-07', '',
        now(), ${clerk.userId}
      from running_term t where t.organization_id = ${organizationId} limit 1
      returning organization_id, id)
    insert into leave_request_waiting select * from asked
  `.execute(tx),
  );
}

async function storedMonth(organizationId: string, month: string, state: string): Promise<void> {
  await inBodies(world.owner, [organizationId], (tx) =>
    sql`
    insert into monthly_contract (organization_id, contract_id, month, structure_id, state, totals)
    select t.organization_id, t.contract_id, ${month}, t.structure_id, ${state}, '{}'
    from running_term t where t.organization_id = ${organizationId} limit 1
  `.execute(tx),
  );
}

test("a clerk is told how many sheets wait, and nothing that others decide", async () => {
  const { organizationId, clerk } = await body();
  const tasks = await world.call(dashboard.getWaiting, { organizationId }, { as: clerk });
  expect(tasks).toEqual({
    sheets: 3,
    unlocks: null,
    signatures: null,
    documents: null,
    leaveDocuments: 0,
    leaveRequests: 0,
    contracts: null,
    agency: null,
  });
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const read = await world.call(dashboard.getWaiting, { organizationId }, { as: reader });
  expect([read.sheets, read.leaveDocuments]).toEqual([null, null]);
});

test("the figures are those of the home page behind them, for one body and for all", async () => {
  const { organizationId } = await body();
  const as = { as: await world.signInAs({ role: "LegalRepresentative", organizationId }) };
  const tasks = await world.call(dashboard.getWaiting, { organizationId }, as);
  const home = await world.call(dashboard.getOverview, { organizationId }, as);
  expect(tasks).toEqual({
    sheets: home.sheets.openToday + home.sheets.openBefore,
    unlocks: 1,
    signatures: home.closing?.structuresToSign,
    documents: home.documents?.waiting,
    leaveDocuments: home.leaveDocuments.due,
    leaveRequests: home.leaveRequests,
    contracts: home.contractsWaiting.submitted,
    agency: null,
  });

  const executive = { as: await world.signInAs({ role: "Executive" }) };
  const ofAll = await world.call(dashboard.getWaiting, { organizationId }, executive);
  const agency = await world.call(dashboard.getAgency, {}, executive);
  expect(ofAll.agency).toEqual({
    months: monthsIn(agency),
    unlocks: agency.unlocksAsked,
    documents: agency.documentsWaiting,
    payments: agency.payments.draft,
  });
  expect([ofAll.sheets, ofAll.unlocks, ofAll.agency?.unlocks]).toEqual([null, null, 2]);
});

test("a month awaiting signature is reported however old it is, per structure as on its board", async () => {
  const { organizationId } = await bodyWithStaff(world, [{ start_date: "2025-11-03" }]);
  await storedMonth(organizationId, "2025-12", "submitted");
  await storedMonth(organizationId, "2026-01", "returned");
  await storedMonth(organizationId, "2026-02", "approved");
  const elsewhere = { organization_id: organizationId, start_date: "2025-11-03" };
  await buildContract(world.owner, { ...elsewhere, end_date: "2025-12-31" });
  const as = { as: await world.signInAs({ role: "LegalRepresentative", organizationId }) };
  const { unfinished } = await world.call(dashboard.getOverview, { organizationId }, as);
  expect(unfinished).toEqual([
    { month: "2025-12", draft: 1, structuresToSign: 1 },
    { month: "2026-01", draft: 1, structuresToSign: 0 },
  ]);
  const { signatures } = await world.call(dashboard.getWaiting, { organizationId }, as);
  expect(signatures).toBe(1);
});

test("a month to sign is reported however many older ones were not submitted", async () => {
  const { organizationId } = await bodyWithStaff(world, [{ start_date: "2025-03-03" }]);
  for (const month of [3, 4, 5, 6, 7, 8, 9].map((number) => `2025-0${number}`))
    await storedMonth(organizationId, month, "draft");
  await storedMonth(organizationId, "2025-10", "submitted");
  const as = { as: await world.signInAs({ role: "LegalRepresentative", organizationId }) };
  const { unfinished } = await world.call(dashboard.getOverview, { organizationId }, as);
  expect(unfinished.map(({ month }) => month)).toContain("2025-10");
  const { signatures } = await world.call(dashboard.getWaiting, { organizationId }, as);
  expect(signatures).toBe(1);
});

test("a month without any record is reported as one to submit, since the body keeps attendance", async () => {
  const { organizationId } = await bodyWithStaff(world, [{ start_date: "2025-10-06" }]);
  const as = { as: await world.signInAs({ role: "LegalRepresentative", organizationId }) };
  const unfinished = async () =>
    (await world.call(dashboard.getOverview, { organizationId }, as)).unfinished;
  expect(await unfinished()).toEqual([]);
  await storedMonth(organizationId, "2025-12", "approved");
  const january = { month: "2026-01", draft: 1, structuresToSign: 0 };
  expect(await unfinished()).toEqual([january]);
  await inBodies(world.owner, [organizationId], (tx) =>
    sql`update organization set kept_from = '2025-11-17' where id = ${organizationId}`.execute(tx),
  );
  expect(await unfinished()).toEqual([{ ...january, month: "2025-11" }, january]);
});

test("each body has the sum of what its menu shows; one that is not the person's is not listed", async () => {
  const one = await body();
  const other = await body();
  await leaveAsked(one);
  for (const month of ["2026-02", "2026-01"])
    await storedMonth(one.organizationId, month, "signed");
  const clerk = await world.signInAs({ role: "Employee", organizationId: one.organizationId });
  const own = await world.call(dashboard.getWaitingOfBodies, {}, { as: clerk });
  expect(own.bodies).toEqual([{ organizationId: one.organizationId, count: 4 }]);

  const executive = { as: await world.signInAs({ role: "Executive" }) };
  const { bodies } = await world.call(dashboard.getWaitingOfBodies, {}, executive);
  const countOf = (id: string) => bodies.find((body) => body.organizationId === id)?.count;
  expect([countOf(one.organizationId), countOf(other.organizationId)]).toEqual([3, 1]);
  const agency = await world.call(dashboard.getAgency, {}, executive);
  const sum = bodies.reduce((total, { count }) => total + count, 0);
  expect(sum).toBe(monthsIn(agency) + agency.unlocksAsked + agency.documentsWaiting);
});

test("a month awaiting the agency is counted however old it is: on home, in the menu and among approvals", async () => {
  const one = await body();
  for (const [month, state] of [
    ["2026-02", "signed"],
    ["2025-12", "signed"],
    ["2025-11", "awaiting"],
  ] as const)
    await storedMonth(one.organizationId, month, state);
  const executive = { as: await world.signInAs({ role: "Executive" }) };
  const agency = await world.call(dashboard.getAgency, {}, executive);
  expect(agency.month).toBe("2026-02");
  for (const waits of [
    { month: "2025-12", signed: 1, awaiting: 0 },
    { month: "2025-11", signed: 0, awaiting: 1 },
  ])
    expect(agency.alsoWaiting).toContainEqual(waits);
  const { organizationId } = one;
  const waiting = await world.call(dashboard.getWaiting, { organizationId }, executive);
  expect(waiting.agency?.months).toBe(monthsIn(agency));
  const ofDecember = await world.call(bodyMonths.getAll, { month: "2025-12" }, executive);
  expect(ofDecember.sums.signed).toBe(1);
  const { signed } = agency.sums;
  expect(ofDecember.alsoWaiting).toContainEqual({ month: "2026-02", signed, awaiting: 0 });
});

function monthsIn({ sums, alsoWaiting }: Agency): number {
  return [sums, ...alsoWaiting].reduce((sum, one) => sum + one.signed + one.awaiting, 0);
}
