import { Text } from "@mantine/core";
import { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { changedByFactors } from "./changed-by-factors.ts";
import type { Factor } from "./factor-row.tsx";

/** Takes a second factor away. */
export function RemoveFactorForm({ factor, onDone }: { factor: Factor; onDone: () => void }) {
  const remove = useCall(users.removeSecondFactor, changedByFactors);
  const form = useForm({
    initial: { password: "" },
    schema: users.removeSecondFactor.input,
    inputOf: (values) => ({ id: factor.id, ...values }),
    send: remove.mutateAsync,
    onSaved: () => {
      toast.success(t.removed);
      onDone();
    },
  });
  return (
    <Form form={form} guarded={false} problemTitle={t.notRemoved}>
      <Text size="sm">{t.removeText(factor.title)}</Text>
      <ConfirmationField {...form.field("password")} />
      <FormActions form={form} save={t.remove} onCancel={onDone} />
    </Form>
  );
}
