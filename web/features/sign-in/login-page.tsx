import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { users } from "#api/security.ts";
import { signInTexts as t } from "#texts/sign-in.ts";
import { ApiError } from "#web/kernel/api-error.ts";
import { request } from "#web/kernel/request.ts";
import { adoptSession, currentSession, startSession } from "#web/kernel/session.ts";
import { PasswordField, TextField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page.tsx";
import styles from "./login-page.module.css";

export const Route = createFileRoute("/_blank/login")({
  beforeLoad: () => {
    adoptSession();
    if (currentSession()) throw redirect({ to: "/", replace: true });
  },
  component: LoginPage,
});

function LoginPage() {
  const client = useQueryClient();
  const navigate = Route.useNavigate();
  const form = useForm({
    initial: { userName: "", password: "" },
    schema: users.login.input,
    inputOf: (values) => values,
    send: async (input) => {
      const answer = await request(users.login, input);
      if (!("token" in answer)) throw new ApiError(403, { detail: t.secondFactorAsked });
      return answer;
    },
    onSaved: async ({ token, expiresIn, area, nickName }) => {
      client.clear();
      startSession({ token, expiresIn, area, userName: nickName, loginUsingTaxis: false });
      await navigate({ to: "/", replace: true });
    },
  });
  return (
    <div className={styles.card}>
      <Page title={t.title} description={t.lead}>
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
      </Page>
    </div>
  );
}
