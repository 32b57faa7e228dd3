import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { OvertimeDecisionFields, overtimeDecisions } from "#api/overtime-decisions.ts";
import { addDays, monthOf, type Day } from "#domain/calendar/day.ts";
import { refusalToDecision } from "#domain/overtime/decision.ts";
import { leftOfCaps } from "#domain/attendance/findings/overtime.ts";
import { formatDuration } from "#domain/minutes.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertNew, insertRow, insertRows, rowBy } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import { parametersByMonth } from "#server/features/parameters/public.ts";
import { type ExportColumn, shortList } from "#server/integrations/files/exported-list.ts";
import { emptyPerson, personColumns } from "#server/integrations/print/person-columns.ts";
import { drawApart } from "#server/integrations/print/draw-apart.ts";
import {
  minutesOfAll,
  type PrintedAttestation,
  type PrintedWorker,
} from "#server/integrations/print/printed-attestation.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, orNotFound, refused } from "#server/kernel/fault.ts";
import { ownAffairs, refuseOwn } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { takeTurn } from "#server/kernel/require-own-title.ts";
import { requireKept, requireNear } from "#server/kernel/require-near.ts";
import { entryOf, write, type Entry } from "#server/kernel/write.ts";
import { dayText } from "#texts/moment.ts";
import { attestationTexts, overtimeRefusals as refusals } from "#texts/overtime-decisions.ts";
import { printTexts } from "#texts/print.ts";
import { attestationOf } from "./attestation.ts";
import { decisionOf, overtimeDecisionListing } from "./decisions.queries.ts";
import { peopleOf } from "./grants.queries.ts";
import { decisionsLeft } from "./overtime-before.ts";

/** How a decision ends: the last day on which it is in force, the reason, and the decision that replaces it. */
type End = { lastDay: Day; reason: string; amendedBy: string | null };

export const overtimeDecisionHandlers: Handlers<typeof overtimeDecisions> = {
  ...overtimeDecisionListing.calls,
  getById: (ctx, { organizationId, id }) =>
    readBody(ctx, async (db) => orNotFound(await decisionOf(db, organizationId, id))),
  /** How much of a month's overtime the decision allows, by person; a draft until the months of all of them are signed. */
  printAttestation: async (ctx, input) => {
    const attestation = await attestationOf(ctx, input);
    const name = `${nameOf(attestation)}.pdf`;
    const bytes = await drawApart({ kind: "attestation", attestation });
    return { name, type: "application/pdf", bytes };
  },
  exportAttestation: async (ctx, input) => {
    const attestation = await attestationOf(ctx, input);
    const title = nameOf(attestation);
    const { people } = attestation;
    const rows = people.length > 0 ? [...people, sumOf(people)] : [];
    return shortList({ title, format: "xlsx", columns: attestationColumns }, rows);
  },
  /** What the caps leave of people's overtime before a day; negative if the caps are exceeded. */
  getLeft: async (ctx, { organizationId, employeeIds: chosenIds, on }) => {
    const calculator = await calculatorOf(ctx);
    return readBody(ctx, async (db) => {
      const parametersIn = await parametersByMonth(db, organizationId);
      const employeeIds = await peopleOf(db, organizationId, chosenIds);
      const people = { organizationId, employeeIds, on };
      const before = await decisionsLeft(db, calculator, parametersIn, people, "counted");
      return {
        people: employeeIds.map((employeeId) => ({
          employeeId,
          ...leftOfCaps(parametersIn(monthOf(on)), before.get(employeeId)?.counters),
        })),
      };
    });
  },
  /**
   * Stores a decision; one that it amends ends on the day before. Throws at the invalid field, `not-found` for people,
   * structures or a decision of another body, `refused` if it names the actor or the amended decision has ended,
   * `invalid` if it is already stored.
   */
  create: (ctx, { organizationId: _body, amends, ...decision }) => {
    const act = amends === null ? "overtime-decision.create" : "overtime-decision.amend";
    return write(ctx, act, async (tx) => {
      const amended = amends === null ? null : await decisionToEnd(tx, ctx, amends);
      requireSound(ctx, decision);
      const { employeeId: own } = await ownAffairs(tx, ctx);
      refuseOwn(decision.people.some(({ employeeId }) => employeeId === own));
      await refuseKept(tx, ctx.organizationId, { amends, ...decision });
      const id = uuid();
      await storeDecision(tx, ctx, id, decision);
      const { people, structureIds, ...fields } = decision;
      const after = { ...fields, people: people.length, structures: structureIds.length };
      const made = entryOf("overtime-decision", id, { after, date: decision.from });
      if (amended === null) return { entries: [made], result: { id } };
      const end = { lastDay: addDays(decision.from, -1), reason: "", amendedBy: id };
      return { entries: [made, await endDecision(tx, ctx, amended, "from", end)], result: { id } };
    });
  },
  /** Ends a decision early. Throws at the day field if the decision does not include that day, `refused` if it has ended. */
  end: (ctx, { id, lastDay, reason }) =>
    write(ctx, "overtime-decision.end", async (tx) => {
      const ended = await decisionToEnd(tx, ctx, id);
      const end = { lastDay, reason, amendedBy: null };
      return { entries: [await endDecision(tx, ctx, ended, "lastDay", end)], result: { id } };
    }),
};

/** A decision's number, such as 12/2026, may contain characters that a file name cannot. */
function nameOf({ decision, month }: PrintedAttestation): string {
  return `${attestationTexts.file} ${decision.number.replaceAll(/[\\/:*?"<>|]+/g, "-")} ${month}`;
}

/** The last row of the workbook, as in the printed form. */
function sumOf(people: readonly PrintedWorker[]): PrintedWorker {
  return { ...emptyPerson, lastName: printTexts.total, days: [], minutes: minutesOfAll(people) };
}

const attestationColumns: ExportColumn<PrintedWorker>[] = [
  ...personColumns,
  {
    header: attestationTexts.days,
    width: 50,
    kind: "text",
    value: ({ days }) =>
      days
        .map(({ day, minutes }) => attestationTexts.onDay(dayText(day), formatDuration(minutes)))
        .join(", "),
  },
  { header: attestationTexts.hours, width: 12, kind: "minutes", value: ({ minutes }) => minutes },
];

function requireSound(ctx: BodyContext, decision: OvertimeDecisionFields): void {
  const refusal = refusalToDecision(decision);
  if (refusal) throw fieldFault(refusal.field, refusals[refusal.refusal]);
  requireNear(ctx, "to", decision.to);
  requireKept(ctx, "from", decision.from);
}

type DecisionToKeep = OvertimeDecisionFields & { amends: string | null };

/**
 * Throws `invalid` if the same decision is already stored for someone it covers and is in force: stored twice, it would
 * allow its hours twice. One decision may be stored once for each kind, and with different hours for different people.
 */
async function refuseKept(
  tx: Writer,
  organizationId: string,
  { number, decidedOn, kind, from, to, amends, people, structureIds }: DecisionToKeep,
): Promise<void> {
  await takeTurn(tx, `overtime-decision ${organizationId}`);
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const { rows } = await sql`
    select from overtime_decision d
    where d.organization_id = ${organizationId} and d.id is distinct from ${amends}::uuid
      and (d.number, d.decided_on, d.kind) = (${number}, ${decidedOn}::date, ${kind})
      and d.from_day <= ${to} and d.to_day >= ${from}
      and not exists (
        select from overtime_decision_end x where x.organization_id = d.organization_id and x.decision_id = d.id)
      and (
        exists (
          select from overtime_decision_person p
          where p.organization_id = d.organization_id and p.decision_id = d.id and p.employee_id = any (${employeeIds}::uuid[]))
        or exists (
          select from overtime_decision_structure s
          where s.organization_id = d.organization_id and s.decision_id = d.id and s.structure_id = any (${structureIds}::uuid[])))
    limit 1
  `.execute(tx);
  if (rows.length > 0) throw fieldFault("number", refusals.kept);
}

async function storeDecision(
  tx: Writer,
  ctx: BodyContext,
  id: string,
  { people, structureIds, from, to, ...fields }: OvertimeDecisionFields,
): Promise<void> {
  const organization_id = ctx.organizationId;
  await insertRow(tx, "overtime_decision", {
    organization_id,
    id,
    ...inColumns(fields),
    from_day: from,
    to_day: to,
    made_by: ctx.actor.userId,
    made_at: ctx.now,
  });
  const of = { organization_id, decision_id: id };
  await namingViolations({ overtime_decision_person_pkey: namedTwice }, async () => {
    const rows = people.map((person) => ({ ...of, ...inColumns(person) }));
    await insertRows(tx, "overtime_decision_person", rows);
    const whole = structureIds.map((structure_id) => ({ ...of, structure_id }));
    await insertRows(tx, "overtime_decision_structure", whole);
  });
}

const namedTwice = () => fieldFault("people", refusals["named-twice"]);

type DecisionToEnd = { id: string; number: string; from: Day; to: Day };

function decisionToEnd(tx: Writer, ctx: BodyContext, id: string): Promise<DecisionToEnd> {
  const key = { organization_id: ctx.organizationId, id };
  return rowBy(tx, "overtime_decision", key, ["id", "number", "from_day as from", "to_day as to"]);
}

/** Ends a decision and returns the ledger entry; `field` is the field that a refused day is reported at. */
async function endDecision(
  tx: Writer,
  ctx: BodyContext,
  { id, number, from, to }: DecisionToEnd,
  field: string,
  { lastDay, reason, amendedBy }: End,
): Promise<Entry> {
  if (lastDay < addDays(from, -1) || lastDay > to)
    throw fieldFault(field, refusals.endsOutside(number, from, to));
  const isFirst = await insertNew(tx, "overtime_decision_end", {
    ...inColumns({
      organizationId: ctx.organizationId,
      decisionId: id,
      lastDay,
      amendedBy,
      reason,
    }),
    by_user: ctx.actor.userId,
    at: ctx.now,
  });
  // If two users end it at once, the second gets the refusal that it has ended.
  if (!isFirst) throw refused(refusals.hasEnded(number));
  return entryOf("overtime-decision", id, {
    before: { to },
    after: { lastDay, amendedBy },
    date: from,
    reason,
  });
}
