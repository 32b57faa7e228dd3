import { contracts } from "#api/contracts.ts";
import type { MonthOfStructure } from "./month-of-structure.ts";
import type { ReadyAct } from "./own-acts.ts";
import { onOne, type Person } from "./own-affairs.ts";
import { rowsWhere } from "./rows.ts";
import type { World } from "./world.ts";

const reason = "a good reason";

/** Puts the first two contracts into the state. */
const inState =
  (state: "draft" | "submitted") =>
  (world: World, { organizationId, contractIds }: MonthOfStructure) =>
    rowsWhere(world, "contract", {
      organization_id: organizationId,
      id: contractIds.slice(0, 2),
    }).change({ state });

/** Drafts for which nothing was recorded yet. */
async function untouched(world: World, body: MonthOfStructure): Promise<void> {
  await rowsWhere(world, "attendance_record", { organization_id: body.organizationId }).remove();
  await inState("draft")(world, body);
}

async function suspended(world: World, { organizationId, contractIds }: MonthOfStructure) {
  const as = await world.signInAs({ role: "Executive" });
  for (const id of contractIds.slice(0, 2)) {
    const input = { organizationId, id, version: 1, from: "2026-04-01", reason };
    await world.call(contracts.suspend, input, { as });
  }
}

async function terminated(world: World, { organizationId, contractIds }: MonthOfStructure) {
  const as = await world.signInAs({ role: "Executive" });
  for (const id of contractIds.slice(0, 2)) {
    const input = { organizationId, id, version: 1, lastDay: "2026-03-31", reason };
    await world.call(contracts.terminate, input, { as });
  }
}

async function withTermToCome(world: World, body: MonthOfStructure) {
  const { structureId, scheduleId, clerk: as } = body;
  const pay = { weeklyMinutes: 2400, payBasis: "monthly" as const, rate: "1300.00" };
  const term = { structureId, scheduleId, ...pay, validFrom: "2026-05-01" };
  for (const id of body.contractIds.slice(0, 2)) {
    const contract = { organizationId: body.organizationId, id, version: 1 };
    await world.call(contracts.addTerm, { ...contract, ...term }, { as });
  }
}

async function ofContract(_world: World, { organizationId }: MonthOfStructure, of: Person) {
  return { organizationId, id: of.contractId, version: 1 };
}

async function termsTyped(world: World, body: MonthOfStructure, of: Person) {
  const { structureId, scheduleId } = body;
  return {
    ...(await ofContract(world, body, of)),
    number: of.contractId.slice(-12),
    employmentType: 1,
    startDate: "2026-03-26",
    structureId,
    scheduleId,
    weeklyMinutes: 2400,
    payBasis: "monthly" as const,
    rate: "9000.00",
  };
}

/** Acts on one's own contract besides its approval, each prepared. */
export const ownContractActs: Readonly<Record<string, (world: World) => Promise<ReadyAct>>> = {
  "nobody changes the own contract": onOne({
    call: contracts.update,
    role: "Employee",
    prepare: inState("draft"),
    input: termsTyped,
    table: "contract",
  }),
  "nobody removes the own contract": onOne({
    call: contracts.delete,
    role: "Employee",
    prepare: untouched,
    input: ofContract,
    table: "contract",
  }),
  "nobody submits the own contract": onOne({
    call: contracts.submit,
    role: "Employee",
    prepare: inState("draft"),
    input: async (_world, { organizationId }, { contractId: id }) => ({
      organizationId,
      contracts: [{ id, version: 1 }],
    }),
    table: "contract",
    isDone: (answer) => answer.contracts.every(({ outcome }) => outcome === "done"),
  }),
  "nobody takes the own contract back to draft": onOne({
    call: contracts.withdraw,
    role: "Employee",
    prepare: inState("submitted"),
    input: ofContract,
    table: "contract",
  }),
  "nobody suspends the own contract": onOne({
    call: contracts.suspend,
    role: "Executive",
    input: async (...of) => ({ ...(await ofContract(...of)), from: "2026-04-01", reason }),
    table: "contract",
  }),
  "nobody revokes the termination of the own contract": onOne({
    call: contracts.reinstate,
    role: "Executive",
    prepare: terminated,
    input: async (...of) => ({ ...(await ofContract(...of)), version: 2, reason }),
    table: "contract",
  }),
  "nobody withdraws a term of the own contract": onOne({
    call: contracts.withdrawTerm,
    role: "Employee",
    prepare: withTermToCome,
    input: async (world, body, of) => {
      const contract = await ofContract(world, body, of);
      const { terms } = await world.call(contracts.getById, contract, { as: body.clerk });
      return { ...contract, version: 2, termId: terms[1]?.id ?? "" };
    },
    table: "contract",
  }),
  "nobody resumes the own contract": onOne({
    call: contracts.resume,
    role: "Executive",
    prepare: suspended,
    input: async (...of) => ({ ...(await ofContract(...of)), version: 2, from: "2026-04-02" }),
    table: "contract",
  }),
};
