import { badges } from "#api/badges.ts";
import { badgeTexts as t } from "#texts/badges.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { badgeChanges } from "./badge-changes.ts";

/** Sets or changes the PIN of an employee. */
export function PinForm({ employeeId, onDone }: { employeeId: string; onDone: () => void }) {
  const { id: organizationId } = useOrganization();
  const set = useCall(badges.setPin, badgeChanges);
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
