import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { leaveBalances } from "#api/leave-balances.ts";
import type { AwayLeave } from "#api/leaves.ts";
import { lastDay, monthOf, type Day } from "#domain/calendar/day.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { insertRow } from "#server/db/rows.ts";
import {
  reasonMask,
  calculatorOf,
  type CatalogueReason,
  reasonsOf,
} from "#server/features/attendance/public.ts";
import { rowsOfAway } from "#server/features/leaves/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import { exportedCalendar } from "#server/integrations/files/exported-calendar.ts";
import { leaveEvent } from "#server/integrations/files/leave-event.ts";
import type { CalendarEvent } from "#server/integrations/files/write-ics.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault, fieldFault, notFound, orNotFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { leaveTexts as t } from "#texts/leave-balances.ts";
import { balanceOut, isWorthSaying } from "./balance-out.ts";
import { balanceListing } from "./balances-of-body.ts";
import { correctionsOf, correctionsOfPerson } from "./corrections.queries.ts";
import { leaveAccounts } from "./leave-accounts.ts";
import { leaveStandings } from "./reason-balances.ts";
import { requireWithin } from "./require-within.ts";

type Correction = InputOf<typeof leaveBalances.correct>;

export const leaveBalanceHandlers: Handlers<typeof leaveBalances> = {
  ...balanceListing.calls,
  /** Leave of a year as a calendar; reasons the actor may not see are masked, as everywhere else. */
  exportCalendar: async (ctx, { organizationId, year, structureId }) => {
    const of = year ?? Number(ctx.today.slice(0, 4));
    const query = { organizationId, structureId, from: `${of}-01-01`, to: `${of}-12-31` };
    return exportedCalendar(ctx, {
      title: t.titleOf(of),
      ...(await rowsOfAway(ctx, query)),
      events: eventsOf,
    });
  },
  /**
   * Leave of everyone of a structure at the beginning of a day, for rules that are checked while a sheet is typed. The
   * account that most people have is returned once for all. Reasons that the actor may not see are left out. Throws
   * `not-found` for a foreign structure.
   */
  getOfSheet: async (ctx, input) => {
    const [calculator, mask] = [await calculatorOf(ctx), await reasonMask(ctx)];
    const { on } = input;
    const accounts = await readBody(ctx, async (db) => {
      await requireStructure(db, input);
      const contractIds = await contractsOfStructure(db, input);
      return leaveAccounts(ctx, db, calculator, { contractIds, on });
    });
    const contracts = [...accounts].map(([contractId, all]) => ({
      contractId,
      accounts: all.filter(({ code }) => mask.code(on, code) === code),
    }));
    const usual = usualAccounts(contracts.map((one) => one.accounts));
    const usualKeys = new Set(usual.map(keyOf));
    return {
      usual,
      contracts: contracts.map(({ contractId, accounts: all }) => ({
        contractId,
        accounts: all.filter((account) => !usualKeys.has(keyOf(account))),
      })),
    };
  },
  /**
   * Leave of a contract in a year, by reason. Reasons that the actor may not see are left out. Throws `not-found` for
   * another body's contract.
   */
  getOfContract: async (ctx, { organizationId, contractId, year }) => {
    const [calculator, mask] = [await calculatorOf(ctx), await reasonMask(ctx)];
    return readBody(ctx, async (db) => {
      const query = { contractIds: [contractId], year, passedOn: ctx.today, upTo: "end" } as const;
      const found = orNotFound((await leaveStandings(ctx, db, calculator, query)).get(contractId));
      const { contractIds, standings } = found;
      const corrections = await correctionsOf(db, { organizationId, contractIds, year });
      const visibleStandings = standings
        .filter((one) => mask.code(`${year}-12-31`, one.reason.code) === one.reason.code)
        .filter(isWorthSaying);
      return {
        contracts: contractIds.length,
        corrections: (await correctionsOfPerson(db, { organizationId, contractId, year })).count,
        balances: visibleStandings.map((one) => ({
          ...balanceOut(one, ctx.today),
          corrections: corrections.flatMap(({ code, ...row }) =>
            code === one.reason.code ? [row] : [],
          ),
        })),
      };
    });
  },
  /**
   * Stores a correction of a contract's leave. Throws `not-found` for another body's contract, a fault at the field for
   * a reason that does not exist or is not carried over, or for negative carried days, `changed` if another was made
   * since the leave was read, and like `requireWithin`.
   */
  correct: async (ctx, input) => {
    const { organizationId, contractId, year, code, kind, days, note } = input;
    const [reasons, calculator] = [await reasonsOf(ctx), await calculatorOf(ctx)];
    return write(ctx, "leave.correct", async (tx) => {
      await holdPerson(tx, { organizationId, contractId });
      await requireSeen(tx, input);
      requireFitting(input, reasons.get(code));
      await requireWithin(ctx, tx, calculator, input);
      const id = uuid();
      await insertRow(tx, "leave_correction", {
        ...inColumns({ organizationId, id, contractId, year, kind, note }),
        reason: code,
        half_days: days * 2,
        by_user: ctx.actor.userId,
        at: ctx.now,
      });
      const entry = entryOf("leave-balance", `${contractId}/${year}`, {
        reason: note,
        after: { code, kind, days },
      });
      return { entries: [entry], result: { id } };
    });
  },
};

async function* eventsOf(batches: AsyncIterable<AwayLeave[][]>): AsyncGenerator<CalendarEvent[]> {
  for await (const people of batches)
    yield people.flat().map((leave) => leaveEvent(leave, leave.title));
}

/**
 * Locks the person, so that concurrent corrections of the same leave run one at a time and together stay within the
 * bounds; adjoining contracts share theirs.
 */
async function holdPerson(
  tx: Writer,
  { organizationId, contractId }: Pick<Correction, "organizationId" | "contractId">,
): Promise<void> {
  await tx
    .selectFrom("contract as c")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .select("e.id")
    .where((of) => of.and({ "c.organization_id": organizationId, "c.id": contractId }))
    .forNoKeyUpdate("e")
    .executeTakeFirstOrThrow(notFound);
}

/** The same correction from two windows, or resent after its response was lost, is only stored twice if the user has seen the first. */
async function requireSeen(tx: Writer, input: Correction): Promise<void> {
  const { count, last } = await correctionsOfPerson(tx, input);
  const expectedCount = input.seenCorrections ?? count;
  if (last === null || count === expectedCount) return;
  throw new Fault("changed", {
    detail: t.correctedMeanwhile(last),
    current: { corrections: count },
  });
}

function requireFitting({ kind, days }: Correction, reason: CatalogueReason | undefined): void {
  if (!reason) throw fieldFault("code", t.unknownReason);
  if (kind !== "carried") return;
  if (reason.carryOverUntil === null) throw fieldFault("kind", t.notCarried);
  if (days < 0) throw fieldFault("days", t.carriedTakesAway);
}

/** Of each leave, the account that most people share. */
function usualAccounts(all: readonly (readonly LeaveAccount[])[]): LeaveAccount[] {
  const byCode = Map.groupBy(all.flat(), ({ code }) => code);
  return [...byCode.values()]
    .filter((accounts) => accounts.length === all.length)
    .flatMap((accounts) => {
      const alike = [...Map.groupBy(accounts, keyOf).values()];
      return alike.toSorted((one, other) => other.length - one.length)[0]?.[0] ?? [];
    });
}

function keyOf({ code, carried, carriedUntil, own, offSince }: LeaveAccount): string {
  return [code, carried, carriedUntil, own, offSince].join(" ");
}

/** Contracts with a term in the structure from the day to the end of its month. */
async function contractsOfStructure(
  db: Reader,
  { organizationId, structureId, on }: { organizationId: string; structureId: string; on: Day },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct contract_id as id from running_term
    where organization_id = ${organizationId} and structure_id = ${structureId}
      and first_day <= ${lastDay(monthOf(on))}::date and last_day >= ${on}::date
  `.execute(db);
  return rows.map(({ id }) => id);
}
