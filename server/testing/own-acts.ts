import { locks } from "#api/locks.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { payments } from "#api/payments.ts";
import { unlocks } from "#api/unlocks.ts";
import { verifications } from "#api/verifications.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { unlockReasons } from "#server/db/seed/unlock-reasons.ts";
import { buildPayableMonth } from "#server/features/payments/testing.ts";
import {
  bulkInputOf,
  buildMonth,
  password,
  rowsOf,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "./month-of-structure.ts";
import { ownAffairActs } from "./own-affair-acts.ts";
import { ownContractActs } from "./own-contract-acts.ts";
import { ownPaymentActs } from "./own-payment-acts.ts";
import { ownPaperActs } from "./own-paper-acts.ts";
import type { CallOptions, Visitor } from "./visit.ts";
import type { World } from "./world.ts";
import { rowsWhere } from "./rows.ts";

/** A prepared act, with the users who must not do it and the one who may. */
export type ReadyAct = {
  body: MonthOfStructure;
  forbidden: readonly Visitor[];
  allowed: Visitor;
  /** Tries it, for another organization if one is given; true if it was done. */
  tries: (how: CallOptions, organizationId?: string) => Promise<boolean>;
  /** Tries it together with what the forbidden users may do: as a bulk call, if there is one. */
  triesAmong: (how: CallOptions) => Promise<boolean>;
  /** Exactly the rows that it would change. */
  subject: () => Promise<unknown>;
};

const lastDays = { contracts: 2, since: "2026-03-26" };

async function signing(world: World): Promise<ReadyAct> {
  const body = await buildMonth(world, lastDays);
  await submitMonth(world, body);
  const { organizationId: own, structureId, month, clerk, representative } = body;
  const input = { organizationId: own, structureId, month };
  const { structures } = await world.call(verifications.getSignable, input, { as: representative });
  const confirmation = { digest: structures[0]?.digest ?? "", password, note: "checked" };
  const tries: ReadyAct["tries"] = async (how, organizationId = own) => {
    const tried = await world.try(
      verifications.sign,
      { ...input, ...confirmation, organizationId },
      how,
    );
    return tried.status === 200;
  };
  const triesAmong: ReadyAct["triesAmong"] = async (how) => {
    const rows = await bulkInputOf(world, body);
    await world.try(monthlyContracts.submit, { organizationId: own, month, rows }, how);
    return tries(how);
  };
  return {
    body,
    forbidden: [clerk],
    allowed: representative,
    tries,
    triesAmong,
    subject: () => rowsOf(world, body),
  };
}

async function approving(world: World): Promise<ReadyAct> {
  const body = await buildMonth(world, lastDays);
  await submitMonth(world, body);
  await signMonth(world, body, "checked");
  const rows = await bulkInputOf(world, body);
  const triesRows = async (how: CallOptions, organizationId: string, chosenRows: typeof rows) => {
    const input = { organizationId, month: body.month, rows: chosenRows };
    const tried = await world.try(monthlyContracts.approve, input, how);
    return tried.body?.rows.some(({ outcome }) => outcome === "done") ?? false;
  };
  const own = body.organizationId;
  return {
    body,
    forbidden: [body.clerk, body.representative],
    allowed: await world.signInAs({ role: "Executive" }),
    tries: (how, organizationId = own) => triesRows(how, organizationId, rows.slice(0, 1)),
    triesAmong: (how) => triesRows(how, own, rows),
    subject: () => rowsOf(world, body),
  };
}

async function granting(world: World): Promise<ReadyAct> {
  const body = await buildMonth(world, lastDays);
  const { organizationId: own, structureId, representative, clerk } = body;
  const administrator = await world.signInAs({ role: "Administrator" });
  const all = { bodies: [{ organizationId: own }], upTo: "2026-03-30", reason: "all are here" };
  await world.call(locks.lock, all, { as: administrator });
  const ask = async (as: Visitor, from: string) => {
    const why = { reasonCode: unlockReasons[0]?.code ?? "", explanation: "a mistaken hour" };
    const days = { structureId, contractId: null, from, to: from };
    return (await world.call(unlocks.ask, { organizationId: own, ...days, ...why }, { as })).id;
  };
  const id = await ask(representative, "2026-03-26");
  const otherDays = ["2026-03-27", "2026-03-30"];
  const grant = async (how: CallOptions, organizationId: string, ids: string[]) => {
    const tried = await world.try(unlocks.grant, { organizationId, ids }, how);
    return tried.body?.requests.flatMap((one) => (one.outcome === "done" ? [one.id] : [])) ?? [];
  };
  return {
    body,
    forbidden: [representative],
    allowed: await world.signInAs({ role: "LegalRepresentative", organizationId: own }),
    tries: async (how, organizationId = own) =>
      (await grant(how, organizationId, [id])).includes(id),
    triesAmong: async (how) => {
      const another = await ask(clerk, otherDays.shift() ?? "");
      const granted = await grant(how, own, [another, id]);
      if (!granted.includes(another)) throw new Error("The request of another was not granted");
      return granted.includes(id);
    },
    subject: () => rowsWhere(world, "unlock_request", { organization_id: own, id }).read(),
  };
}

async function paying(world: World): Promise<ReadyAct> {
  const body = await buildPayableMonth(world, lastDays);
  const { organizationId: own, month, maker, approver } = body;
  const create = (organizationId: string, as: Visitor) =>
    world.call(payments.create, { organizationId, month }, { as });
  const { id } = await create(own, maker);
  const approve = async (how: CallOptions, organizationId: string, paymentId: string) => {
    const input = { organizationId, id: paymentId, version: 1, password };
    return (await world.try(payments.approve, input, how)).status === 200;
  };
  return {
    body,
    forbidden: [maker],
    allowed: approver,
    tries: (how, organizationId = own) => approve(how, organizationId, id),
    triesAmong: async (how) => {
      const another = await buildPayableMonth(world, lastDays);
      const author = await world.as(await buildUser(world.owner, { role: "Executive" }));
      const foreign = await create(another.organizationId, author);
      if (!(await approve(how, another.organizationId, foreign.id)))
        throw new Error("The payment of another was not approved");
      return approve(how, own, id);
    },
    subject: () => rowsWhere(world, "payment", { organization_id: own }).read(),
  };
}

/** Acts that the table of acts (`domain/access.ts`) forbids to someone, and acts on one's own affairs, each prepared. */
export const ownActs: Readonly<Record<string, (world: World) => Promise<ReadyAct>>> = {
  "an Employee does not sign the month": signing,
  "neither Employee nor LegalRepresentative approves the month": approving,
  "a LegalRepresentative does not grant the own request to unlock": granting,
  "an Executive does not approve the own payment": paying,
  ...ownAffairActs,
  ...ownContractActs,
  ...ownPaperActs,
  ...ownPaymentActs,
};
