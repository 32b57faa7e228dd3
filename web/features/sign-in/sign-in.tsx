import { Alert, Anchor, Button, Divider, Stack } from "@mantine/core";
import { Suspense, use, useState } from "react";
import type { SignInAnswer } from "#api/sign-in.ts";
import { signInTexts as t, whySignInTexts } from "#texts/sign-in.ts";
import { required } from "#texts/with-field-name.ts";
import { useLastEnd } from "#web/kernel/session.ts";
import { PlainForm } from "#web/ui/form/plain-form.tsx";
import { PasswordField, TextField } from "#web/ui/form/text-fields.tsx";
import { usePlainForm } from "#web/ui/form/use-plain-form.ts";
import { Page } from "#web/ui/page.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";
import styles from "./login-page.module.css";
import { redirectToTaxis, login } from "./calls.ts";

type Props = { onAnswer: (answer: SignInAnswer, password: string) => unknown };

/** The first step of signing in. It works without the rest of the application. */
export function SignIn({ onAnswer }: Props) {
  const end = useLastEnd();
  const reason = globalThis.isSecureContext ? end : "insecure";
  const why = reason === null ? undefined : whySignInTexts[reason];
  return (
    <div className={styles.card}>
      <Page title={t.title} description={t.lead}>
        <Stack gap="md">
          {why !== undefined && (
            <Alert role="status" color="yellow">
              {why}
            </Alert>
          )}
          <PairedDeviceLink />
          <CredentialsForm onAnswer={onAnswer} />
          <Divider label={t.or} />
          <TaxisButton />
        </Stack>
      </Page>
    </div>
  );
}

/** The link to the capture screen, on a browser that is a paired device and whose session is over. */
function PairedDeviceLink() {
  const [isDevice] = useState(isOwnDevice);
  return (
    <Suspense fallback={null}>
      <LinkOfDevice isDevice={isDevice} />
    </Suspense>
  );
}

function LinkOfDevice({ isDevice }: { isDevice: Promise<boolean> }) {
  if (!use(isDevice)) return null;
  return (
    <Anchor renderRoot={(props) => <PageLink to="/pair" {...props} />}>{t.openCapture}</Anchor>
  );
}

/** The device's store is opened only once the page is shown. */
async function isOwnDevice(): Promise<boolean> {
  const { ownDevice } = await import("#web/kernel/device-key.ts");
  return (await ownDevice().catch(() => null)) !== null;
}

/** Goes to taxis to sign in there. A failure is shown in a toast for five seconds. */
function TaxisButton() {
  const [isGoing, setGoing] = useState(false);
  const go = async () => {
    setGoing(true);
    try {
      location.assign((await request(redirectToTaxis, {})).url);
    } catch (error) {
      setGoing(false);
      toast.error(apiErrorOf(error).message, { durationMs: 5000 });
    }
  };
  return (
    <Button variant="default" size="md" fullWidth loading={isGoing} onClick={() => void go()}>
      {t.withTaxis}
    </Button>
  );
}

type CredentialsFormProps = { onAnswer: (answer: SignInAnswer, password: string) => unknown };

/** User name and password. Only missing input is reported here; the server reports everything else. */
function CredentialsForm({ onAnswer }: CredentialsFormProps) {
  // A phone's keyboard would cover the page before it was read.
  const isPhone = useIsPhone();
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
