import { sql } from "kysely";
import type { leaveBalances } from "#api/leave-balances.ts";
import { lastDay, monthOf, type Day } from "#domain/calendar/day.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import type { Reader } from "#server/db/handles.ts";
import { reasonMask, calculatorOf } from "#server/features/attendance/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { leaveAccounts } from "./leave-accounts.ts";

/**
 * Leave of everyone of a structure as it stands at the beginning of a day, for rules that are asked while a sheet is
 * typed. What nobody has used yet is said once for all. Reasons that the actor may not know are left out. Throws
 * `not-found` for a foreign structure.
 */
export const accountsOfSheet: Handler<typeof leaveBalances.getOfSheet> = async (ctx, input) => {
  const [calculator, mask] = [await calculatorOf(ctx), await reasonMask(ctx)];
  const { on } = input;
  const accounts = await readBody(ctx, async (db) => {
    await requireStructure(db, input);
    const contractIds = await contractsOfStructure(db, input);
    return leaveAccounts(ctx, db, calculator, { contractIds, on });
  });
  const told = [...accounts].map(([contractId, all]) => ({
    contractId,
    accounts: all.filter(({ code }) => mask.code(on, code) === code),
  }));
  const usual = usualAccounts(told.map((one) => one.accounts));
  const said = new Set(usual.map(keyOf));
  return {
    usual,
    contracts: told.map(({ contractId, accounts: all }) => ({
      contractId,
      accounts: all.filter((account) => !said.has(keyOf(account))),
    })),
  };
};

/** Of each leave, the account that most share. */
function usualAccounts(all: readonly (readonly LeaveAccount[])[]): LeaveAccount[] {
  const byCode = Map.groupBy(all.flat(), ({ code }) => code);
  return [...byCode.values()]
    .filter((accounts) => accounts.length === all.length)
    .flatMap((accounts) => {
      const alike = [...Map.groupBy(accounts, keyOf).values()];
      return alike.toSorted((one, other) => other.length - one.length)[0]?.[0] ?? [];
    });
}

function keyOf({ code, carried, carriedUntil, own }: LeaveAccount): string {
  return [code, carried, carriedUntil, own].join(" ");
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
