import { Button } from "@mantine/core";
import { useState } from "react";
import type { SignInAnswer } from "#api/sign-in.ts";
import { signInTexts as t } from "#texts/sign-in.ts";
import { required } from "#texts/with-field-name.ts";
import { request } from "#web/kernel/request.ts";
import { phone } from "#web/kernel/widths.ts";
import { PlainForm } from "#web/ui/form/plain-form.tsx";
import { PasswordField, TextField } from "#web/ui/form/text-fields.tsx";
import { usePlainForm } from "#web/ui/form/use-plain-form.ts";
import { login } from "./calls.ts";

type Props = { onAnswer: (answer: SignInAnswer, password: string) => unknown };

/** User name and password. Only missing input is reported here; the server reports everything else. */
export function CredentialsForm({ onAnswer }: Props) {
  // A phone's keyboard would cover the page before it was read.
  const [isPhone] = useState(() => matchMedia(phone).matches);
  const form = usePlainForm({
    initial: { userName: "", password: "" },
    inputOf: (values) => values,
    refusalTo: (input, isEmpty) => {
      const missing = Object.keys(input).filter(isEmpty);
      return missing.length === 0
        ? null
        : Object.fromEntries(missing.map((name) => [name, [required]]));
    },
    send: async (input) => [await request(login, input), input.password] as const,
    onSaved: ([answer, password]) => onAnswer(answer, password),
  });
  return (
    <PlainForm form={form} problemTitle={t.failed}>
      <TextField
        label={t.userName}
        autoComplete="username"
        autoFocus={!isPhone}
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        required
        withAsterisk={false}
        {...form.field("userName")}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        size="md"
        required
        withAsterisk={false}
        {...form.field("password")}
      />
      <Button type="submit" size="md" mt="xs" fullWidth loading={form.isSending}>
        {t.submit}
      </Button>
    </PlainForm>
  );
}
