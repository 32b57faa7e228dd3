import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { monthRequests } from "#api/month-requests.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { StructurePicker, useOnlyStructure } from "#web/features/structures/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Outcomes } from "#web/ui/bulk/outcomes.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { Opens } from "#web/ui/opens.tsx";
import { Reasons } from "#web/ui/reasons.tsx";

/** Sends the requests of a structure's month, and reports the outcome of each. */
export function SendRequests({ month, isConnected }: { month: Month; isConnected: boolean }) {
  const refusal = useRefusalTo("attendance.record");
  return (
    <Opens act={t.send} reason={refusal} variant="default">
      {(dialog) => (
        <Modal {...dialog} title={t.sendFor}>
          {!isConnected && (
            <Alert color="yellow" mb="md">
              {t.notConnected}
            </Alert>
          )}
          <SendForm month={month} onClose={dialog.onClose} />
        </Modal>
      )}
    </Opens>
  );
}

function SendForm({ month, onClose }: { month: Month; onClose: () => void }) {
  const organizationId = useOrganization().id;
  const [chosen, setChosen] = useState<string | null>(null);
  const only = useOnlyStructure();
  const structureId = chosen ?? only;
  const { mutateAsync, data, isPending } = useCall(monthRequests.send);
  const send = async () => {
    if (structureId === null) return;
    await mutateAsync({ organizationId, structureId, month }).catch(toast.failure);
  };
  const queued = data?.rows.filter(({ outcome }) => outcome === "sent").length ?? 0;
  const others = (data?.rows ?? []).flatMap(({ contractId, name, outcome }) =>
    outcome === "sent"
      ? []
      : [
          {
            key: contractId,
            names: [name],
            outcome: outcome === "confirmed" ? ("unchanged" as const) : ("refused" as const),
            messages: [t.outcomes[outcome]],
          },
        ],
  );
  return (
    <Stack>
      <StructurePicker
        label={t.structure}
        required
        isOpen
        value={structureId}
        onChange={setChosen}
      />
      {data && (
        <>
          <Text role="status">{t.queued(queued)}</Text>
          {others.length > 0 && <Outcomes label={t.sendFor} columns={[t.employee]} rows={others} />}
        </>
      )}
      <Reasons>
        <Group>
          <ActButton
            loading={isPending}
            reason={structureId === null ? t.chooseStructure : null}
            onClick={() => void send()}
          >
            {t.sendAct}
          </ActButton>
          <Button variant="default" onClick={onClose}>
            {t.close}
          </Button>
        </Group>
      </Reasons>
    </Stack>
  );
}
