import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts } from "#texts/monthly-contracts.ts";
import { signingTexts as t } from "#texts/verification.ts";
import {
  linkToMonth,
  monthsToAct,
  outcomesOfMonths,
} from "#web/features/monthly-contracts/public.ts";
import { request } from "#web/kernel/request.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { OutcomesDialog } from "#web/ui/bulk/outcomes-dialog.tsx";
import { RunDialog } from "#web/ui/bulk/run-dialog.tsx";
import { later } from "#web/ui/later.tsx";

const ReturnDialog = later(
  async () => (await import("#web/features/monthly-contracts/public.ts")).ReturnDialog,
);

/** The button that returns what was submitted for the month instead of signing it. */
export function GiveBack({ submitted, onAsk }: { submitted: number; onAsk: () => void }) {
  const refusal = useRefusalTo("month.return");
  return (
    <ActButton
      variant="default"
      reason={refusal ?? (submitted === 0 ? t.nothingToGiveBack : null)}
      onClick={onAsk}
    >
      {t.giveBack}
    </ActButton>
  );
}

type Props = {
  organizationId: string;
  structureId: string;
  month: Month;
  submitted: number;
  opened: boolean;
  /** What another user did with the month, so that nothing is left to return; null while something is. */
  late: string | null;
  onClose: () => void;
};

/** Returns what the structure submitted for the month, with the reason. */
export function GiveBackDialog(props: Props) {
  const { organizationId, structureId, month, submitted, ...dialog } = props;
  const bulk = useBulk(monthlyContracts.return);
  const giveBack = async (reason: string) => {
    await bulk.run({
      inForm: true,
      rows: () => monthsToAct({ organizationId, structureId, month }, ["submitted"]),
      nothing: t.nothingToGiveBack,
      send: async (months) => {
        const rows = months.map(({ contractId, version }) => ({ contractId, version }));
        const input = { organizationId, month, rows, reason };
        const answer = await request(monthlyContracts.return, input);
        return outcomesOfMonths(months, answer.rows, linkToMonth);
      },
      done: monthsTexts.returned,
    });
  };
  return (
    <>
      <ReturnDialog {...dialog} count={submitted} onReturn={giveBack} />
      <RunDialog progress={bulk.progress} onStop={bulk.stop} />
      <OutcomesDialog
        title={monthsTexts.outcomesTitle}
        summary={monthsTexts.outcomes}
        columns={[monthsTexts.employee]}
        outcomes={bulk.outcomes}
        onClose={bulk.forget}
      />
    </>
  );
}
