import { Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { toast } from "#web/kernel/toasts.ts";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { OpensForm } from "#web/ui/opens.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { FactorRow } from "./factor-row.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorEnrolment } from "./second-factor-enrolment.tsx";

const RemoveFactorForm = later(
  async () => (await import("./remove-factor-form.tsx")).RemoveFactorForm,
);

/** The second factors: list, adding, removing, and recovery codes. */
export function SecondFactorPanel() {
  const data = useLoaded(users.getSecondFactors, {});
  const [removedId, setRemovedId] = useState<string | null>(null);
  const removed = data.factors.find(({ id }) => id === removedId);
  return (
    <Panel title={t.panel}>
      <Stack gap="sm">
        <Text size="sm">{t.lead}</Text>
        {data.required && <Text size="sm">{t.required}</Text>}
        {data.factors.length === 0 ? (
          <Note>{t.none}</Note>
        ) : (
          <ul className="plain-list">
            {data.factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} onRemove={() => setRemovedId(factor.id)} />
            ))}
          </ul>
        )}
        <Group gap="sm">
          <OpensForm act={t.add} variant="default" icon={IconPlus} isShort>
            {(close) => (
              <SecondFactorEnrolment
                onAdded={() => {
                  close();
                  toast.success(t.added);
                }}
              />
            )}
          </OpensForm>
          {data.factors.length > 0 && (
            <OpensForm act={t.renew} variant="default" isShort>
              {(close) => <RenewCodes onRead={close} />}
            </OpensForm>
          )}
        </Group>
        {data.factors.length > 0 && <Note>{t.codesLeft(data.recoveryCodesLeft)}</Note>}
      </Stack>
      <FormModal
        opened={removed !== undefined}
        onClose={() => setRemovedId(null)}
        title={t.removeTitle}
      >
        {removed && <RemoveFactorForm factor={removed} onDone={() => setRemovedId(null)} />}
      </FormModal>
    </Panel>
  );
}

/** Makes new recovery codes and shows them once. */
function RenewCodes({ onRead }: { onRead: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useCallForm({
    initial: { password: "" },
    call: users.renewRecoveryCodes,
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
