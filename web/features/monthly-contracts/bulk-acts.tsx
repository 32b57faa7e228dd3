import { IconArrowBackUp, IconChecks, IconRubberStamp, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import {
  monthlyContracts,
  type MonthlyContractItem,
  type RowOutcome,
} from "#api/monthly-contracts.ts";
import { mayAct } from "#domain/access.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { useSession } from "#web/kernel/session.ts";
import { useBulk } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { OutcomesDialog } from "#web/ui/bulk/outcomes-dialog.tsx";
import { RunDialog } from "#web/ui/bulk/run-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { monthChanges } from "./changes.ts";
import { monthsToAct, outcomesOfMonths, type MonthsShown } from "./months-to-act.ts";

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

/** An act over many months: the states in which it can be done, what it sends, what it tells. */
type MonthAct = {
  from: readonly MonthState[];
  send: (rows: { contractId: string; version: number }[]) => Promise<{ rows: RowOutcome[] }>;
  done: (count: number) => string;
};

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
  const bulk = useBulk(monthChanges);
  const count = chosen.length;

  const run = async ({ from, send, done }: MonthAct) => {
    await bulk.run({
      rows: count > 0 ? chosen : () => monthsToAct(filter, from),
      nothing: t.nothingToDo,
      send: async (months) => {
        const rows = months.map(({ contractId, version }) => ({ contractId, version }));
        return outcomesOfMonths(months, (await send(rows)).rows);
      },
      done,
    });
    onDone();
  };
  const start = async (act: MonthAct, asked: { title: string; text: string; action: string }) => {
    if (await confirm(asked)) await run(act);
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
  const submitText = count === 0 ? t.submitAllText : t.submitText(count);
  const approveText = count === 0 ? t.approveAllText : t.approveText(count);
  return (
    <>
      <ActButton
        reason={mayAct(role, "month.submit", right) ? null : t.mayNotSubmit}
        leftSection={<IconSend {...icon} />}
        onClick={() =>
          void start(submit, { title: t.submitTitle, text: submitText, action: t.submit })
        }
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
          onClick={() =>
            void start(approve, { title: t.approveTitle, text: approveText, action: t.approve })
          }
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
          await run({
            from: [],
            send: (rows) =>
              request(monthlyContracts.return, { organizationId, month, rows, reason }),
            done: t.returned,
          });
        }}
      />
      <CountersignDialog
        opened={isCountersigning}
        count={count}
        onClose={() => setCountersigning(false)}
        onCountersign={async (given) => {
          await run({
            from: ["awaiting"],
            send: (rows) =>
              request(monthlyContracts.countersign, { organizationId, month, rows, ...given }),
            done: t.countersigned,
          });
        }}
      />
      <RunDialog progress={bulk.progress} onStop={bulk.stop} />
      <OutcomesDialog
        title={t.outcomesTitle}
        summary={t.outcomes}
        columns={[t.employee]}
        outcomes={bulk.outcomes}
        onClose={bulk.forget}
      />
    </>
  );
}
