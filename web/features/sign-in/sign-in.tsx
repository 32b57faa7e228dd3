import { Alert, Divider, Stack } from "@mantine/core";
import type { SignInAnswer } from "#api/sign-in.ts";
import { signInTexts as t, whySignInTexts } from "#texts/sign-in.ts";

import { useLastEnd } from "#web/kernel/session.ts";
import { Page } from "#web/ui/page.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import styles from "./login-page.module.css";
import { PairedDeviceLink } from "./paired-device-link.tsx";
import { TaxisButton } from "./taxis-button.tsx";

type Props = { onAnswer: (answer: SignInAnswer, password: string) => unknown };

/** The first step of signing in. It stands without the rest of the application. */
export function SignIn({ onAnswer }: Props) {
  const end = useLastEnd();
  const why = end === null ? undefined : whySignInTexts[end];
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
