import type { z } from "zod";
import type { Call } from "#api/call.ts";
import { payments } from "#api/payments.ts";
import {
  answer,
  approve,
  buildOrdered,
  buildPayableMonth,
  buildSubmitted,
  create,
  detailsOf,
  linesOf,
  pain002,
  password,
  type PayableMonth,
} from "#server/features/payments/testing.ts";
import type { ReadyAct } from "./own-acts.ts";
import { lastDays, personOf, someone } from "./own-affairs.ts";
import type { World } from "./world.ts";
import { rowsWhere } from "./rows.ts";

type Standing = {
  of: { organizationId: string; id: string; version: number };
  executionDate: string;
  lineId: string;
};

/** An act on a payment in the prepared state; `bytes` is what is uploaded with it. */
type OfPayment<C extends Call> = {
  call: C;
  prepare: (world: World, month: PayableMonth) => Promise<string>;
  input: (standing: Standing) => z.input<C["input"]>;
  bytes?: (id: string) => Buffer;
};

/** Prepares the act: a user who has a line in the payment may not do it. */
function onPayment<C extends Call>(given: OfPayment<C>): (world: World) => Promise<ReadyAct> {
  return async (world) => {
    const body = await buildPayableMonth(world, lastDays);
    const { organizationId: own } = body;
    const id = await given.prepare(world, body);
    const { version, earliestExecution } = await detailsOf(world, body, id);
    const of = { organizationId: own, id, version };
    const lineId = (await linesOf(world, body, id))[0]?.id ?? "";
    const standing = { of, executionDate: earliestExecution, lineId };
    const { afm } = await personOf(world, body, body.contractIds[0] ?? "");
    const tries: ReadyAct["tries"] = async (how, organizationId = own) => {
      const input = Object.assign({}, given.input(standing), { organizationId });
      const bytes = given.bytes ? { bytes: given.bytes(id) } : {};
      return (await world.try(given.call, input, { ...how, ...bytes })).status === 200;
    };
    return {
      body,
      forbidden: [await someone(world, body, "Executive", afm)],
      allowed: given.call.path === payments.approve.path ? body.approver : body.maker,
      tries,
      triesAmong: tries,
      subject: () => rowsWhere(world, "payment", { organization_id: own }).read(),
    };
  };
}

const reason = "a good reason";

async function created(world: World, month: PayableMonth): Promise<string> {
  return (await create(world, month)).id;
}

async function approved(world: World, month: PayableMonth): Promise<string> {
  const id = await created(world, month);
  await approve(world, month, id);
  return id;
}

async function paid(world: World, month: PayableMonth): Promise<string> {
  const id = await buildSubmitted(world, month);
  await answer(world, month, id, pain002(id, { group: "ACSC" }));
  return id;
}

/** A payment with a line rejected by the bank. */
async function rejected(world: World, month: PayableMonth): Promise<string> {
  const id = await buildSubmitted(world, month);
  const lines = await linesOf(world, month, id);
  const credits = lines.map((line) => ({ lineId: line.id, status: "RJCT", code: "AC01" }));
  await answer(world, month, id, pain002(id, { credits }));
  return id;
}

/** Acts on a payment with a line of the user's own, each prepared. */
export const ownPaymentActs: Readonly<Record<string, (world: World) => Promise<ReadyAct>>> = {
  "nobody approves a payment of oneself": onPayment({
    call: payments.approve,
    prepare: created,
    input: ({ of }) => ({ ...of, password }),
  }),
  "nobody orders a payment of oneself": onPayment({
    call: payments.order,
    prepare: approved,
    input: ({ of, executionDate }) => ({ ...of, executionDate }),
  }),
  "nobody hands in a payment of oneself": onPayment({
    call: payments.submit,
    prepare: buildOrdered,
    input: ({ of }) => ({
      ...of,
      submittedOn: "2026-03-31",
      reference: "E-77",
    }),
  }),
  "nobody reads the bank's answer to a payment of oneself": onPayment({
    call: payments.readAnswer,
    prepare: buildSubmitted,
    input: ({ of }) => of,
    bytes: (id) => pain002(id, { group: "ACCP" }),
  }),
  "nobody settles a payment of oneself": onPayment({
    call: payments.settle,
    prepare: (world, month) => buildSubmitted(world, month, "2026-03-31"),
    input: ({ of }) => ({ ...of, reason }),
  }),
  "nobody has a credit of a payment of oneself come back": onPayment({
    call: payments.returnCredit,
    prepare: paid,
    input: ({ of, lineId }) => ({ ...of, lineId, reason }),
  }),
  "nobody cancels a payment of oneself": onPayment({
    call: payments.cancel,
    prepare: created,
    input: ({ of }) => ({ ...of, reason }),
  }),
  "nobody pays oneself anew": onPayment({
    call: payments.reissue,
    prepare: rejected,
    input: ({ of }) => of,
  }),
};
