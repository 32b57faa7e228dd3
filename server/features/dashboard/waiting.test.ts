import { sql } from "kysely";
import { expect, test } from "vitest";
import { dashboard } from "#api/dashboard.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { bodyWithOne, documentsEnding, unlockRequests } from "./testing.ts";

const world = worldOfFile();

/** A body on Wednesday 18 March 2026 with one person since Monday, and two requests to unlock, one of them open. */
async function body() {
  const { organizationId, structureId, clerk } = await bodyWithOne(world, "2026-03-16");
  const by = { organizationId, userId: clerk.userId, structureId };
  await unlockRequests(world.owner, by, ["asked", "granted"]);
  await documentsEnding(world.owner, by, ["2026-03-20"]);
  return { organizationId, clerk };
}

type Body = Awaited<ReturnType<typeof body>>;

/** The person of the body asks for a leave. */
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

async function signedMonth({ organizationId }: Body, month: string): Promise<void> {
  await inBodies(world.owner, [organizationId], (tx) =>
    sql`
    insert into monthly_contract (organization_id, contract_id, month, structure_id, state, totals)
    select t.organization_id, t.contract_id, ${month}, t.structure_id, 'signed', '{}'
    from running_term t where t.organization_id = ${organizationId} limit 1
  `.execute(tx),
  );
}

test("whoever types the days is told how many sheets wait, and nothing of what others decide", async () => {
  const { organizationId, clerk } = await body();
  const seen = await world.call(dashboard.getWaiting, { organizationId }, { as: clerk });
  expect(seen).toEqual({
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

test("the figures are those of the home page behind them, of one body and of all", async () => {
  const { organizationId } = await body();
  const as = { as: await world.signInAs({ role: "LegalRepresentative", organizationId }) };
  const seen = await world.call(dashboard.getWaiting, { organizationId }, as);
  const home = await world.call(dashboard.getOverview, { organizationId }, as);
  expect(seen).toEqual({
    sheets: home.sheets.openToday + home.sheets.openBefore,
    unlocks: 1,
    signatures: home.closing?.structuresToSign,
    documents: home.documents?.waiting,
    leaveDocuments: home.leaveDocuments.due,
    leaveRequests: home.leaveRequests,
    contracts: home.contractsSubmitted,
    agency: null,
  });

  const executive = { as: await world.signInAs({ role: "Executive" }) };
  const ofAll = await world.call(dashboard.getWaiting, { organizationId }, executive);
  const agency = await world.call(dashboard.getAgency, {}, executive);
  expect(ofAll.agency).toEqual({
    months: agency.sums.signed,
    unlocks: agency.unlocksAsked,
    documents: agency.documentsWaiting,
    payments: agency.payments.draft,
  });
  expect([ofAll.sheets, ofAll.unlocks, ofAll.agency?.unlocks]).toEqual([null, null, 2]);
});

test("beside each body stands the sum of what its menu shows; one that is not the person's is not named", async () => {
  const one = await body();
  const other = await body();
  await leaveAsked(one);
  // That of the month before is the agency's to approve; an older one is told of elsewhere.
  for (const month of ["2026-02", "2026-01"]) await signedMonth(one, month);
  const clerk = await world.signInAs({ role: "Employee", organizationId: one.organizationId });
  const own = await world.call(dashboard.getWaitingOfBodies, {}, { as: clerk });
  expect(own.bodies).toEqual([{ organizationId: one.organizationId, count: 4 }]);

  const executive = { as: await world.signInAs({ role: "Executive" }) };
  const { bodies } = await world.call(dashboard.getWaitingOfBodies, {}, executive);
  const countOf = (id: string) => bodies.find((body) => body.organizationId === id)?.count;
  expect([countOf(one.organizationId), countOf(other.organizationId)]).toEqual([2, 1]);
  const agency = await world.call(dashboard.getAgency, {}, executive);
  const { signed } = agency.sums;
  const sum = bodies.reduce((total, { count }) => total + count, 0);
  expect(sum).toBe(signed + agency.unlocksAsked + agency.documentsWaiting);
});
