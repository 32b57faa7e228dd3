import { Button } from "@mantine/core";
import { users } from "#api/security.ts";
import type { SignInAnswer } from "#api/sign-in.ts";
import { signInTexts as t } from "#texts/sign-in.ts";
import { request } from "#web/kernel/request.ts";
import { PasswordField, TextField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = { onAnswer: (answer: SignInAnswer, password: string) => unknown };

/** User name and password. */
export function CredentialsForm({ onAnswer }: Props) {
  const form = useForm({
    initial: { userName: "", password: "" },
    schema: users.login.input,
    inputOf: (values) => values,
    send: async (input) => [await request(users.login, input), input.password] as const,
    onSaved: ([answer, password]) => onAnswer(answer, password),
  });
  return (
    <Form form={form} problemTitle={t.failed} guarded={false}>
      <TextField
        label={t.userName}
        autoComplete="username"
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
        visibilityToggleButtonProps={{ "aria-label": t.showPassword, tabIndex: 0 }}
        {...form.field("password")}
      />
      <Button type="submit" size="md" mt="xs" fullWidth loading={form.isSending}>
        {t.submit}
      </Button>
    </Form>
  );
}
