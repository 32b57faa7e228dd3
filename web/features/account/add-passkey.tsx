import { Text } from "@mantine/core";
import { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { ConfirmationField, madePasskey } from "#web/features/confirmation/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { request } from "#web/kernel/request.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { changedByFactors } from "./changed-by-factors.ts";

const usual: { title: string } = { title: t.usualTitles.passkey };

type Props = { password: string; onAdded: (codes: readonly string[] | null) => unknown };

/** Adds a passkey under a name of the person's choice. */
export function AddPasskey({ password, onAdded }: Props) {
  const confirm = useCall(users.confirmPasskey, changedByFactors);
  const form = useForm({
    initial: { ...usual, password },
    schema: users.beginTotp.input,
    inputOf: (values) => values,
    send: async ({ title, password: given }) => {
      const { challenge, options } = await request(users.beginPasskey, { password: given });
      return confirm.mutateAsync({ challenge, title, passkey: await madePasskey(options) });
    },
    onSaved: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  return (
    <Form form={form} guarded={false} problemTitle={t.notAdded} save={t.create}>
      <Text size="sm">{t.explanations.passkey}</Text>
      <TextField label={t.title} description={t.titleHint} required {...form.field("title")} />
      {password === "" && <ConfirmationField {...form.field("password")} />}
    </Form>
  );
}
