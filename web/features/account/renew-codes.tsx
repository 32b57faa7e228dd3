import { Text } from "@mantine/core";
import { useState } from "react";
import { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { changedByFactors } from "./changed-by-factors.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Makes new recovery codes and shows them once. */
export function RenewCodes({ onRead }: { onRead: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useCallForm({
    initial: { password: "" },
    call: users.renewRecoveryCodes,
    changes: changedByFactors,
    inputOf: (values) => values,
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) return <RecoveryCodes codes={codes} onRead={onRead} />;
  return (
    <Form form={form} guarded={false} problemTitle={t.notRenewed} save={t.renew} onCancel={onRead}>
      <Text size="sm">{t.renewText}</Text>
      <ConfirmationField {...form.field("password")} />
    </Form>
  );
}
