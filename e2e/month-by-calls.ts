import { settling } from "./bank-answer.ts";
import type { Caller } from "./people.ts";

/** A structure's month in a body. */
export type StructureMonth = { organizationId: string; structureId: string; month: string };

type Row = { contractId: string; version: number; state: string };

const password = "Paron-demo-2026!";

/** The contracts of the structure whose months are not paid. */
export async function unpaidOf(caller: Caller, of: StructureMonth): Promise<string[]> {
  const rows = await rowsOf(caller, of);
  return rows.filter(({ state }) => state !== "paid").map(({ contractId }) => contractId);
}

/** The contracts that a payment excluded because a sickness benefit is missing, as on some days of the demonstration. */
export async function withoutBenefitIn(
  { tell }: Caller,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<string[]> {
  const { items } = await tell<{ items: { contractId: string }[] }>(
    `/Payments/GetExclusions?organizationId=${organizationId}&id=${id}&why=no-sickness-benefit&take=200`,
  );
  return items.map(({ contractId }) => contractId);
}

async function rowsOf({ tell }: Caller, of: StructureMonth): Promise<Row[]> {
  const { items } = await tell<{ items: Row[] }>(
    `/MonthlyContracts/GetAll?organizationId=${of.organizationId}&structureId=${of.structureId}&month=${of.month}&take=200`,
  );
  return items;
}

/** Moves every month of the structure that is in the state; throws if one is refused. */
export async function moveMonths(
  caller: Caller,
  of: StructureMonth,
  { act, from }: { act: "Submit" | "Approve"; from: string },
): Promise<void> {
  const { organizationId, month } = of;
  const rows = (await rowsOf(caller, of)).flatMap(({ contractId, version, state }) =>
    state === from ? [{ contractId, version }] : [],
  );
  const { rows: outcomes } = await caller.act<{ rows: { outcome: string; messages: string[] }[] }>(
    `/MonthlyContracts/${act}`,
    { organizationId, month, rows },
  );
  const refused = outcomes.filter(({ outcome }) => outcome !== "done");
  if (outcomes.length === 0 || refused.length > 0)
    throw new Error(`${act}: ${JSON.stringify(refused)}`);
}

/** Signs the structure's month; returns the code of its sheet. */
export async function signMonth(caller: Caller, of: StructureMonth): Promise<string> {
  const { structures } = await caller.tell<{
    structures: { digest: string; openDisputes: number }[];
  }>(
    `/Verifications/GetSignable?organizationId=${of.organizationId}&month=${of.month}&structureId=${of.structureId}`,
  );
  const [shown] = structures;
  const { code } = await caller.act<{ code: string }>("/Verifications/Sign", {
    ...of,
    digest: shown?.digest,
    openDisputes: shown?.openDisputes,
    password,
    note: "Checked",
  });
  return code;
}

type OfPayment = { organizationId: string; id: string };

function standing({ tell }: Caller, { organizationId, id }: OfPayment) {
  return tell<{ version: number; earliestExecution: string }>(
    `/Payments/GetById?organizationId=${organizationId}&id=${id}`,
  );
}

/** Approves a payment. */
export async function approvePayment(
  caller: Caller,
  { organizationId, id }: OfPayment,
): Promise<void> {
  const { version } = await standing(caller, { organizationId, id });
  await caller.act("/Payments/Approve", { organizationId, id, version, password });
}

/** Creates the order of an approved payment and reads the bank's answer: all of it is paid. */
export async function settlePayment(
  caller: Caller,
  { organizationId, id }: OfPayment,
): Promise<void> {
  const of = { organizationId, id };
  const { earliestExecution: executionDate, version } = await standing(caller, of);
  const order = { ...of, version, executionDate };
  const { messageId } = await caller.act<{ messageId: string }>("/Payments/Order", order);
  const path = `/Payments/ReadAnswer?organizationId=${organizationId}&id=${id}`;
  const { state } = await caller.upload<{ state: string }>(path, settling(messageId));
  if (state !== "settled") throw new Error(`The answer left the payment ${state}`);
}

type Interval = { kind: string; from: number | null; to: number | null; mark: string };

/** Records a person's day again, over the existing record; the month may reopen. */
export async function recordDay(
  { tell, act }: Caller,
  of: StructureMonth,
  { contractId, date, intervals }: { contractId: string; date: string; intervals: Interval[] },
): Promise<void> {
  const { organizationId, structureId } = of;
  const { rows } = await tell<{ rows: { contractId: string; version: number }[] }>(
    `/Attendances/GetDaySheet?organizationId=${organizationId}&structureId=${structureId}&date=${date}`,
  );
  const version = rows.find((row) => row.contractId === contractId)?.version ?? 0;
  const records = [{ contractId, date, version, intervals }];
  const saved = await act<{ records: { outcome: string }[] }>("/Attendances/SaveRecords", {
    organizationId,
    structureId,
    records,
    reopens: [{ contractId, month: date.slice(0, 7) }],
  });
  if (saved.records[0]?.outcome !== "saved") throw new Error(JSON.stringify(saved));
}

/** Has a person's locked day unlocked: one requests, the other grants. */
export async function unlockDay(
  { asker, granter }: { asker: Caller; granter: Caller },
  { organizationId, structureId }: StructureMonth,
  { contractId, date }: { contractId: string; date: string },
): Promise<void> {
  const { id } = await asker.act<{ id: string }>("/Unlocks/Ask", {
    organizationId,
    structureId,
    contractId,
    from: date,
    to: date,
    reasonCode: "ΛΑΘ",
    explanation: "The person was at work",
  });
  await granter.act("/Unlocks/Grant", { organizationId, ids: [id] });
}
