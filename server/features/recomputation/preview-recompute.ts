import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { recomputation, RecomputedMonth } from "#api/recomputation.ts";
import { mostMonthsSpanned, refusalToRecompute } from "#domain/attendance/recomputation.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { DayResult } from "#domain/attendance/types.ts";
import { addMonths, firstDay } from "#domain/calendar/day.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import { personName } from "#domain/identity/person-name.ts";
import { recomputeFaults, recomputeRefusals } from "#texts/recomputation.ts";
import type { Reader } from "#server/db/handles.ts";
import { type Calculator, calculatorOf } from "#server/features/attendance/public.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import { amountsOfDays, keyOf, standingMonths } from "#server/features/payments/public.ts";
import { signaturesTouchedBy } from "#server/features/month-acts/public.ts";
import { structureTitles } from "#server/features/structures/public.ts";
import { peopleOf, requireStructure } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { recomputedMonths, type ChangedMonth } from "./recomputed-months.ts";

type Input = InputOf<typeof recomputation.previewRecompute>;

/** Contract months that one response covers. */
const monthsLookedAt = 240;

/** What a recomputation would change, for a batch of contracts. Throws `not-found` for a foreign structure or contract. */
export const previewRecompute: Handler<typeof recomputation.previewRecompute> = async (
  ctx,
  input,
) => {
  const { organizationId, from, to, skip } = input;
  const span = monthsFrom(input);
  const calculator = await calculatorOf(ctx);
  return readBody(ctx, async (db) => {
    const all = await contractsOfScope(db, input);
    const contractIds = all.slice(skip, skip + Math.ceil(monthsLookedAt / span));
    const months = await recomputedMonths(db, calculator, {
      organizationId,
      contractIds,
      from,
      to,
    });
    return {
      months: await describeMonths(db, ctx, calculator, months),
      looked: Math.min(skip + contractIds.length, all.length),
      total: all.length,
    };
  });
};

function monthsFrom({ from, to }: Input): number {
  for (let span = 1; span <= mostMonthsSpanned; span += 1)
    if (addMonths(from, span - 1) === to) return span;
  throw fieldFault("to", recomputeFaults.span);
}

/** Ids of the contracts with a stored month in the scope, sorted. */
async function contractsOfScope(db: Reader, input: Input): Promise<string[]> {
  const { organizationId, structureId, contractId, from, to } = input;
  if (structureId) await requireStructure(db, { organizationId, structureId });
  if (contractId) await requireContract(db, { organizationId, contractId });
  const { rows } = await sql<{ id: string }>`
    select distinct contract_id as id from monthly_contract
    where organization_id = ${organizationId} and month between ${from} and ${to} and state <> 'cancelled'
      ${structureId ? sql`and structure_id = ${structureId}` : sql``}
      ${contractId ? sql`and contract_id = ${contractId}` : sql``}
    order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function describeMonths(
  db: Reader,
  ctx: BodyContext,
  calculator: Calculator,
  months: readonly ChangedMonth[],
): Promise<RecomputedMonth[]> {
  if (months.length === 0) return [];
  const { organizationId } = ctx;
  const contractIds = [...new Set(months.map(({ contractId }) => contractId))];
  const days = [...new Set(months.map(({ month }) => firstDay(month)))];
  const people = new Map(
    (await peopleOf(db, organizationId, contractIds)).map((one) => [one.contractId, one]),
  );
  const touched = await signaturesTouchedBy(db, { organizationId, contractIds, days });
  const signatures = new Map(touched.map((one) => [keyOf(one), one]));
  const structureIds = months.map(({ structureId }) => structureId);
  const titles = await structureTitles(db, [organizationId], structureIds);
  const differences = await differencesOf(db, calculator, organizationId, months);
  return months.map((month) => {
    const { contractId, changed, before, after, state, digest } = month;
    const person = people.get(contractId);
    const signature = signatures.get(keyOf(month));
    const refusal = refusalToRecompute(state, ctx.actor.role);
    return {
      contractId,
      month: month.month,
      person: person ? personName(person) : "",
      structureTitle: titles.get(month.structureId) ?? "",
      state,
      signedAt: signature?.signedAt?.toISOString() ?? null,
      signedBy: signature?.signedBy ?? null,
      days: changed.map((one) => ({
        date: one.date,
        before: figuresOfDay(one.before),
        after: figuresOfDay(one.after),
      })),
      before: figuresOf(before),
      after: figuresOf(after),
      difference: differences.get(keyOf(month)) ?? null,
      refusal: refusal ? recomputeRefusals[refusal] : null,
      digest,
    };
  });
}

/** The new worth of each month less what payments hold of it (negative if lower), by `keyOf`; only months with something held. */
async function differencesOf(
  db: Reader,
  calculator: Calculator,
  organizationId: string,
  months: readonly ChangedMonth[],
): Promise<Map<string, string>> {
  const heldCents = new Map(
    (await standingMonths(db, organizationId, months))
      .filter((one) => one.held !== null)
      .map((one) => [keyOf(one), decimalToCents(one.held ?? "0") ?? 0]),
  );
  const found = new Map<string, string>();
  const paid = months.filter((one) => heldCents.has(keyOf(one)));
  for (const [month, ofMonth] of Map.groupBy(paid, (one) => one.month)) {
    const contracts = ofMonth.map(({ contract }) => contract);
    for (const [key, { cents }] of await amountsOfDays(db, calculator, {
      organizationId,
      month,
      contracts,
    }))
      found.set(key, centsToDecimal(cents - (heldCents.get(key) ?? 0)));
  }
  return found;
}

function figuresOfDay(result: DayResult): RecomputedMonth["days"][number]["before"] {
  const { label, reason, plannedMinutes, workedMinutes, balanceMinutes } = result;
  return { label, reason, plannedMinutes, workedMinutes, balanceMinutes };
}

function figuresOf(totals: MonthTotals): RecomputedMonth["before"] {
  const { plannedMinutes, workedMinutes, balanceMinutes, pendingDays } = totals;
  return { plannedMinutes, workedMinutes, balanceMinutes, pendingDays };
}
