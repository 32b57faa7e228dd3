import { Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { badges } from "#api/badges.ts";
import { badgeTexts as t } from "#texts/badges.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
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
          <CallButton
            {...shared}
            makes={badges.removePin}
            input={{ organizationId, employeeId }}
            changes={badgeChanges}
            question={{
              title: t.removePin,
              text: t.removePinText,
              action: t.removePin,
              danger: true,
            }}
            done={t.pinRemoved}
          >
            {t.removePin}
          </CallButton>
        )}
      </Group>
      <FormModal opened={isSetting} onClose={setting.close} title={t.setPin}>
        <PinForm employeeId={employeeId} onDone={setting.close} />
      </FormModal>
    </Group>
  );
}
