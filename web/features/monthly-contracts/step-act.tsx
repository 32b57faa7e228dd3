import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { monthlyContracts, type BoardRow } from "#api/monthly-contracts.ts";
import { mayAct } from "#domain/access.ts";
import type { Month } from "#domain/calendar/day.ts";
import { boardTexts as t } from "#texts/month-board.ts";
import { tableTexts } from "#texts/common.ts";
import { monthsTexts } from "#texts/monthly-contracts.ts";
import { useOrganization, useRole } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { stepPlaces } from "./step-places.ts";
import { stepsLeft } from "./steps.ts";
import type { MonthActs } from "./use-month-acts.tsx";

type Props = { row: BoardRow; month: Month; acts: MonthActs; onChoose: () => void };

const usual = { size: "compact-sm", variant: "light" } as const;

/** The act for the next step of a structure's month: done in the row itself if one click does it. */
export function StepAct(props: Props) {
  const { row, month, acts, onChoose } = props;
  const { id: organizationId, fullAccess } = useOrganization();
  const role = useRole();
  const right = fullAccess ? "full" : "read";
  const [next] = stepsLeft(row);
  if (!next) return null;
  const { step, count } = next;
  const label = t.stepActOf(t.stepActs[step], row.title);
  const all = { organizationId, month, structureId: row.structureId };
  if (step === "compute")
    return mayAct(role, "month.submit", right) ? (
      <CallButton
        {...usual}
        aria-label={label}
        makes={monthlyContracts.compute}
        input={all}
        done={({ computed }) => toast.success(t.computed(computed))}
      >
        {t.stepActs.compute}
      </CallButton>
    ) : null;
  if (step === "check")
    return (
      <CallButton {...usual} aria-label={label} makes={monthlyContracts.check} input={all}>
        {t.stepActs.check}
      </CallButton>
    );
  if (step === "submit" && mayAct(role, "month.submit", right)) {
    const submit = () => void acts.submit(all, `${row.title}. ${monthsTexts.submitText(count)}`);
    return (
      <Button
        {...usual}
        aria-label={t.stepActOf(monthsTexts.submitTitle, row.title)}
        onClick={submit}
      >
        {tableTexts.ofSelected(monthsTexts.submit, count)}
      </Button>
    );
  }
  if (step === "approve" && mayAct(role, "month.approve", right)) {
    const approve = () => void acts.approve(all, `${row.title}. ${monthsTexts.approveText(count)}`);
    return (
      <Button
        {...usual}
        aria-label={t.stepActOf(monthsTexts.approveTitle, row.title)}
        onClick={approve}
      >
        {tableTexts.ofSelected(monthsTexts.approve, count)}
      </Button>
    );
  }
  const place = stepPlaces(row, month)[step];
  if (typeof place === "string")
    return (
      <Button {...usual} variant="default" aria-label={label} onClick={onChoose}>
        {t.stepActs[step]}
      </Button>
    );
  return (
    <Button {...usual} aria-label={label} renderRoot={(given) => <Link {...place} {...given} />}>
      {t.stepActs[step]}
    </Button>
  );
}
