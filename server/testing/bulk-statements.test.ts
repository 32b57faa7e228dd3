import { expect, test } from "vitest";
import { badges } from "#api/badges.ts";
import { contracts } from "#api/contracts.ts";
import { monthRequests } from "#api/month-requests.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { locks } from "#api/locks.ts";
import { unlocks } from "#api/unlocks.ts";
import { unlockReasons } from "#server/db/seed/unlock-reasons.ts";
import {
  bulkInputOf,
  buildMonth,
  computeMonth,
  type MonthOfStructure,
  signMonth,
  submitMonth,
} from "./month-of-structure.ts";
import { sentWhile } from "./sent-statements.ts";
import type { Visitor } from "./visit.ts";
import { rowsWhere } from "./rows.ts";
import { visitorOfFile, worldOfFile } from "./world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
const executive = visitorOfFile(world, { role: "Executive" });
const administrator = visitorOfFile(world, { role: "Administrator" });

type Act = { prepare?: (march: MonthOfStructure) => Promise<unknown>; act: ActOn };
type ActOn = (march: MonthOfStructure, prepared: unknown) => Promise<unknown>;

const bulkActs: Record<string, Act> = {
  "months submitted": {
    prepare: (march) => computeMonth(world, march),
    act: async (march) => monthsTo("submit", march, march.clerk),
  },
  "months approved": {
    prepare: signed,
    act: (march) => monthsTo("approve", march, executive),
  },
  "months returned": {
    prepare: signed,
    act: (march) => monthsTo("return", march, executive),
  },
  "a month signed": {
    prepare: (march) => submitMonth(world, march),
    act: (march) => signMonth(world, march),
  },
  "contracts approved": {
    prepare: submittedContracts,
    act: ({ organizationId, contractIds }) => {
      const rows = contractIds.map((id) => ({ id, version: 1 }));
      const input = { organizationId, contracts: rows };
      return world.call(contracts.approve, input, { as: administrator });
    },
  },
  "unlocks granted": {
    prepare: unlocksAsked,
    act: ({ organizationId }, ids) => {
      const input = { organizationId, ids: ids as string[], hours: 24, answer: "They may" };
      return world.call(unlocks.grant, input, { as: administrator });
    },
  },
  "requests sent": {
    prepare: computeAndAddress,
    act: ({ organizationId, structureId, month, clerk }) =>
      world.call(monthRequests.send, { organizationId, structureId, month }, { as: clerk }),
  },
  "badges issued": {
    act: ({ organizationId, structureId, clerk }) =>
      world.call(badges.issueForStructure, { organizationId, structureId }, { as: clerk }),
  },
};

test.each(Object.entries(bulkActs))(
  "%s take no extra statement per row",
  async (_what, { prepare, act }) => {
    const statementsFor = async (many: number) => {
      const march = await buildMonth(world, { contracts: many });
      const prepared = await prepare?.(march);
      const { sent } = await sentWhile(() => act(march, prepared));
      return sent.length;
    };
    const few = await statementsFor(2);
    expect(few).toBeGreaterThan(0);
    // Sessions and catalogues are read occasionally, but not eight times.
    expect((await statementsFor(10)) - few).toBeLessThan(8);
  },
);

async function monthsTo(
  act: "submit" | "approve" | "return",
  march: MonthOfStructure,
  as: Visitor,
): Promise<unknown> {
  const { organizationId, month } = march;
  const input = {
    organizationId,
    month,
    rows: await bulkInputOf(world, march),
    reason: "A reason",
  };
  return world.call(monthlyContracts[act], input, { as });
}

async function signed(march: MonthOfStructure): Promise<void> {
  await submitMonth(world, march);
  await signMonth(world, march);
}

async function submittedContracts({ organizationId }: MonthOfStructure): Promise<void> {
  await rowsWhere(world, "contract", { organization_id: organizationId }).change({
    state: "submitted",
    version: 1,
    made_by: [],
  });
}

/** Creates a request for each contract, all for one locked day; returns their ids. */
async function unlocksAsked(march: MonthOfStructure): Promise<string[]> {
  const { organizationId, structureId, contractIds, clerk } = march;
  const all = { bodies: [{ organizationId }], upTo: "2026-03-31", reason: "all are here" };
  await world.call(locks.lock, all, { as: administrator });
  const why = { reasonCode: unlockReasons[0]?.code ?? "", explanation: "a mistaken hour" };
  const ids: string[] = [];
  for (const contractId of contractIds) {
    const days = { organizationId, structureId, contractId, from: "2026-03-26", to: "2026-03-26" };
    ids.push((await world.call(unlocks.ask, { ...days, ...why }, { as: clerk })).id);
  }
  return ids;
}

async function computeAndAddress(march: MonthOfStructure): Promise<void> {
  await computeMonth(world, march);
  await rowsWhere(world, "employee", { organization_id: march.organizationId }).change({
    email: "employee@example.gr",
  });
}
