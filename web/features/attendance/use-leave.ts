import { useMemo } from "react";
import { type LeaveOfSheet, leaveBalances } from "#api/leave-balances.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { LeaveAccount } from "#domain/leave/account.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";

/** The leave of a contract in the form that a sheet's rules need; empty until it has loaded. */
export type LeaveOf = (contractId: string) => readonly LeaveAccount[];

/** Leave of everyone in a structure at the beginning of a day. */
export function useLeave(structureId: string, on: Day): LeaveOf {
  const { data } = useSideAnswer(leaveBalances.getOfSheet, { structureId, on });
  return useMemo(() => leaveOf(data), [data]);
}

/** A contract's own accounts, and the default ones for leave that it has no account of. */
function leaveOf(response: LeaveOfSheet | undefined): LeaveOf {
  const byContract = new Map(
    (response?.contracts ?? []).map(({ contractId, accounts }) => {
      const own = new Set(accounts.map(({ code }) => code));
      const usual = (response?.usual ?? []).filter(({ code }) => !own.has(code));
      return [contractId, [...accounts, ...usual]];
    }),
  );
  return (contractId) => byContract.get(contractId) ?? none;
}

const none: readonly LeaveAccount[] = [];
