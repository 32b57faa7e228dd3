import { Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { badges } from "#api/badges.ts";
import { history } from "#api/history.ts";
import { badgeTexts as t } from "#texts/badges.ts";
import { useCall } from "#web/kernel/calls.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { formatInstant } from "#web/ui/formats.ts";

const changed = [badges.getOfEmployee, history.getAll];

/** Whether the employee has a PIN; set, changed and taken away, never shown. */
export function EmployeePin({ employeeId, since }: { employeeId: string; since: string | null }) {
  const { id: organizationId } = useOrganization();
  const refusal = useRefusalTo("employee.write");
  const [isSetting, setting] = useDisclosure(false);
  const remove = useCall(badges.removePin, changed);
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

function PinForm({ employeeId, onDone }: { employeeId: string; onDone: () => void }) {
  const { id: organizationId } = useOrganization();
  const set = useCall(badges.setPin, changed);
  const form = useForm({
    initial: { pin: "" },
    schema: badges.setPin.input,
    inputOf: (values) => ({ organizationId, employeeId, ...values }),
    send: set.mutateAsync,
    onSaved: () => {
      toast.success(t.pinSet);
      onDone();
    },
  });
  return (
    <Form form={form} problemTitle={t.problem}>
      <TextField
        label={t.pin}
        description={t.pinHint}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        {...form.field("pin")}
      />
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}
