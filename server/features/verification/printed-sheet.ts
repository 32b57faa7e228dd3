import { sql } from "kysely";
import { firstDay, lastDay } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  daysOfContracts,
  calendarOfBody,
  reasonsInOrder,
  calculatorOf,
} from "#server/features/attendance/public.ts";
import { verifyUrl, instantText } from "#server/integrations/print/formats.ts";
import type { PrintedMonth } from "#server/integrations/print/printed-month.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { printTexts } from "#texts/print.ts";
import { asOf } from "./as-of.ts";
import { daysByOneself } from "./days-by-oneself.ts";
import type { StructureMonth } from "./digest-of-month.ts";
import { monthsOfStructure } from "./months.queries.ts";
import { peopleOf } from "./people.queries.ts";
import {
  legendReasons,
  printedDays,
  printedPerson,
  remarksOf,
  stateOf,
  type Remark,
} from "./printed-rows.ts";
import {
  currentSignatures,
  submitterOf,
  type Signature,
  currentCountersignatures,
} from "./signature.queries.ts";

/**
 * The monthly sheet of a structure, ready to be drawn; a signed one names the body, the structure and the people as they were
 * called when it was signed. Throws `not-found` for a foreign structure.
 */
export async function printedSheet(ctx: BodyContext, query: StructureMonth): Promise<PrintedMonth> {
  const [from, to] = [firstDay(query.month), lastDay(query.month)];
  const [calculator, calendar, reasons] = await Promise.all([
    calculatorOf(ctx),
    calendarOfBody(ctx),
    // A change of a reason takes effect on a later day, so those of the month's last day stay what they were.
    reasonsInOrder(ctx, { on: to < ctx.today ? to : ctx.today }),
  ]);
  return readBody(ctx, async (db) => {
    const [signature] = await currentSignatures(db, query);
    const signedAt = signature?.signedAt ?? null;
    const head = await headOf(db, query, signedAt);
    const months = await monthsOfStructure(db, query);
    const contractIds = months.map((month) => month.contractId);
    const contracts = await daysOfContracts(db, calculator, { ...query, contractIds, from, to });
    const days = new Map(contracts.map((contract) => [contract.contractId, contract.days]));
    const people = (await peopleOf(db, query.organizationId, contractIds, signedAt)).map(
      (person) => ({
        ...person,
        days: days.get(person.contractId) ?? [],
      }),
    );
    return {
      ...head,
      month: query.month,
      state: monthStateTexts[stateOf(months)],
      days: printedDays(query.month, (day) => calendar(day, query.structureId)),
      people: people.map((person) => printedPerson(person, reasons)),
      reasons: legendReasons(people, reasons),
      remarks: remarksOf(people, await ownRemarks(db, { ...query, contractIds, signature })),
      author: await submitterOf(db, query, signature?.id),
      signature: signature
        ? { ...signature, verifyUrl: verifyUrl(ctx.config.publicUrl, signature.code) }
        : null,
      printedAt: ctx.now,
    };
  });
}

async function headOf(
  db: Reader,
  { organizationId, structureId }: StructureMonth,
  signedAt: Date | null,
): Promise<Pick<PrintedMonth, "organization" | "structure">> {
  const at = sql`${signedAt}::timestamptz`;
  const body = { kind: "organization", id: sql`o.id` } as const;
  const structure = { kind: "structure", id: sql`s.id`, organizationId: sql`o.id` } as const;
  const row = await db
    .selectFrom("structure as s")
    .innerJoin("organization as o", "o.id", "s.organization_id")
    .select([
      asOf(body, ["description", "o.description"], at).as("description"),
      asOf(body, ["afm", "o.afm"], at).as("afm"),
      asOf(structure, ["title", "s.title"], at).as("title"),
      asOf(structure, ["code", "s.code"], at).as("code"),
      asOf(structure, ["personInCharge", "s.person_in_charge"], at).as("personInCharge"),
    ])
    .where((of) => of.and({ "s.organization_id": organizationId, "s.id": structureId }))
    .executeTakeFirstOrThrow(notFound);
  return {
    organization: { title: row.description, afm: row.afm },
    structure: { title: row.title, code: row.code, personInCharge: row.personInCharge },
  };
}

/**
 * The sheet's remarks on people's own affairs: the days recorded by their own employee, and the signer's own month,
 * which the signature does not cover.
 */
async function ownRemarks(
  db: Reader,
  query: StructureMonth & { contractIds: readonly string[]; signature: Signature | undefined },
): Promise<Remark[]> {
  const { month, signature } = query;
  const days = await daysByOneself(db, { ...query, from: firstDay(month), to: lastDay(month) });
  const recorded = [...days].flatMap(([contractId, dates]) =>
    [...dates].map((date) => ({ contractId, date, text: printTexts.byOneself })),
  );
  const leftOut = signature?.leftOut ?? [];
  if (leftOut.length === 0) return recorded;
  const confirmed = new Map(
    (await currentCountersignatures(db, query)).map((one) => [one.contractId, one]),
  );
  const own = leftOut.map((contractId) => {
    const by = confirmed.get(contractId);
    const text = by
      ? printTexts.ownConfirmed(by.signedBy, instantText(by.signedAt), by.code)
      : printTexts.ownAwaits;
    return { contractId, date: lastDay(month), text };
  });
  return [...recorded, ...own];
}
