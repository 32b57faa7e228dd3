import { sql } from "kysely";
import type { FullName } from "#api/fields.ts";
import { firstDay, lastDay, type Month, mondayOf } from "#domain/calendar/day.ts";
import { type ApprovedDay, spendOvertime } from "#domain/overtime/spend.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowBy } from "#server/db/rows.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import { fullNameSql } from "#server/features/employees/public.ts";
import { parametersByMonth } from "#server/features/parameters/public.ts";
import { verifyUrl } from "#server/integrations/print/formats.ts";
import type {
  PrintedAttestation,
  PrintedWorker,
} from "#server/integrations/print/printed-attestation.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { overtimeKindTexts } from "#texts/overtime-decisions.ts";
import { decisionOf } from "./decisions.queries.ts";
import { peopleOfDecision } from "./grants.queries.ts";
import { daysToSpend, decisionsLeft, daysWithOvertime } from "./overtime-before.ts";

/** A decision of a body, and one of its months. */
type AttestationQuery = { organizationId: string; id: string; month: Month };

/**
 * The people whose overtime in the month the decision allows, by day, as the month's check counts it. Throws
 * `not-found` for another body's decision.
 */
export async function attestationOf(
  ctx: BodyContext,
  { organizationId, id, month }: AttestationQuery,
): Promise<PrintedAttestation> {
  const calculator = await calculatorOf(ctx);
  return readBody(ctx, async (db) => {
    const decision = await decisionOf(db, organizationId, id);
    if (!decision) throw notFound();
    const organization = await rowBy(db, "organization", { id: organizationId }, [
      "description as title",
      "afm",
    ]);
    const parametersIn = await parametersByMonth(db, organizationId);
    const employeeIds = await peopleOfDecision(db, { organizationId, id, month });
    const on = firstDay(month);
    const before = await decisionsLeft(db, calculator, parametersIn, {
      organizationId,
      employeeIds,
      on,
    });
    const contracts = await daysWithOvertime(db, calculator, parametersIn, {
      organizationId,
      employeeIds: [...before.keys()],
      from: mondayOf(on),
      to: lastDay(month),
    });
    const allowed = [...before].flatMap(([employeeId, { left }]): Worker[] => {
      const days = (contracts.get(employeeId) ?? [])
        .flatMap((contract) => daysToSpend(calculator, parametersIn, contract))
        .filter(({ day }) => day >= on);
      const approved = spendOvertime(days, left).approved.filter((one) => one.ofDecision.has(id));
      return approved.length > 0 ? [{ employeeId, approved }] : [];
    });
    const worked = await workedContracts(db, { organizationId, month, workers: allowed });
    const sheets = new Map(
      worked.flatMap(({ structure, code }) =>
        code === null
          ? []
          : [[code, { structure, code, verifyUrl: verifyUrl(ctx.config.publicUrl, code) }]],
      ),
    );
    const inCharge = new Set(worked.map((one) => one.personInCharge));
    const { number, decidedOn, organ, ada, gazette, from, to, endedOn, kae, work } = decision;
    return {
      organization,
      decision: {
        number,
        decidedOn,
        organ,
        ada,
        gazette,
        from,
        kae,
        work,
        to: endedOn ?? to,
        kind: overtimeKindTexts[decision.kind],
      },
      month,
      toleranceMinutes: parametersIn(month).overtimeToleranceMinutes,
      people: peopleInOrder(id, allowed, worked),
      isFinal: worked.length > 0 && worked.every(({ isSigned }) => isSigned),
      sheets: [...sheets.values()],
      personInCharge: inCharge.size === 1 ? ([...inCharge][0] ?? "") : "",
      printedAt: ctx.now,
    };
  });
}

type Worker = { employeeId: string; approved: readonly ApprovedDay[] };

type WorkedContract = FullName & {
  employeeId: string;
  contractId: string;
  afm: string;
  specialty: string;
  structure: string;
  personInCharge: string;
  isSigned: boolean;
  /** Code of the signature that covers its month, if signed. */
  code: string | null;
};

/** The contracts under which the overtime was worked, ordered alphabetically by person. */
async function workedContracts(
  db: Reader,
  {
    organizationId,
    month,
    workers,
  }: { organizationId: string; month: Month; workers: readonly Worker[] },
): Promise<WorkedContract[]> {
  const contractIds = workers.flatMap(({ approved }) => approved.map((one) => one.contractId));
  const { rows } = await sql<WorkedContract>`
    select e.id as "employeeId", c.id as "contractId", ${fullNameSql}, e.afm, c.specialty, coalesce(s.title, '') as structure,
      coalesce(s.person_in_charge, '') as "personInCharge", coalesce(x.is_signed, false) as "isSigned",
      case when x.is_signed then coalesce(
        (select g.code from month_signature g where g.organization_id = c.organization_id and g.countersigns = c.id
          and g.month = ${month} order by g.signed_at desc limit 1),
        (select g.code from month_signature g where g.organization_id = c.organization_id
          and g.structure_id = m.structure_id and g.month = ${month} and g.countersigns is null
          order by g.signed_at desc limit 1)) end as code
    from contract c
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    left join monthly_contract m on m.organization_id = c.organization_id and m.contract_id = c.id and m.month = ${month}
    left join structure s on s.organization_id = c.organization_id and s.id = m.structure_id
    left join lateral (select m.state in ('signed', 'approved', 'paid') as is_signed) x on true
    where c.organization_id = ${organizationId} and c.id = any (${[...new Set(contractIds)]}::uuid[])
    order by e.search_key, e.id, c.id
  `.execute(db);
  return rows;
}

function peopleInOrder(
  decisionId: string,
  workers: readonly Worker[],
  worked: readonly WorkedContract[],
): PrintedWorker[] {
  const approvedOf = new Map(workers.map(({ employeeId, approved }) => [employeeId, approved]));
  return [...Map.groupBy(worked, ({ employeeId }) => employeeId)].flatMap(([employeeId, own]) => {
    const [person] = own;
    if (!person) return [];
    const byDay = new Map<string, number>();
    for (const { day, ofDecision } of approvedOf.get(employeeId) ?? [])
      byDay.set(day, (byDay.get(day) ?? 0) + (ofDecision.get(decisionId) ?? 0));
    const days = [...byDay].map(([day, minutes]) => ({ day, minutes }));
    const specialty = [...new Set(own.map((one) => one.specialty))].join(" · ");
    const minutes = days.reduce((sum, one) => sum + one.minutes, 0);
    return [{ ...person, specialty, days, minutes }];
  });
}
