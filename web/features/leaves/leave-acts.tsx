import { Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type AwayLeave, leaves } from "#api/leaves.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useSession } from "#web/kernel/session.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallDialog } from "#web/ui/form/act-dialog.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { formatDays } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";

const LeaveDrawer = later(async () => (await import("./leave-drawer.tsx")).LeaveDrawer);

/** The acts that change and cancel a leave, as one. */
export function LeaveActs({ leave }: { leave: AwayLeave }) {
  const { contractId, code, name, title, from, to } = leave;
  const isAdministrator = useSession()?.area === "Administrator";
  const refusal = useRefusalTo("attendance.record");
  const [isChanging, changing] = useDisclosure(false);
  const [isCancelling, cancelling] = useDisclosure(false);
  const span = formatDays(leave);
  return (
    <Group gap="xs">
      <ActButton reason={refusal} variant="default" size="compact-sm" onClick={changing.open}>
        {t.change}
      </ActButton>
      <ActButton
        reason={refusal}
        variant="subtle"
        color="red"
        size="compact-sm"
        onClick={cancelling.open}
      >
        {t.cancel}
      </ActButton>
      <LeaveDrawer opened={isChanging} of={leave} onClose={changing.close} />
      <CallDialog
        opened={isCancelling}
        onClose={cancelling.close}
        title={t.cancel}
        text={t.cancelText(name, title, span)}
        initial={{ reason: "" }}
        call={leaves.cancel}
        inputOf={({ reason }) => ({ contractId, code, from, to, reason })}
        save={t.cancel}
        done={t.cancelled}
        guarded
      >
        {(form) =>
          isAdministrator && <TextField label={t.why} required {...form.field("reason")} />
        }
      </CallDialog>
    </Group>
  );
}
