import { Code, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { request } from "#web/kernel/request.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { Note } from "#web/ui/note.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";

const usual: { title: string } = { title: t.usualTitles.totp };

type Props = { password: string; onAdded: (codes: readonly string[] | null) => unknown };

/** Adds an authenticator app: its name, then its QR code and a code that it shows. */
export function AddTotp({ password, onAdded }: Props) {
  const [begun, setBegun] = useState<OutputOf<typeof users.beginTotp> | null>(null);
  const form = useForm({
    initial: { ...usual, password },
    schema: users.beginTotp.input,
    inputOf: (values) => values,
    send: (input) => request(users.beginTotp, input),
    onSaved: setBegun,
  });
  if (begun) return <ProveTotp begun={begun} onAdded={onAdded} />;
  return (
    <Form form={form} guarded={false} problemTitle={t.notAdded} save={t.next}>
      <Text size="sm">{t.explanations.totp}</Text>
      <TextField
        label={t.title}
        description={t.titleHint}
        required
        autoFocus={password !== ""}
        {...form.field("title")}
      />
      {password === "" && <ConfirmationField {...form.field("password")} />}
    </Form>
  );
}

function ProveTotp({
  begun,
  onAdded,
}: Pick<Props, "onAdded"> & { begun: OutputOf<typeof users.beginTotp> }) {
  const form = useCallForm({
    initial: { code: "" },
    call: users.confirmTotp,
    inputOf: (values) => ({ id: begun.id, ...values }),
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  return (
    <Form form={form} guarded={false} problemTitle={t.notAdded} save={t.activate}>
      <Text size="sm">{t.scan}</Text>
      <Group justify="center">
        <QrCode text={begun.uri} label={t.qr} />
      </Group>
      <Stack gap={4}>
        <Note>{t.secret}</Note>
        <Code block style={{ whiteSpace: "normal", overflowWrap: "anywhere" }}>
          {inGroups(begun.secret)}
        </Code>
      </Stack>
      <TextField
        label={t.code}
        description={t.codeHint}
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field("code")}
      />
    </Form>
  );
}

/** Four letters at a time, as they are typed from paper. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}
