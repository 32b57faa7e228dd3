import { IconArrowBackUp, IconChecks, IconRubberStamp, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import type { MonthlyContractItem } from "#api/monthly-contracts.ts";
import { type MonthAct, refusalToMonthAct } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthRefusalTexts, monthsTexts as t } from "#texts/monthly-contracts.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { BulkAct } from "#web/ui/data-table/bulk-act.tsx";
import { later } from "#web/ui/later.tsx";
import { useMonthActs } from "./use-month-acts.tsx";
import { useRole } from "#web/kernel/organization.ts";

const CountersignDialog = later(
  async () => (await import("./countersign-dialog.tsx")).CountersignDialog,
);
const ReturnDialog = later(async () => (await import("./return-dialog.tsx")).ReturnDialog);

type Months = readonly MonthlyContractItem[];
type Props = { month: Month; chosen: Months; onDone: () => void };

/** Acts on the ticked months: submitting for the body; confirming, approving and returning for the agency. */
export function BulkActs({ month, chosen, onDone }: Props) {
  const role = useRole();
  const acts = useMonthActs(month, onDone);
  const [returned, setReturned] = useState<Months | null>(null);
  const [countersigned, setCountersigned] = useState<Months | null>(null);
  /** As far as the list knows: the findings of the rules only the server checks. */
  const refusalTo = (act: MonthAct) => (row: MonthlyContractItem) => {
    if (row.isOwn && act !== "submit") return ownAffairTexts.month;
    const { pendingDays } = row.totals;
    const refusal = refusalToMonthAct(act, row.state, role, { pendingDays, errors: 0 });
    return refusal && monthRefusalTexts[refusal];
  };
  return (
    <>
      <BulkAct
        act={t.submit}
        rows={chosen}
        refusalTo={refusalTo("submit")}
        reason={useRefusalTo("month.submit")}
        icon={IconSend}
        onRun={(rows) => void acts.submit(rows, t.submitText(rows.length))}
      />
      <BulkAct
        act={t.countersign}
        rows={chosen}
        refusalTo={refusalTo("countersign")}
        reason={useRefusalTo("month.countersign")}
        icon={IconRubberStamp}
        onRun={setCountersigned}
      />
      <BulkAct
        act={t.approve}
        rows={chosen}
        refusalTo={refusalTo("approve")}
        reason={useRefusalTo("month.approve")}
        icon={IconChecks}
        onRun={(rows) => void acts.approve(rows, t.approveText(rows.length))}
      />
      <BulkAct
        act={t.returnSelected}
        rows={chosen}
        refusalTo={refusalTo("return")}
        reason={useRefusalTo("month.return")}
        icon={IconArrowBackUp}
        onRun={setReturned}
      />
      <ReturnDialog
        opened={returned !== null}
        count={returned?.length ?? 0}
        onClose={() => setReturned(null)}
        onReturn={(reason) => acts.giveBack(returned ?? [], reason)}
      />
      <CountersignDialog
        opened={countersigned !== null}
        count={countersigned?.length ?? 0}
        onClose={() => setCountersigned(null)}
        onCountersign={(given) => acts.countersign(countersigned ?? [], given)}
      />
      {acts.dialogs}
    </>
  );
}
