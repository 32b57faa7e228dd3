import { IconArrowBackUp, IconChecks, IconRubberStamp, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { monthlyContracts, type MonthlyContractItem } from "#api/monthly-contracts.ts";
import { mayAct } from "#domain/access.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { useSession } from "#web/kernel/session.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";
import type { MonthsShown } from "./months-to-act.ts";
import { useMonthActs } from "./use-month-acts.tsx";

const CountersignDialog = later(
  async () => (await import("./countersign-dialog.tsx")).CountersignDialog,
);
const ReturnDialog = later(async () => (await import("./return-dialog.tsx")).ReturnDialog);

type Props = {
  month: Month;
  /** What the list shows. */
  filter: MonthsShown;
  chosen: readonly MonthlyContractItem[];
  onDone: () => void;
};

type Rows = { contractId: string; version: number }[];

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/**
 * Acts on the chosen months together, or on all of the list where none is chosen: handing in for the body, confirming
 * in a signer's place, approving and giving back for the agency.
 */
export function BulkActs({ month, filter, chosen, onDone }: Props) {
  const { id: organizationId, fullAccess } = useOrganization();
  const role = useSession()?.area ?? "Employee";
  const right = fullAccess ? "full" : "read";
  const [isReturning, setReturning] = useState(false);
  const [isCountersigning, setCountersigning] = useState(false);
  const acts = useMonthActs(month, onDone);
  const count = chosen.length;
  const meant = count > 0 ? chosen : filter;
  const submitText = count === 0 ? t.submitAllText : t.submitText(count);
  const approveText = count === 0 ? t.approveAllText : t.approveText(count);
  return (
    <>
      <ActButton
        reason={mayAct(role, "month.submit", right) ? null : t.mayNotSubmit}
        leftSection={<IconSend {...icon} />}
        onClick={() => void acts.submit(meant, submitText)}
      >
        {count === 0 ? t.submitAll : t.submitSelected(count)}
      </ActButton>
      {mayAct(role, "month.countersign", right) && (
        <ActButton
          variant="default"
          reason={null}
          leftSection={<IconRubberStamp {...icon} />}
          onClick={() => setCountersigning(true)}
        >
          {count === 0 ? t.countersignAll : t.countersignSelected(count)}
        </ActButton>
      )}
      {mayAct(role, "month.approve", right) && (
        <ActButton
          reason={null}
          leftSection={<IconChecks {...icon} />}
          onClick={() => void acts.approve(meant, approveText)}
        >
          {count === 0 ? t.approveAll : t.approveSelected(count)}
        </ActButton>
      )}
      {mayAct(role, "month.return", right) && (
        <ActButton
          variant="default"
          reason={count === 0 ? t.chooseRows : null}
          leftSection={<IconArrowBackUp {...icon} />}
          onClick={() => setReturning(true)}
        >
          {t.returnSelected(count)}
        </ActButton>
      )}
      <ReturnDialog
        opened={isReturning}
        count={count}
        onClose={() => setReturning(false)}
        onReturn={async (reason) => {
          setReturning(false);
          const send = (rows: Rows) =>
            request(monthlyContracts.return, { organizationId, month, rows, reason });
          await acts.run({ from: [], send, done: t.returned }, meant);
        }}
      />
      <CountersignDialog
        opened={isCountersigning}
        count={count}
        onClose={() => setCountersigning(false)}
        onCountersign={async (given) => {
          const send = (rows: Rows) =>
            request(monthlyContracts.countersign, { organizationId, month, rows, ...given });
          await acts.run({ from: ["awaiting"], send, done: t.countersigned }, meant);
        }}
      />
      {acts.dialogs}
    </>
  );
}
