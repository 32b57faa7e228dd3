import { attendances } from "#api/attendances.ts";
import { documents } from "#api/documents.ts";
import { leaveDocuments } from "#api/leave-documents.ts";
import { disputes } from "#api/disputes.ts";
import { monthLink } from "#api/month-link.ts";
import { monthRequests } from "#api/month-requests.ts";
import { overtimeDecisions } from "#api/overtime-decisions.ts";
import { personalData } from "#api/personal-data.ts";
import { sicknessBenefits } from "#api/sickness-benefits.ts";
import { uploadPdf } from "#server/features/documents/testing.ts";
import { typedDecision } from "#server/features/overtime-decisions/testing.ts";
import { absenceReasons } from "#server/db/seed/absence-reasons.ts";
import { lastLink } from "./links.ts";
import type { MonthOfStructure } from "./month-of-structure.ts";
import type { ReadyAct } from "./own-acts.ts";
import { giveAddressToOne, onOne, type Person, personOf } from "./own-affairs.ts";
import { rowsWhere } from "./rows.ts";
import type { World } from "./world.ts";

const reason = "a good reason";
/** Short sick leave under public law, which requires a document. */
const sickCode =
  absenceReasons.find((one) => one.reason_group === "sick" && one.max_per_year !== null)?.code ??
  "";
const sick = { code: sickCode, from: "2026-03-30", to: "2026-03-30" };

async function signedTextUploaded(
  world: World,
  { organizationId, clerk, contractIds }: MonthOfStructure,
) {
  for (const contractId of contractIds.slice(0, 2))
    await uploadPdf(world, clerk, { organizationId, kind: "signed-contract", contractId });
}

async function ofDocument(world: World, { organizationId, clerk }: MonthOfStructure, of: Person) {
  const { contractId } = of;
  const input = { organizationId, contractId };
  const { items } = await world.call(documents.getAll, input, { as: clerk });
  return { organizationId, id: items[0]?.id ?? "", version: 1 };
}

async function recordedSick(world: World, body: MonthOfStructure): Promise<void> {
  const { organizationId, structureId, contractIds, clerk: as } = body;
  const intervals = [
    { kind: "absence", from: null, to: null, reason: sick.code, mark: "typed" } as const,
  ];
  const records = contractIds
    .slice(0, 2)
    .map((contractId) => ({ contractId, date: sick.from, version: 1, intervals }));
  await world.call(attendances.saveRecords, { organizationId, structureId, records }, { as });
}

async function ofAbsence(
  _world: World,
  { organizationId }: MonthOfStructure,
  { contractId }: Person,
) {
  return { organizationId, contractId, ...sick, how: "seen" as const };
}

async function receiptsLeft(world: World, body: MonthOfStructure): Promise<void> {
  await recordedSick(world, body);
  for (const contractId of body.contractIds.slice(0, 2)) {
    const input = await ofAbsence(world, body, await personOf(world, body, contractId));
    await world.call(leaveDocuments.receive, input, { as: body.clerk });
  }
}

async function ofReceipt(world: World, { organizationId, clerk }: MonthOfStructure, of: Person) {
  const input = { organizationId, state: "received" as const };
  const { items } = await world.call(leaveDocuments.getAll, input, { as: clerk });
  const found = items.find(({ contractId }) => contractId === of.contractId);
  return { organizationId, id: found?.receipt?.id ?? "" };
}

/** Each of the first two employees disputes a day by the link. */
async function disputed(world: World, body: MonthOfStructure): Promise<void> {
  const { organizationId, structureId, month, clerk: as } = body;
  for (const contractId of body.contractIds.slice(0, 2)) {
    const { employeeId } = await personOf(world, body, contractId);
    await giveAddressToOne(world, { organizationId, employeeId }, "someone@example.gr");
    await world.call(monthRequests.send, { organizationId, structureId, month }, { as });
    const link = await lastLink(world, organizationId);
    const says = [{ kind: "work", from: 450, to: 840, mark: "typed" }] as const;
    await world.call(monthLink.dispute, { date: "2026-03-27", says: [...says] }, link.as);
  }
}

async function ofDispute(world: World, body: MonthOfStructure, of: Person) {
  const { organizationId, structureId, month, clerk: as } = body;
  const input = { organizationId, structureId, month };
  const { items } = await world.call(disputes.getOpen, input, { as });
  const id = items.find(({ contractId }) => contractId === of.contractId)?.id ?? "";
  return { organizationId, id };
}

async function ofPerson(_world: World, { organizationId }: MonthOfStructure, of: Person) {
  return { organizationId, employeeId: of.employeeId, reason };
}

async function heldByLaw(world: World, body: MonthOfStructure): Promise<void> {
  const as = await world.signInAs({ role: "Administrator" });
  for (const contractId of body.contractIds.slice(0, 2)) {
    const input = await ofPerson(world, body, await personOf(world, body, contractId));
    await world.call(personalData.hold, input, { as });
  }
}

async function ofHold(world: World, { organizationId }: MonthOfStructure, { employeeId }: Person) {
  const hold = await rowsWhere(world, "legal_hold", {
    organization_id: organizationId,
    employee_id: employeeId,
  }).readOne("id");
  return { organizationId, holdId: hold.id, reason };
}

/** Acts on what surrounds one's own record and contract (documents, disputes and the like), each prepared. */
export const ownPaperActs: Readonly<Record<string, (world: World) => Promise<ReadyAct>>> = {
  "nobody approves a document of the own contract": onOne({
    call: documents.approve,
    role: "LegalRepresentative",
    prepare: signedTextUploaded,
    input: ofDocument,
    table: "document",
  }),
  "nobody rejects a document of the own contract": onOne({
    call: documents.reject,
    role: "LegalRepresentative",
    prepare: signedTextUploaded,
    input: async (...of) => ({ ...(await ofDocument(...of)), reason }),
    table: "document",
  }),
  "nobody accepts the own dispute": onOne({
    call: disputes.accept,
    role: "Employee",
    prepare: disputed,
    input: async (...of) => ({ ...(await ofDispute(...of)), version: 1 }),
    table: "ledger_entry",
  }),
  "nobody rejects the own dispute": onOne({
    call: disputes.reject,
    role: "Employee",
    prepare: disputed,
    input: async (...of) => ({ ...(await ofDispute(...of)), text: reason }),
    table: "ledger_entry",
  }),
  "nobody receives the document of the own leave": onOne({
    call: leaveDocuments.receive,
    role: "Employee",
    prepare: recordedSick,
    input: ofAbsence,
    table: "leave_document",
  }),
  "nobody takes back that the document of the own leave came": onOne({
    call: leaveDocuments.withdraw,
    role: "Employee",
    prepare: receiptsLeft,
    input: ofReceipt,
    table: "ledger_entry",
  }),
  "nobody says the benefit of the own sickness": onOne({
    call: sicknessBenefits.set,
    role: "Employee",
    prepare: recordedSick,
    input: async (_world, { organizationId }, { contractId }) => ({
      organizationId,
      contractId,
      from: sick.from,
      to: sick.to,
      amount: "10.00",
    }),
    table: "sickness_benefit",
  }),
  "nobody enters a decision on the own overtime": onOne({
    call: overtimeDecisions.create,
    role: "Employee",
    input: async (_world, { organizationId }, { employeeId }) =>
      typedDecision({ organizationId, people: [{ employeeId }] }),
    table: "overtime_decision_person",
  }),
  "nobody holds the own data": onOne({
    call: personalData.hold,
    role: "LegalRepresentative",
    input: ofPerson,
    table: "legal_hold",
  }),
  "nobody ends a hold on the own data": onOne({
    call: personalData.endHold,
    role: "LegalRepresentative",
    prepare: heldByLaw,
    input: ofHold,
    table: "ledger_entry",
  }),
};
