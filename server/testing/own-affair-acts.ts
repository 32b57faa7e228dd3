import { contracts } from "#api/contracts.ts";
import { employees } from "#api/employees.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { locks } from "#api/locks.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { samples } from "#api/samples.ts";
import { unlocks } from "#api/unlocks.ts";
import { unlockReasons } from "#server/db/seed/unlock-reasons.ts";
import { executive } from "#server/features/payments/testing.ts";
import {
  buildMonth,
  password,
  rowsOf,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "./month-of-structure.ts";
import type { ReadyAct } from "./own-acts.ts";
import { onOne, type Person, personOf, someone } from "./own-affairs.ts";
import type { ReplyOf } from "./visit.ts";
import { rowsWhere } from "./rows.ts";
import type { World } from "./world.ts";

type Rows = ReplyOf<typeof monthlyContracts.approve>;

const rowIsDone = ({ rows }: Rows) => rows.every(({ outcome }) => outcome === "done");

async function monthRow(world: World, body: MonthOfStructure, { contractId }: Person) {
  const rows = (await rowsOf(world, body)).filter((row) => row.contractId === contractId);
  const { organizationId, month } = body;
  const versions = rows.map(({ version }) => ({ contractId, version }));
  return { organizationId, month, rows: versions };
}

async function signed(world: World, body: MonthOfStructure): Promise<void> {
  await submitMonth(world, body);
  await signMonth(world, body, "checked");
}

/** The first two contracts in the state after the clerk has submitted them. */
function asSubmitted(world: World, { organizationId, contractIds }: MonthOfStructure) {
  return rowsWhere(world, "contract", {
    organization_id: organizationId,
    id: contractIds.slice(0, 2),
  }).change({ state: "submitted" });
}

function asEnding(world: World, { organizationId, contractIds }: MonthOfStructure) {
  return rowsWhere(world, "contract", { organization_id: organizationId, id: contractIds }).change({
    end_date: "2026-06-30",
  });
}

const reason = "a good reason";

async function ofContract(_world: World, { organizationId }: MonthOfStructure, of: Person) {
  return { organizationId, id: of.contractId, version: 1 };
}

async function anyReason({ owner }: World): Promise<string> {
  const found = owner.selectFrom("absence_reason").select("code").orderBy("sort_order");
  return (await found.executeTakeFirstOrThrow()).code;
}

async function lockAll(world: World, { organizationId }: MonthOfStructure): Promise<void> {
  const as = await world.signInAs({ role: "Administrator" });
  const all = { bodies: [{ organizationId }], upTo: "2026-03-30", reason };
  await world.call(locks.lock, all, { as });
}

async function verifying(world: World): Promise<ReadyAct> {
  const body = await buildMonth(world, { since: "2026-03-26" });
  const { organizationId: own, month, structureId } = body;
  const allowed = await executive(world);
  const draw = { organizationId: own, month, rule: "random", size: 4 } as const;
  const { id: sampleId } = await world.call(samples.draw, draw, { as: allowed });
  const decision = { sampleId, structureId, date: "2026-03-26", outcome: "verified" } as const;
  const tries: ReadyAct["tries"] = async (how, organizationId = own) =>
    (await world.try(samples.decide, { ...decision, organizationId }, how)).status === 200;
  const { afm } = await personOf(world, body, body.contractIds[0] ?? "");
  return {
    body,
    forbidden: [await someone(world, body, "Executive", afm)],
    allowed,
    tries,
    triesAmong: tries,
    subject: () => rowsWhere(world, "verification_outcome", { organization_id: own }).read(),
  };
}

/** Acts that no one may do on their own affairs, whatever the role; each prepared. */
export const ownAffairActs: Readonly<Record<string, (world: World) => Promise<ReadyAct>>> = {
  "nobody approves the own month": onOne({
    call: monthlyContracts.approve,
    role: "Executive",
    prepare: signed,
    input: monthRow,
    table: "monthly_contract",
    isDone: rowIsDone,
  }),
  "nobody returns the own month": onOne({
    call: monthlyContracts.return,
    role: "Executive",
    prepare: submitMonth,
    input: async (...of) => ({ ...(await monthRow(...of)), reason }),
    table: "monthly_contract",
    isDone: rowIsDone,
  }),
  "nobody confirms the own month": onOne({
    call: monthlyContracts.countersign,
    role: "Executive",
    prepare: async (world, body) => {
      await signed(world, body);
      await rowsWhere(world, "monthly_contract", { organization_id: body.organizationId }).change({
        state: "awaiting",
      });
    },
    input: async (...of) => ({ ...(await monthRow(...of)), password }),
    table: "monthly_contract",
    isDone: rowIsDone,
  }),
  "nobody approves the own contract": onOne({
    call: contracts.approve,
    role: "LegalRepresentative",
    prepare: asSubmitted,
    input: async (_world, { organizationId }, of) => ({
      organizationId,
      contracts: [{ id: of.contractId, version: 1 }],
    }),
    table: "contract",
    isDone: (answer) => answer.contracts.every(({ outcome }) => outcome === "done"),
  }),
  "nobody rejects the own contract": onOne({
    call: contracts.reject,
    role: "Executive",
    prepare: asSubmitted,
    input: async (...of) => ({ ...(await ofContract(...of)), reason }),
    table: "contract",
  }),
  "nobody changes the own terms and pay": onOne({
    call: contracts.addTerm,
    role: "Employee",
    input: async (world, body, of) => ({
      ...(await ofContract(world, body, of)),
      structureId: body.structureId,
      scheduleId: body.scheduleId,
      weeklyMinutes: 2400,
      payBasis: "monthly" as const,
      rate: "9000.00",
      validFrom: "2026-04-01",
      reason,
    }),
    table: "contract",
  }),
  "nobody extends the own contract": onOne({
    call: contracts.extend,
    role: "Executive",
    prepare: asEnding,
    input: async (...of) => ({ ...(await ofContract(...of)), lastDay: "2026-12-31", reason }),
    table: "contract",
  }),
  "nobody ends the own contract": onOne({
    call: contracts.terminate,
    role: "Administrator",
    input: async (...of) => ({ ...(await ofContract(...of)), lastDay: "2026-03-31", reason }),
    table: "contract",
  }),
  "nobody corrects the own leave": onOne({
    call: leaveBalances.correct,
    role: "Employee",
    input: async (world, { organizationId }, { contractId }) => ({
      organizationId,
      contractId,
      year: 2026,
      code: await anyReason(world),
      kind: "correction" as const,
      days: 5,
      note: reason,
    }),
    table: "leave_correction",
  }),
  "nobody changes the own account": onOne({
    call: employees.update,
    role: "Employee",
    input: async (_world, { organizationId }, { employeeId: id, afm }) => ({
      organizationId,
      id,
      version: 1,
      afm,
      lastName: "Of",
      firstName: "Oneself",
      iban: "GR1601101250000000012300695",
      email: "oneself@example.gr",
    }),
    table: "employee",
  }),
  "nobody grants an unlock of the own days": onOne({
    call: unlocks.grant,
    role: "Executive",
    prepare: lockAll,
    input: async (world, { organizationId, structureId, clerk: as }, { contractId }) => {
      const why = { reasonCode: unlockReasons[0]?.code ?? "", explanation: "a mistaken hour" };
      const days = { structureId, contractId, from: "2026-03-26", to: "2026-03-26" };
      const { id } = await world.call(unlocks.ask, { organizationId, ...days, ...why }, { as });
      return { organizationId, ids: [id] };
    },
    table: "unlock_request",
    isDone: ({ requests }) => requests.every(({ outcome }) => outcome === "done"),
  }),
  "nobody checks a sheet with the own record": verifying,
};
