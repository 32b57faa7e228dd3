import { sql } from "kysely";
import { firstDay, lastDay } from "#domain/calendar/day.ts";
import type { OwnDay, OwnMonth } from "#api/month-link.ts";
import type { ownMonths } from "#api/own-months.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import {
  calculatorOf,
  daysOfContracts,
  type ContractDay,
  reasonMask,
  type ReasonMask,
  reasonsOf,
} from "#server/features/attendance/public.ts";
import { actsOfDays } from "#server/features/collective-acts/public.ts";
import { digestsOfContracts } from "#server/features/verification/public.ts";
import { nameOfAct } from "#texts/collective-acts.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { type Requester, ownRequesters } from "./requester.ts";
import { confirmationIn } from "./confirmations.ts";

/** The own month, day by day up to today, with disputes, their answers and the confirmation. */
export async function ownMonth(ctx: BodyContext, requester: Requester): Promise<OwnMonth> {
  const tellWith = await toTellOwn(ctx);
  return readBody(ctx, (db) => monthOfAsking(db, ctx, tellWith, requester));
}

/** The signed-in user's months, for all own contracts. */
export const ownMonthsOf: Handler<typeof ownMonths.getAll> = async (ctx, { month }) => {
  const tellWith = await toTellOwn(ctx);
  return readBody(ctx, async (db) => {
    const items = [];
    for (const requester of await ownRequesters(db, ctx, month)) {
      const { contractId, number } = requester;
      items.push({ ...(await monthOfAsking(db, ctx, tellWith, requester)), contractId, number });
    }
    return { items };
  });
};

async function toTellOwn(ctx: BodyContext) {
  const [calculator, reasons, mask] = await Promise.all([
    calculatorOf(ctx),
    reasonsOf(ctx),
    reasonMask(ctx),
  ]);
  return { calculator, reasons, mask };
}

async function monthOfAsking(
  db: Reader,
  ctx: BodyContext,
  { calculator, reasons, mask }: Awaited<ReturnType<typeof toTellOwn>>,
  requester: Requester,
): Promise<OwnMonth> {
  const { organizationId, today } = ctx;
  const { contractId, month } = requester;
  const to = lastDay(month) < today ? lastDay(month) : today;
  const query = { organizationId, contractId, month };
  const span = { organizationId, contractIds: [contractId], from: firstDay(month), to };
  const [found] = to < span.from ? [] : await daysOfContracts(db, calculator, span);
  const disputed = await disputesOf(db, ctx, requester);
  const acts = await actsOfDays(db, { organizationId, contractId, from: span.from, to });
  const digests = await digestsOfContracts(db, {
    organizationId,
    month,
    contractIds: [contractId],
  });
  const days = found?.days.map((day) => dayOf(day, mask, { disputed, acts })) ?? [];
  const allIntervals = days.flatMap(({ intervals, dispute }) => [
    ...intervals,
    ...(dispute?.says ?? []),
  ]);
  const codes = new Set(allIntervals.flatMap(({ reason }) => reason ?? []));
  return {
    ...(await personOf(db, ctx, requester)),
    month,
    isOver: lastDay(month) < today,
    digest: digests.get(contractId) ?? null,
    confirmation: await confirmationIn(db, query),
    days,
    reasons: Object.fromEntries([...codes].map((code) => [code, reasons.get(code)?.title ?? code])),
  };
}

function personOf(db: Reader, { organizationId }: BodyContext, requester: Requester) {
  return db
    .selectFrom("contract as c")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .innerJoin("organization as o", "o.id", "c.organization_id")
    .innerJoin("structure as s", (join) =>
      join
        .onRef("s.organization_id", "=", "c.organization_id")
        .on("s.id", "=", requester.structureId),
    )
    .select(["o.description as organization", "s.title as structure"])
    .select("c.employment_type as employmentType")
    .select(sql<string>`e.last_name || ' ' || e.first_name`.as("name"))
    .where((of) => of.and({ "c.organization_id": organizationId, "c.id": requester.contractId }))
    .executeTakeFirstOrThrow();
}

type Disputed = {
  date: string;
  id: string;
  text: string;
  says: Interval[] | null;
  evidence: NonNullable<OwnDay["dispute"]>["evidence"];
  outcome: "accepted" | "rejected" | null;
  answer: string | null;
  answered_at: Date | null;
};

/** The last dispute of each day. */
async function disputesOf(
  db: Reader,
  { organizationId }: BodyContext,
  { contractId, month }: Requester,
): Promise<ReadonlyMap<string, Disputed>> {
  const { rows } = await sql<Disputed>`
    select distinct on (d.date) d.date, d.id, d.text, d.says, a.outcome, a.text as answer, a.at as answered_at,
      case when f.dispute_id is not null
        then jsonb_build_object('fileName', f.file_name, 'sizeBytes', f.size_bytes) end as evidence
    from day_dispute d
    left join dispute_file f on f.organization_id = d.organization_id and f.dispute_id = d.id
    left join dispute_answer a on a.organization_id = d.organization_id and a.dispute_id = d.id
    where d.organization_id = ${organizationId} and d.contract_id = ${contractId}
      and d.date between ${firstDay(month)} and ${lastDay(month)}
    order by d.date, d.at desc, d.id desc
  `.execute(db);
  return new Map(rows.map((row) => [row.date, row]));
}

type SaidOfDays = {
  disputed: ReadonlyMap<string, Disputed>;
  acts: Awaited<ReturnType<typeof actsOfDays>>;
};

function dayOf(day: ContractDay, mask: ReasonMask, { disputed, acts }: SaidOfDays): OwnDay {
  const { date, plan, intervals } = day;
  const [dispute, act] = [disputed.get(date), acts.get(date)];
  const result = mask.result(date, day.result);
  return {
    date,
    label: result.label,
    plannedMinutes: result.plannedMinutes,
    workedMinutes: result.workedMinutes,
    plan,
    intervals: mask.intervals(date, intervals),
    // Its title may reveal a hidden reason.
    act: act && result.reason === day.result.reason ? nameOfAct(act) : null,
    dispute: dispute ? disputeOf(dispute, mask) : null,
  };
}

function disputeOf(
  { id, date, text, says, evidence, outcome, answer, answered_at }: Disputed,
  mask: ReasonMask,
): NonNullable<OwnDay["dispute"]> {
  return {
    id,
    text,
    says: says && mask.intervals(date, says),
    evidence,
    answer:
      answer === null || answered_at === null
        ? null
        : { outcome, text: answer, at: answered_at.toISOString() },
  };
}
