import { Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { badges } from "#api/badges.ts";
import { badgeTexts as t } from "#texts/badges.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { badgeChanges } from "./badge-changes.ts";

const PinForm = later(async () => (await import("./pin-form.tsx")).PinForm);

/** Whether the employee has a PIN; set, changed and taken away, never shown. */
export function EmployeePin({ employeeId, since }: { employeeId: string; since: string | null }) {
  const { id: organizationId } = useOrganization();
  const refusal = useRefusalTo("employee.write");
  const [isSetting, setting] = useDisclosure(false);
  const remove = useCall(badges.removePin, badgeChanges);
  const takeAway = async () => {
    const question = { title: t.removePin, text: t.removePinText, action: t.removePin };
    if (!(await confirm({ ...question, danger: true }))) return;
    await remove.mutateAsync({ organizationId, employeeId });
    toast.success(t.pinRemoved);
  };
  const shared = { reason: refusal, size: "compact-sm", variant: "default" };
  return (
    <Group justify="space-between" gap="xs" mt="sm">
      <Text size="sm">
        <b>{t.pin}</b> {since === null ? t.noPin : t.pinSince(formatInstant(since))}
      </Text>
      <Group gap="xs">
        <ActButton {...shared} onClick={setting.open}>
          {since === null ? t.setPin : t.changePin}
        </ActButton>
        {since !== null && (
          <ActButton {...shared} onClick={() => void takeAway().catch(toast.failure)}>
            {t.removePin}
          </ActButton>
        )}
      </Group>
      <FormModal opened={isSetting} onClose={setting.close} title={t.setPin}>
        <PinForm employeeId={employeeId} onDone={setting.close} />
      </FormModal>
    </Group>
  );
}
