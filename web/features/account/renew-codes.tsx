import { Text } from "@mantine/core";
import { useState } from "react";
import { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { changedByFactors } from "./changed-by-factors.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Makes new recovery codes and shows them once. */
export function RenewCodes({ onRead }: { onRead: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useCall(users.renewRecoveryCodes, changedByFactors);
  const form = useForm({
    initial: { password: "" },
    schema: users.renewRecoveryCodes.input,
    inputOf: (values) => values,
    send: renew.mutateAsync,
    onSaved: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) return <RecoveryCodes codes={codes} onRead={onRead} />;
  return (
    <Form form={form} guarded={false} problemTitle={t.notRenewed}>
      <Text size="sm">{t.renewText}</Text>
      <ConfirmationField {...form.field("password")} />
      <FormActions form={form} save={t.renew} onCancel={onRead} />
    </Form>
  );
}
