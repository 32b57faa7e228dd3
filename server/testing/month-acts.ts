import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { z } from "zod";
import type { Interval } from "#domain/attendance/types.ts";
import { attendances } from "#api/attendances.ts";
import type { Call } from "#api/call.ts";
import { locks } from "#api/locks.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { payments } from "#api/payments.ts";
import { unlocks } from "#api/unlocks.ts";
import { verifications } from "#api/verifications.ts";
import { absenceReasons } from "#server/db/seed/absence-reasons.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { unlockReasons } from "#server/db/seed/unlock-reasons.ts";
import type { MonthAct, MonthModel } from "./month-model.ts";
import { password, type MonthOfStructure } from "./month-of-structure.ts";
import type { Tried, Visitor } from "./visit.ts";
import type { World } from "./world.ts";

/** The application with one month in it, and the users of the agency. */
export type MonthReal = {
  world: World;
  march: MonthOfStructure;
  administrator: Visitor;
  maker: Visitor;
  approver: Visitor;
  /** Advances the clock, so that no two acts of a month have the same instant. */
  tick: () => void;
  /** Repeats the last successful write, and returns whether the repeat changed nothing. */
  again: (() => Promise<boolean>) | null;
};

/** Does an act, and returns whether it was done. `model` is the state before it. */
type Doing = (real: MonthReal, model: Readonly<MonthModel>) => Promise<boolean>;

/** The day that is recorded repeatedly, the first one of the contracts. */
export const editedDay = "2026-03-26";

const unjustifiedCode =
  absenceReasons.find((one) => one.reason_group === "unjustified")?.code ?? "";
const worked: Interval[] = [{ kind: "work", from: 450, to: 930, mark: "typed" }];
const unjustified: Interval[] = [
  { kind: "absence", from: null, to: null, reason: unjustifiedCode, mark: "typed" },
];

type Standing = {
  rows: { contractId: string; state: string; version: number }[];
  /** The oldest payment still in draft or approved. */
  payment: { id: string; version: number } | null;
  unlockIds: string[];
  /** The number of ledger entries. */
  entries: number;
};

/** The stored state of the month. */
export function storedMonthOf({ world, march }: MonthReal): Promise<Standing> {
  const { organizationId, contractIds } = march;
  return inBodies(world.owner, [organizationId], async (tx) => {
    const { rows } = await sql<Standing>`
      select (select jsonb_agg(jsonb_build_object('contractId', contract_id, 'state', state, 'version', version)
          order by array_position(${contractIds}::uuid[], contract_id)) from monthly_contract) as rows,
        (select jsonb_build_object('id', id, 'version', version) from payment
          where state in ('draft', 'approved') order by number limit 1) as payment,
        (select coalesce(jsonb_agg(id), '[]') from unlock_request where state in ('asked', 'granted')) as "unlockIds",
        (select count(*)::int from ledger_entry) as entries`.execute(tx);
    return rows[0] ?? { rows: [], payment: null, unlockIds: [], entries: 0 };
  });
}

/** Writes under a new key, and remembers how to repeat the write. */
async function written<C extends Call>(
  real: MonthReal,
  call: C,
  input: z.input<C["input"]>,
  as: Visitor,
): Promise<Tried<C>> {
  const key = randomUUID();
  const first = await real.world.try(call, input, { as, key });
  if (first.status !== 200) return first;
  real.again = async () => {
    const before = await storedMonthOf(real);
    const second = await real.world.try(call, input, { as, key });
    const after = await storedMonthOf(real);
    return isDeepStrictEqual([second.body, after], [first.body, before]);
  };
  return first;
}

const editBy =
  (isTold: boolean): Doing =>
  async (real, { recordVersion: version, rows: [row] }) => {
    const { organizationId, structureId, contractIds, month, clerk } = real.march;
    const intervals = row?.worth === 2 ? unjustified : worked;
    const contractId = contractIds[0] ?? "";
    const records = [{ contractId, date: editedDay, version, intervals }];
    const reopens = isTold ? [{ contractId, month }] : [];
    const input = { organizationId, structureId, records, reopens };
    const { body } = await written(real, attendances.saveRecords, input, clerk);
    return body?.records[0]?.outcome === "saved";
  };

/** A mass lock stores no response: a repeat locks what has been opened since. */
const lock: Doing = async ({ world, march: { organizationId }, administrator: as }) => {
  const input = { bodies: [{ organizationId }], upTo: editedDay, reason: "the deadline passed" };
  const { rows } = await world.call(locks.lock, input, { as });
  return (rows[0]?.sheets ?? 0) > 0;
};

const ask: Doing = async (real) => {
  const { organizationId, structureId, clerk } = real.march;
  const day = { from: editedDay, to: editedDay };
  const why = { reasonCode: unlockReasons[0]?.code ?? "", explanation: "a mistaken hour" };
  const input = { organizationId, structureId, contractId: null, ...day, ...why };
  return (await written(real, unlocks.ask, input, clerk)).status === 200;
};

const grant: Doing = async (real) => {
  const { organizationId } = real.march;
  const { unlockIds: ids } = await storedMonthOf(real);
  const input = { organizationId, ids };
  const { body } = await written(real, unlocks.grant, input, real.approver);
  return body?.requests.some(({ outcome }) => outcome === "done") ?? false;
};

const end: Doing = async (real) => {
  const { organizationId, clerk } = real.march;
  const { unlockIds: ids } = await storedMonthOf(real);
  const { body } = await written(real, unlocks.end, { organizationId, ids }, clerk);
  return body?.requests.some(({ outcome }) => outcome === "done") ?? false;
};

const onRow = (act: "submit" | "approve" | "return", row: number): Doing => {
  return async (real) => {
    const { organizationId, month, clerk } = real.march;
    const { rows } = await storedMonthOf(real);
    const { contractId, version } = rows[row] ?? { contractId: "", version: 0 };
    const as = act === "submit" ? clerk : real.approver;
    const details = { rows: [{ contractId, version }], reason: "a mistaken hour" };
    const input = { organizationId, month, ...details };
    const { body } = await written(real, monthlyContracts[act], input, as);
    return body?.rows[0]?.outcome === "done";
  };
};

const sign: Doing = async (real) => {
  const { organizationId, structureId, month, representative: as } = real.march;
  const input = { organizationId, structureId, month };
  const { structures } = await real.world.call(verifications.getSignable, input, { as });
  const confirmation = { digest: structures[0]?.digest ?? "", note: "checked" };
  const tried = await written(
    real,
    verifications.sign,
    { ...input, ...confirmation, password },
    as,
  );
  return tried.status === 200;
};

const withdraw: Doing = async (real) => {
  const { organizationId, structureId, month, representative } = real.march;
  const input = { organizationId, structureId, month, reason: "a mistaken hour" };
  return (await written(real, verifications.withdraw, input, representative)).status === 200;
};

const createPayment: Doing = async (real) => {
  const { organizationId, month } = real.march;
  const tried = await written(real, payments.create, { organizationId, month }, real.maker);
  return tried.status === 200;
};

async function paymentActed(real: MonthReal, act: "approve" | "cancel", as: Visitor) {
  const { organizationId } = real.march;
  const { payment } = await storedMonthOf(real);
  if (!payment) return false;
  const input = { organizationId, ...payment, password, reason: "drawn up too early" };
  return (await written(real, payments[act], input, as)).status === 200;
}

const settlePayment: Doing = async (real) => {
  const { organizationId } = real.march;
  const { payment } = await storedMonthOf(real);
  if (!payment) return false;
  const order = { organizationId, ...payment, executionDate: "2026-04-02" };
  const { body: ordered } = await written(real, payments.order, order, real.maker);
  if (!ordered) return false;
  const given = { submittedOn: "2026-04-02", reference: "E-77" };
  const { body: submitted } = await written(
    real,
    payments.submit,
    { organizationId, ...ordered, ...given },
    real.maker,
  );
  if (!submitted) return false;
  const input = { organizationId, ...submitted, reason: "by the statement of the account" };
  return (await written(real, payments.settle, input, real.maker)).status === 200;
};

/** What each act does in the application. */
export const monthDoings: Readonly<Record<MonthAct, Doing>> = {
  edit: editBy(true),
  "edit untold": editBy(false),
  lock,
  "ask unlock": ask,
  "grant unlock": grant,
  "end unlock": end,
  "submit first": onRow("submit", 0),
  "submit second": onRow("submit", 1),
  sign,
  withdraw,
  "approve first": onRow("approve", 0),
  "approve second": onRow("approve", 1),
  "return first": onRow("return", 0),
  "return second": onRow("return", 1),
  "create payment": createPayment,
  "approve own payment": (real) => paymentActed(real, "approve", real.maker),
  "approve payment": (real) => paymentActed(real, "approve", real.approver),
  "settle payment": settlePayment,
  "cancel payment": (real) => paymentActed(real, "cancel", real.maker),
  replay: async ({ again }) => (await again?.()) ?? false,
};
