import { disputes } from "#api/disputes.ts";
import { documents } from "#api/documents.ts";
import { leaveRequests } from "#api/leave-requests.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { ownMonths } from "#api/own-months.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import { absenceReasons } from "#server/db/seed/absence-reasons.ts";
import { tellStates } from "#server/features/ledger/tell-states.ts";
import { uploadPdf } from "#server/features/documents/testing.ts";
import type { MonthReal } from "#server/testing/month-acts.ts";
import { personOf, someone } from "#server/testing/own-affairs.ts";
import { samplePdf } from "#server/testing/sample-files.ts";

const date = "2026-04-01";
const says: Interval[] = [{ kind: "work", from: 450, to: 840, mark: "typed" }];

/** The code of a reason in this group of the catalogue. */
export const codeOf = (group: string) =>
  absenceReasons.find(({ reason_group }) => reason_group === group)?.code ?? "";

type Life = Pick<MonthReal, "world" | "march">;

/** The person of the first contract, with an account that is recorded in the ledger when it is created. */
async function personIn({ world, march }: Life) {
  const { organizationId } = march;
  const { contractId, afm } = await personOf(world, march, march.contractIds[0] ?? "");
  const own = { organizationId, contractId };
  const account = world.owner.selectFrom("app_user").select("id").where("afm", "=", afm);
  const known = await account.executeTakeFirst();
  if (known) return { own, as: await world.as(known) };
  const as = await someone(world, march, "Employee", afm);
  await tellStates(world.owner, systemChain, ["user"]);
  return { own, as };
}

async function disputeDay(life: Life, as: Awaited<ReturnType<typeof personIn>>) {
  const dispute = { ...as.own, month: "2026-04", date, text: "I left earlier", says };
  return (await life.world.call(ownMonths.dispute, dispute, { as: as.as })).id;
}

const paper = { fileName: "paper.pdf" };

/** What people file, say about their days and request, and the answers. */
export const ordinaryRequests = {
  "file a document, approve it and put another in its place": async (life: MonthReal) => {
    const { world, march, approver } = life;
    const { organizationId, clerk } = march;
    const decide = (id: string) =>
      world.call(documents.approve, { organizationId, id, version: 1 }, { as: approver });
    const { id: replaces } = await uploadPdf(world, clerk, { organizationId });
    await decide(replaces);
    const { id } = await uploadPdf(world, clerk, { organizationId, replaces });
    return (await decide(id)).state === "approved";
  },
  "file a document and send it back": async ({ world, march, approver: as }: MonthReal) => {
    const { organizationId, clerk } = march;
    const { id } = await uploadPdf(world, clerk, { organizationId });
    const rejected = { organizationId, id, version: 1, reason: "A page is missing" };
    return (await world.call(documents.reject, rejected, { as })).state === "rejected";
  },
  "dispute a day with a paper, and be told no": async (life: Life) => {
    const { world, march } = life;
    const person = await personIn(life);
    const id = await disputeDay(life, person);
    const attachment = { ...person.own, month: "2026-04", id, ...paper };
    await world.call(ownMonths.attach, attachment, { as: person.as, bytes: samplePdf() });
    const answer = { organizationId: march.organizationId, id, text: "The card says so" };
    return (await world.try(disputes.reject, answer, { as: march.clerk })).status === 200;
  },
  "confirm the month before, and explain a finding of it": async (life: MonthReal) => {
    const { world, march } = life;
    const { structureId, month, clerk } = march;
    const { own, as } = await personIn(life);
    const { items } = await world.call(ownMonths.getAll, { ...own, month }, { as });
    const digest = items.find(({ contractId }) => contractId === own.contractId)?.digest ?? "";
    await world.try(ownMonths.confirm, { ...own, month, digest }, { as });
    const finding = { contractId: own.contractId, rule: "R04", date: null, inputs: {} };
    const note = { structureId, month, findings: [finding], note: "As agreed" };
    const explained = { organizationId: own.organizationId, ...note };
    return (await world.try(monthlyContracts.explain, explained, { as: clerk })).status === 200;
  },
  "dispute a day, and have it recorded so": async (life: MonthReal) => {
    const { world, march } = life;
    const { organizationId, structureId, clerk: as } = march;
    const id = await disputeDay(life, await personIn(life));
    const { items } = await world
      .by(as)
      .call(disputes.getOfDay, { organizationId, structureId, date });
    const version = items.find((one) => one.id === id)?.stands.version ?? 0;
    return (
      (await world.try(disputes.accept, { organizationId, id, version }, { as })).status === 200
    );
  },
  "ask for a leave, and be granted it": async (life: MonthReal) => {
    const { world, march } = life;
    const { organizationId, clerk: as } = march;
    const id = await askLeave(life);
    const given = { organizationId, id, replaces: true, beyond: true, despite: true };
    return (await world.try(leaveRequests.accept, given, { as })).status === 200;
  },
  "ask for a leave, and be refused it": async (life: MonthReal) => {
    const { world, march } = life;
    const { organizationId, clerk: as } = march;
    const answer = { organizationId, id: await askLeave(life), text: "Nobody is left that day" };
    return (await world.try(leaveRequests.reject, answer, { as })).status === 200;
  },
};

/** From a Saturday on, so that its first day has no record. */
async function askLeave(life: MonthReal): Promise<string> {
  const { own, as } = await personIn(life);
  const wish = { code: codeOf("annual"), from: "2026-05-09", to: "2026-05-12", text: "A journey" };
  const { id } = await life.world.call(leaveRequests.ask, { ...own, ...wish }, { as });
  const attachment = { organizationId: own.organizationId, id, ...paper };
  await life.world.call(leaveRequests.attach, attachment, { as, bytes: samplePdf() });
  return id;
}
