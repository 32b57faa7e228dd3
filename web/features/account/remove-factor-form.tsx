import { Text } from "@mantine/core";
import { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import type { Factor } from "./factor-row.tsx";

/** Removes a second factor. */
export function RemoveFactorForm({ factor, onDone }: { factor: Factor; onDone: () => void }) {
  const form = useCallForm({
    initial: { password: "" },
    call: users.removeSecondFactor,
    inputOf: (values) => ({ id: factor.id, ...values }),
    done: t.removed,
    onDone,
  });
  return (
    <Form form={form} guarded={false} problemTitle={t.notRemoved} save={t.remove} onCancel={onDone}>
      <Text size="sm">{t.removeText(factor.title)}</Text>
      <ConfirmationField {...form.field("password")} />
    </Form>
  );
}
