import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import type { InputOf } from "#api/call.ts";
import { users } from "#api/security.ts";
import { secondFactorPanelTexts as t } from "#texts/account.ts";
import {
  supportsPasskeys,
  ConfirmationField,
  madePasskey,
} from "#web/features/confirmation/public.ts";
import { isNetworkFailure } from "#web/kernel/api-error.ts";
import { useCall } from "#web/kernel/calls.ts";
import { request } from "#web/kernel/request.ts";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { AddTotp } from "./add-totp.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Props = {
  /** The password, if it has just been typed; otherwise the user confirms their identity. */
  password?: string;
  /** Called once the factor has been added and the user has read the recovery codes, if there were any. */
  onAdded: () => unknown;
};

/** Adds a second factor, from the choice of its kind to the recovery codes that are shown once. */
export function SecondFactorEnrolment({ password = "", onAdded }: Props) {
  const [kind, setKind] = useState<"totp" | "passkey">("totp");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const added = (given: readonly string[] | null) => (given ? setCodes(given) : onAdded());
  if (codes) return <RecoveryCodes codes={codes} onRead={onAdded} />;
  return (
    <Stack gap="md">
      {supportsPasskeys() && (
        <SegmentedControl
          aria-label={t.kind}
          value={kind}
          onChange={setKind}
          fullWidth
          data={[
            { value: "totp", label: t.kinds.totp },
            { value: "passkey", label: t.kinds.passkey },
          ]}
        />
      )}
      {kind === "totp" ? (
        <AddTotp password={password} onAdded={added} />
      ) : (
        <AddPasskey password={password} onAdded={added} />
      )}
    </Stack>
  );
}

const usual: { title: string } = { title: t.usualTitles.passkey };

type AddPasskeyProps = { password: string; onAdded: (codes: readonly string[] | null) => unknown };

/** Adds a passkey under a name of the person's choice. */
function AddPasskey({ password, onAdded }: AddPasskeyProps) {
  const confirm = useCall(users.confirmPasskey);
  const unanswered = useRef<InputOf<typeof users.confirmPasskey> | null>(null);
  const form = useForm({
    initial: { ...usual, password },
    schema: users.beginTotp.input,
    inputOf: (values) => values,
    send: async ({ title, password: given }) => {
      // The device makes no second passkey: if the answer about the first is lost, that one is sent again.
      unanswered.current ??= await newPasskey(title, given);
      return confirm.mutateAsync(unanswered.current).catch((error: unknown) => {
        if (!isNetworkFailure(error)) unanswered.current = null;
        throw error;
      });
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

async function newPasskey(title: string, password: string | undefined) {
  const { challenge, options } = await request(users.beginPasskey, { password });
  return { challenge, title, passkey: await madePasskey(options) };
}
