import { IconChecks, IconRubberStamp, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { rightsTexts } from "#texts/rights.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";
import type { MonthsFilter } from "./months-to-act.ts";
import { useMonthActs } from "./use-month-acts.tsx";

const CountersignDialog = later(
  async () => (await import("./countersign-dialog.tsx")).CountersignDialog,
);

type Props = { month: Month; /** What the list shows. */ filter: MonthsFilter };

/** Acts on all months that the list shows: submitting, confirming in a signer's place, approving. One of them is primary. */
export function ActsOnAll({ month, filter }: Props) {
  const submits = useRefusalTo("month.submit");
  const countersigns = useRefusalTo("month.countersign");
  const approves = useRefusalTo("month.approve");
  const [isCountersigning, setCountersigning] = useState(false);
  const acts = useMonthActs(month, () => undefined);
  return (
    <>
      <ActButton
        reason={submits}
        icon={IconSend}
        onClick={() => void acts.submit(filter, t.submitAllText)}
      >
        {t.submitAll}
      </ActButton>
      <ActButton
        variant="default"
        reason={countersigns}
        icon={IconRubberStamp}
        onClick={() => setCountersigning(true)}
      >
        {t.countersignAll}
      </ActButton>
      <ActButton
        variant={submits === rightsTexts.role ? "filled" : "default"}
        reason={approves}
        icon={IconChecks}
        onClick={() => void acts.approve(filter, t.approveAllText)}
      >
        {t.approveAll}
      </ActButton>
      <CountersignDialog
        opened={isCountersigning}
        count={0}
        onClose={() => setCountersigning(false)}
        onCountersign={(given) => acts.countersign(filter, given)}
      />
      {acts.dialogs}
    </>
  );
}
