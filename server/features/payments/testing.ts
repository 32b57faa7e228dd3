import { type Call, scopeOf } from "#api/call.ts";
import { payments } from "#api/payments.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { trainingIban } from "#server/db/seed/training-numbers.ts";
import { buildApiApp } from "#server/db/seed/build-api-app.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import {
  approveMonth,
  buildApprovedMonth,
  password,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import type { World } from "#server/testing/world.ts";
import { attendances } from "#api/attendances.ts";

export { password } from "#server/testing/month-of-structure.ts";

/** An approved month whose people and body have accounts, and two users of the agency who may pay it. */
export type PayableMonth = MonthOfStructure & { maker: Visitor; approver: Visitor };

/** Builds a body with an approved March 2026 that can be paid: 1.250,00 per contract. */
export async function buildPayableMonth(
  world: World,
  given: Parameters<typeof buildApprovedMonth>[1] = {},
): Promise<PayableMonth> {
  const month = await buildApprovedMonth(world, given);
  const { organizationId } = month;
  await rowsWhere(world, "organization", { id: organizationId }).change({
    debtor_iban: "GR1601101250000000012300695",
    debtor_bic: "ETHNGRAA",
  });
  await giveAccounts(world, organizationId);
  return { ...month, maker: await executive(world), approver: await executive(world) };
}

/** A user of the agency, with a password. */
export async function executive(world: World): Promise<Visitor> {
  return world.as(await buildUser(world.owner, { role: "Executive", password }));
}

/** A program that may make the calls for the body. */
export async function programOf(
  world: World,
  { organizationId }: Pick<MonthOfStructure, "organizationId">,
  calls: readonly Call[],
): Promise<Visitor> {
  const links = [{ organizationId, right: "full" as const }];
  const user = await buildUser(world.owner, { role: "WebServiceUser", links });
  await buildApiApp(world.owner, { user, scopes: calls.map(scopeOf) });
  return world.as(user);
}

/** Gives everyone of the body an account of their own. */
export function giveAccounts(world: World, organizationId: string): Promise<void> {
  return inBodies(world.owner, [organizationId], async (tx) => {
    const people = await tx.selectFrom("employee").select("id").orderBy("id").execute();
    for (const [index, { id }] of people.entries()) {
      const iban = trainingIban(index + 1);
      await tx.updateTable("employee").set({ iban }).where("id", "=", id).execute();
    }
  });
}

/** Draws up a payment of the month. */
export function create(world: World, { organizationId, month, maker }: PayableMonth) {
  return world.call(payments.create, { organizationId, month }, { as: maker });
}

/** The payment in its present state. */
export function detailsOf(world: World, { organizationId, maker }: PayableMonth, id: string) {
  return world.call(payments.getById, { organizationId, id }, { as: maker });
}

/** The lines of the payment, by name. */
export async function linesOf(world: World, { organizationId, maker }: PayableMonth, id: string) {
  return (await world.call(payments.getLines, { organizationId, id }, { as: maker })).items;
}

/** Approves the payment as another user. */
export async function approve(world: World, month: PayableMonth, id: string) {
  const { organizationId, approver: as } = month;
  const { version } = await detailsOf(world, month, id);
  return world.call(payments.approve, { organizationId, id, version, password }, { as });
}

/** Makes the order of the approved payment for the first day on which banks work, unless given another. */
export async function order(world: World, month: PayableMonth, id: string, day?: string) {
  const { organizationId, maker: as } = month;
  const { version, earliestExecution } = await detailsOf(world, month, id);
  const executionDate = day ?? earliestExecution;
  return world.call(payments.order, { organizationId, id, version, executionDate }, { as });
}

/** A payment of the month whose order was made. */
export async function buildOrdered(
  world: World,
  month: PayableMonth,
  executionDate?: string,
): Promise<string> {
  const { id } = await create(world, month);
  await approve(world, month, id);
  await order(world, month, id, executionDate);
  return id;
}

/** States that the bank was given the order on the day on which it was made, unless given otherwise. */
export async function submit(
  world: World,
  month: PayableMonth,
  id: string,
  options: { submittedOn?: string; reference?: string } = {},
) {
  const { organizationId, maker: as } = month;
  const { version, file } = await detailsOf(world, month, id);
  const stated = { submittedOn: file?.madeOn ?? "", reference: "E-77", ...options };
  const input = { organizationId, id, version, ...stated };
  return world.try(payments.submit, input, { as });
}

/** A payment of the month that the bank was given. */
export async function buildSubmitted(
  world: World,
  month: PayableMonth,
  executionDate?: string,
): Promise<string> {
  const id = await buildOrdered(world, month, executionDate);
  const { status } = await submit(world, month, id);
  if (status !== 200) throw new Error(`The submission of ${id} was answered with ${status}.`);
  return id;
}

/** Reads an answer of the bank. */
export function answer(world: World, month: PayableMonth, id: string, bytes: Buffer) {
  const { organizationId, maker: as } = month;
  return world.call(payments.readAnswer, { organizationId, id }, { as, bytes });
}

/** The bank's statements about individual credits, and about all others. */
export type BankWords = {
  group?: string;
  credits?: readonly {
    lineId: string;
    status: string;
    code?: string;
    text?: string;
    amount?: string;
  }[];
  sum?: string;
};

/** An answer of a bank to the payment. */
export function pain002(paymentId: string, { group, credits = [], sum }: BankWords): Buffer {
  const transactions = credits.map(
    ({ lineId, status, code, text, amount }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${hex(lineId)}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
        code
          ? `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn>${text ? `<AddtlInf>${text}</AddtlInf>` : ""}</StsRsnInf>`
          : ""
      }${
        amount ? `<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${amount}</InstdAmt></Amt></OrgnlTxRef>` : ""
      }</TxInfAndSts>`,
  );
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>` +
      `<GrpHdr><MsgId>BANK-1</MsgId><CreDtTm>2026-04-03T10:00:00</CreDtTm></GrpHdr>` +
      `<OrgnlGrpInfAndSts><OrgnlMsgId>P${hex(paymentId)}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.03</OrgnlMsgNmId>` +
      `${sum ? `<OrgnlCtrlSum>${sum}</OrgnlCtrlSum>` : ""}${group ? `<GrpSts>${group}</GrpSts>` : ""}</OrgnlGrpInfAndSts>` +
      `<OrgnlPmtInfAndSts><OrgnlPmtInfId>P${hex(paymentId)}-1</OrgnlPmtInfId>${transactions.join("")}</OrgnlPmtInfAndSts>` +
      `</CstmrPmtStsRpt></Document>`,
  );
}

/** The month's states by contract, in the order in which the contracts were made. */
export async function statesOf(world: World, { organizationId, contractIds }: MonthOfStructure) {
  const months = rowsWhere(world, "monthly_contract", { organization_id: organizationId });
  const rows = await months.read("contract_id", "state");
  return contractIds.map((id) => rows.find((row) => row.contract_id === id)?.state);
}

/**
 * Reopens the month, as an unlock does, records a day of the first contract again, and has the month submitted, signed
 * and approved again.
 */
export async function correctDay(
  world: World,
  month: MonthOfStructure,
  { date, intervals, version }: { date: string; intervals: Interval[]; version: number },
): Promise<void> {
  const { organizationId, structureId, clerk } = month;
  await openAgain(world, month);
  const contractId = month.contractIds[0] ?? "";
  const records = [{ contractId, date, version, intervals }];
  const input = { organizationId, structureId, records };
  const saved = await world.call(attendances.saveRecords, input, { as: clerk });
  if (saved.records[0]?.outcome !== "saved") throw new Error(JSON.stringify(saved));
  await closeAgain(world, month);
}

/** Reopens the month, as an unlock does. */
export async function openAgain(world: World, month: MonthOfStructure): Promise<void> {
  await monthsAre(world, month, "draft");
  const sheets = { organization_id: month.organizationId };
  await rowsWhere(world, "attendance_sheet", sheets).change({ state: "open" });
}

/** Moves the months of the body to another state, outside any act. */
export function monthsAre(
  world: World,
  { organizationId }: MonthOfStructure,
  state: string,
): Promise<void> {
  return rowsWhere(world, "monthly_contract", { organization_id: organizationId }).change({
    state,
  });
}

/** Has the month submitted, signed and approved again; returns the outcome for each contract. */
export async function closeAgain(world: World, month: MonthOfStructure) {
  await submitMonth(world, month);
  await signMonth(world, month, "checked");
  return approveMonth(world, month);
}

function hex(id: string): string {
  return id.replaceAll("-", "").toUpperCase();
}
