import { randomUUID } from "node:crypto";
import { monthlyContracts, type RowOutcome } from "#api/monthly-contracts.ts";
import { countOf } from "#server/db/count-of.ts";
import { inBodies } from "../../db/seed/in-body.ts";
import { buildSmallWorld, openAs, type SmallWorld } from "./small-world.ts";

/** Months of one structure that are ready to be submitted, and an HTTP client's acts on them. */
type ManyMonths = {
  compute: (origin: string) => Promise<void>;
  /** Submits the months with indexes `from` to `to` in the order of their contracts, with the version of a draft. */
  submit: (origin: string, from: number, to: number) => Promise<RowOutcome[]>;
  /** Numbers of submitted months, of acts of submission, and of ledger entries about them. */
  standing: () => Promise<{ submitted: number; acts: number; entries: number }>;
};

/** Builds a body with `contracts` contracts that have nothing planned, so that no record of their months is missing. */
export async function buildManyMonths(dataDir: string, contracts: number): Promise<ManyMonths> {
  const world = await buildSmallWorld(dataDir, { writers: 1, contracts });
  const { organizationId, structureId, month, sheets } = world;
  const owner = openAs(dataDir, "paron_owner");
  const weeks = JSON.stringify([[[], [], [], [], [], [], []]]);
  await inBodies(owner, [organizationId], (tx) =>
    tx
      .updateTable("schedule")
      .set({ weeks })
      .where("organization_id", "=", organizationId)
      .execute(),
  );
  await owner.destroy();
  const ids = sheets.flat().toSorted();
  return {
    compute: async (origin) => {
      const input = { organizationId, structureId, month };
      await post(origin, world, monthlyContracts.compute.path, input);
    },
    submit: async (origin, from, to) => {
      const rows = ids.slice(from, to).map((contractId) => ({ contractId, version: 1 }));
      const input = { organizationId, month, rows };
      const answer = await post(origin, world, monthlyContracts.submit.path, input);
      return monthlyContracts.submit.output.parse(answer).rows;
    },
    standing: () => standingOf(dataDir, world),
  };
}

async function post(origin: string, { token }: SmallWorld, path: string, input: unknown) {
  const response = await fetch(`${origin}/api${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function standingOf(dataDir: string, { organizationId }: SmallWorld) {
  const owner = openAs(dataDir, "postgres");
  const count = (table: "monthly_contract" | "monthly_contract_act") =>
    countOf(
      owner
        .selectFrom(table)
        .where("organization_id", "=", organizationId)
        .where("state", "=", "submitted"),
    );
  const { found: entries } = await owner
    .selectFrom("ledger_entry")
    .select((of) => of.fn.countAll<string>().as("found"))
    .where("organization_id", "=", organizationId)
    .where("act", "=", "month.submit")
    .executeTakeFirstOrThrow();
  const submitted = await count("monthly_contract");
  const acts = await count("monthly_contract_act");
  await owner.destroy();
  return { submitted, acts, entries: Number(entries) };
}
