import { Button, Tooltip } from "@mantine/core";
import { IconArrowBackUp, IconSend } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import {
  monthlyContracts,
  type MonthlyContractItem,
  type RowOutcome,
} from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import { mayAct } from "#domain/access.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { OutcomesDialog } from "./outcomes-dialog.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

type Props = { month: Month; chosen: readonly MonthlyContractItem[]; onDone: () => void };

const changes = [monthlyContracts.getAll, monthlyContracts.getBoard, verifications.getSignable];
const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** Acts on the chosen months together: handing in for the body, giving back for the agency. */
export function BulkActs({ month, chosen, onDone }: Props) {
  const { id: organizationId, fullAccess } = useOrganization();
  const role = useSession()?.area ?? "Employee";
  const right = fullAccess ? "full" : "read";
  const [isReturning, setReturning] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const submit = useCall(monthlyContracts.submit, changes);
  const rows = chosen.map(({ contractId, version }) => ({ contractId, version }));

  const tell = (outcomes: readonly RowOutcome[], said: (count: number) => string) => {
    const done = outcomes.filter(({ outcome }) => outcome === "done").length;
    if (done > 0) toast.success(said(done));
    if (done < outcomes.length) setTold({ outcomes, people: chosen });
    onDone();
  };
  const submitAll = async () => {
    const text = t.submitText(rows.length);
    if (!(await confirm({ title: t.submitTitle, text, action: t.submit }))) return;
    try {
      tell((await submit.mutateAsync({ organizationId, month, rows })).rows, t.submitted);
    } catch (error) {
      toast.failure(error);
    }
  };
  const nothingChosen = rows.length === 0 ? t.chooseRows : null;
  return (
    <>
      <Act
        label={t.submitSelected(rows.length)}
        obstacle={mayAct(role, "month.submit", right) ? nothingChosen : t.mayNotSubmit}
        icon={<IconSend {...icon} />}
        busy={submit.isPending}
        onPress={() => void submitAll()}
      />
      {mayAct(role, "month.return", right) && (
        <Act
          label={t.returnSelected(rows.length)}
          obstacle={nothingChosen}
          icon={<IconArrowBackUp {...icon} />}
          onPress={() => setReturning(true)}
        />
      )}
      <ReturnDialog
        opened={isReturning}
        month={month}
        rows={rows}
        changes={changes}
        onClose={() => setReturning(false)}
        onReturned={(outcomes) => tell(outcomes, t.returned)}
      />
      <OutcomesDialog told={told} onClose={() => setTold(null)} />
    </>
  );
}

/** Outcomes with the people they are about, since the list may show others by now. */
export type Told = {
  outcomes: readonly RowOutcome[];
  people: readonly MonthlyContractItem[];
};

function Act(props: {
  label: string;
  obstacle: string | null;
  icon: ReactNode;
  busy?: boolean;
  onPress: () => void;
}) {
  const { obstacle, busy = false } = props;
  return (
    <Tooltip label={obstacle} disabled={obstacle === null}>
      <Button
        leftSection={props.icon}
        loading={busy}
        {...(obstacle === null ? {} : { "data-disabled": true, "aria-disabled": true })}
        onClick={() => obstacle === null && props.onPress()}
      >
        {props.label}
      </Button>
    </Tooltip>
  );
}
