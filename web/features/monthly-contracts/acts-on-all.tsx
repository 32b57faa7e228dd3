import { IconChecks, IconRubberStamp, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";
import type { MonthsFilter } from "./months-to-act.ts";
import { type ActOnAll, nextOnAll } from "./steps.ts";
import { useMonthActs } from "./use-month-acts.tsx";

const CountersignDialog = later(
  async () => (await import("./countersign-dialog.tsx")).CountersignDialog,
);

type Props = { month: Month; /** What the list shows. */ filter: MonthsFilter };

/** Acts on all months that the list shows: submitting, confirming in a signer's place, approving. The next one is primary. */
export function ActsOnAll({ month, filter }: Props) {
  const refusals: Record<ActOnAll, string | null> = {
    submit: useRefusalTo("month.submit"),
    countersign: useRefusalTo("month.countersign"),
    approve: useRefusalTo("month.approve"),
  };
  const { structureId } = filter;
  const structures = useAnswer(monthlyContracts.getBoard, { month }).data?.structures ?? [];
  const listed = structures.filter((row) => !structureId || row.structureId === structureId);
  const next = nextOnAll(listed, (act) => refusals[act] === null);
  const look = (act: ActOnAll) => ({
    reason: refusals[act],
    variant: act === next ? "filled" : "default",
  });
  const [isCountersigning, setCountersigning] = useState(false);
  const acts = useMonthActs(month, () => undefined);
  return (
    <>
      <ActButton
        {...look("submit")}
        icon={IconSend}
        onClick={() => void acts.submit(filter, t.submitAllText)}
      >
        {t.submitAll}
      </ActButton>
      <ActButton
        {...look("countersign")}
        icon={IconRubberStamp}
        onClick={() => setCountersigning(true)}
      >
        {t.countersignAll}
      </ActButton>
      <ActButton
        {...look("approve")}
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
