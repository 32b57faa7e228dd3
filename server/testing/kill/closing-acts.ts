import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { z } from "zod";
import type { Call } from "#api/call.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { payments } from "#api/payments.ts";
import { verifications } from "#api/verifications.ts";
import type { DB } from "../../db/database.gen.ts";
import { buildSession, buildUser } from "../../db/seed/builders.ts";
import { inBodies } from "../../db/seed/in-body.ts";
import { trainingIban } from "../../db/seed/training-numbers.ts";
import { type ChainReport, verifyChain } from "../../features/ledger/verify-database.ts";
import { systemClock } from "../../kernel/clock.ts";
import { buildSmallWorld, openAs } from "./small-world.ts";

/** What is done to a month from its submission to its payment, in this order. */
export const closingActs = [
  "submit",
  "sign",
  "approve",
  "create-payment",
  "approve-payment",
  "order",
  "submit-order",
] as const;

type ClosingAct = (typeof closingActs)[number];

/** An act that can be requested repeatedly: its input is prepared once. */
type Asking = {
  /** Under the same key each time, or under a new one; returns the response, or null if none came. */
  ask: (
    origin: string,
    given?: { anew: boolean },
  ) => Promise<{ status: number; body: unknown } | null>;
};

/** The month of a separate body with three people, to be closed and paid. */
type ClosingMonth = {
  /** Reads the present state and prepares the act's input from it. */
  begin: (origin: string, act: ClosingAct) => Promise<Asking>;
  /** The number of rows of everything that these acts write. */
  standing: () => Promise<unknown>;
  /** The report of `ledger:verify` on the body. */
  verified: () => Promise<ChainReport>;
};

const password = "a password of tests";

/** Builds the body, over a running server: nothing is planned, so that no record of the month is missing. */
export async function buildClosingMonth(dataDir: string): Promise<ClosingMonth> {
  const world = await buildSmallWorld(dataDir, { writers: 1, contracts: 3 });
  const { organizationId, structureId, month } = world;
  const owner = openAs(dataDir, "paron_owner");
  const tokenOf = async (role: "LegalRepresentative" | "Executive") => {
    const links = [{ organizationId, right: "full" }] as const;
    const user = await buildUser(owner, { role, password, links, userName: randomUUID() });
    return buildSession(owner, user.id, { from: systemClock(), days: 1 });
  };
  const clerk = world.token;
  const [head, maker, approver] = [
    await tokenOf("LegalRepresentative"),
    await tokenOf("Executive"),
    await tokenOf("Executive"),
  ];
  await inBodies(owner, [organizationId], (tx) => makePayable(tx, organizationId));
  await owner.destroy();

  const ofMonth = { organizationId, month };
  const rows = async (origin: string) => {
    const { items } = await read(origin, clerk, monthlyContracts.getAll, ofMonth);
    return items.map(({ contractId, version }) => ({ contractId, version }));
  };
  const payment = async (origin: string) => {
    const { items } = await read(origin, maker, payments.getAll, { organizationId });
    const key = { organizationId, id: items[0]?.id ?? "" };
    return { key, ...(await read(origin, maker, payments.getById, key)) };
  };
  const begun: Record<ClosingAct, (origin: string) => Promise<Asking>> = {
    submit: async (origin) => {
      await read(origin, clerk, monthlyContracts.compute, { ...ofMonth, structureId });
      return asking(clerk, monthlyContracts.submit, { ...ofMonth, rows: await rows(origin) });
    },
    sign: async (origin) => {
      const place = { ...ofMonth, structureId };
      const { structures } = await read(origin, head, verifications.getSignable, place);
      const digest = structures[0]?.digest ?? "";
      return asking(head, verifications.sign, { ...place, digest, password });
    },
    approve: async (origin) =>
      asking(maker, monthlyContracts.approve, { ...ofMonth, rows: await rows(origin) }),
    "create-payment": async () => asking(maker, payments.create, ofMonth),
    "approve-payment": async (origin) => {
      const { key, version } = await payment(origin);
      return asking(approver, payments.approve, { ...key, version, password });
    },
    order: async (origin) => {
      const { key, version, earliestExecution: executionDate } = await payment(origin);
      return asking(maker, payments.order, { ...key, version, executionDate });
    },
    "submit-order": async (origin) => {
      const { key, version, file } = await payment(origin);
      const submittedOn = file?.madeOn ?? "";
      return asking(maker, payments.submit, { ...key, version, submittedOn, reference: "E-1" });
    },
  };
  return {
    begin: (origin, act) => begun[act](origin),
    standing: () => inBody(dataDir, organizationId, standingIn),
    verified: async () => {
      const verifier = openAs(dataDir, "paron_owner");
      const report = await verifier.transaction().execute((tx) => verifyChain(tx, organizationId));
      await verifier.destroy();
      return report;
    },
  };
}

async function makePayable(tx: Kysely<DB>, organization_id: string): Promise<void> {
  const weeks = JSON.stringify([[[], [], [], [], [], [], []]]);
  await tx
    .updateTable("schedule")
    .set({ weeks })
    .where("organization_id", "=", organization_id)
    .execute();
  const people = await tx
    .selectFrom("employee")
    .select("id")
    .where("organization_id", "=", organization_id)
    .execute();
  for (const [index, { id }] of people.entries())
    await tx
      .updateTable("employee")
      .set({ iban: trainingIban(index + 1) })
      .where("id", "=", id)
      .execute();
  await tx
    .updateTable("organization")
    .set({ debtor_iban: "GR1601101250000000012300695", debtor_bic: "ETHNGRAA" })
    .where("id", "=", organization_id)
    .execute();
}

async function inBody<T>(
  dataDir: string,
  organizationId: string,
  work: (tx: Kysely<DB>) => Promise<T>,
): Promise<T> {
  const owner = openAs(dataDir, "paron_owner");
  const done = await inBodies(owner, [organizationId], work);
  await owner.destroy();
  return done;
}

async function standingIn(tx: Kysely<DB>): Promise<unknown> {
  const { rows } = await sql`
    select 'month ' || state as what, count(*)::int as rows from monthly_contract group by state
    union all select 'month act ' || state, count(*)::int from monthly_contract_act group by state
    union all select 'signature', count(*)::int from month_signature
    union all select 'payment ' || state, count(*)::int from payment group by state
    union all select 'payment act ' || act, count(*)::int from payment_act group by act
    union all select 'line ' || state, count(*)::int from payment_line group by state
    union all select 'item', count(*)::int from payment_item
    union all select 'file', count(*)::int from payment_file
    union all select 'entry ' || act, count(*)::int from ledger_entry group by act
    order by what
  `.execute(tx);
  return rows;
}

function asking<C extends Call>(
  token: string,
  call: C,
  input: z.input<C["input"]> & object,
): Asking {
  const key = randomUUID();
  return {
    ask: async (origin, { anew } = { anew: false }) => {
      try {
        const answer = await sent(origin, token, call, { input, key: anew ? randomUUID() : key });
        return { status: answer.status, body: await answer.json() };
      } catch {
        return null;
      }
    },
  };
}

async function read<C extends Call>(
  origin: string,
  token: string,
  call: C,
  input: z.input<C["input"]> & object,
): Promise<z.output<C["output"]>> {
  const answer = await sent(origin, token, call, { input, key: randomUUID() });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call.path}: ${answer.status} ${text}`);
  return call.output.parse(JSON.parse(text)) as z.output<C["output"]>;
}

function sent(
  origin: string,
  token: string,
  call: Call,
  { input, key }: { input: object; key: string },
) {
  const inQuery = call.method === "GET";
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) query.set(name, String(value));
  return fetch(`${origin}/api${call.path}${inQuery ? `?${query.toString()}` : ""}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    ...(inQuery ? {} : { body: JSON.stringify(input) }),
  });
}
