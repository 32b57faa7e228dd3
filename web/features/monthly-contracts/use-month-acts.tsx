import {
  monthlyContracts,
  type MonthlyContractItem,
  type RowOutcome,
} from "#api/monthly-contracts.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { BulkDialogs } from "#web/ui/bulk/outcomes-dialog.tsx";
import { linkToMonth } from "./month-link.tsx";
import { monthsToAct, outcomesOfMonths, type MonthsFilter } from "./months-to-act.ts";

/** An act on many months: the states in which it can be done, what it sends, what it reports. */
type MonthAct = {
  from: readonly MonthState[];
  send: (rows: { contractId: string; version: number }[]) => Promise<{ rows: RowOutcome[] }>;
  done: (count: number) => string;
  /** Why nothing is done where the list has no month in these states. */
  nothing?: string;
  inForm?: boolean;
};

/** The months that an act applies to: those that were ticked, or all that a list shows. */
type MonthSelection = readonly MonthlyContractItem[] | MonthsFilter;

/** Acts on several months of contracts at once, each with a confirmation, and the dialogs that report their outcome. */
export function useMonthActs(month: Month, onDone: () => void = nothing) {
  const { id: organizationId } = useOrganization();
  const bulk = useBulk(monthlyContracts.approve);
  const run = async ({ from, send, ...act }: MonthAct, meant: MonthSelection) => {
    const isWhole = await bulk.run({
      nothing: t.nothingToDo,
      ...act,
      rows: isTicked(meant) ? meant : () => monthsToAct(meant, from),
      send: async (months) => {
        const rows = months.map(({ contractId, version }) => ({ contractId, version }));
        return outcomesOfMonths(months, (await send(rows)).rows, linkToMonth);
      },
    });
    if (isWhole) onDone();
  };
  const submit: MonthAct = {
    from: ["draft", "returned"],
    send: (rows) => request(monthlyContracts.submit, { organizationId, month, rows }),
    done: t.submitted,
  };
  const approve: MonthAct = {
    from: ["signed"],
    send: (rows) => request(monthlyContracts.approve, { organizationId, month, rows }),
    done: t.approved,
  };
  return {
    countersign: (meant: MonthSelection, given: { password: string; note: string }) =>
      run(
        {
          from: ["awaiting"],
          send: (rows) =>
            request(monthlyContracts.countersign, { organizationId, month, rows, ...given }),
          done: t.countersigned,
          inForm: true,
        },
        meant,
      ),
    giveBack: (meant: MonthSelection, reason: string) =>
      run(
        {
          from: ["submitted"],
          send: (rows) => request(monthlyContracts.return, { organizationId, month, rows, reason }),
          done: t.returned,
          nothing: t.nothingToReturn,
          inForm: true,
        },
        meant,
      ),
    submit: async (meant: MonthSelection, text: string) => {
      const question = { title: t.submitTitle, text, action: t.submit };
      if (await confirm(question)) await run(submit, meant);
    },
    approve: async (meant: MonthSelection, text: string) => {
      const question = { title: t.approveTitle, text, action: t.approve };
      if (await confirm(question)) await run(approve, meant);
    },
    dialogs: (
      <BulkDialogs
        bulk={bulk}
        title={t.outcomesTitle}
        summary={t.outcomes}
        columns={[t.employee]}
      />
    ),
  };
}

/** The acts of `useMonthActs`. */
export type MonthActs = ReturnType<typeof useMonthActs>;

function nothing(): void {}

function isTicked(meant: MonthSelection): meant is readonly MonthlyContractItem[] {
  return Array.isArray(meant);
}
