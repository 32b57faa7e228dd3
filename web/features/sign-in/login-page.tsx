import { Alert, Divider, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { AskedFactor, SignInAnswer, SignedIn } from "#api/sign-in.ts";
import {
  owedTexts,
  secondFactorStepTexts,
  signInTexts as t,
  whySignInTexts,
} from "#texts/sign-in.ts";
import { PairedDeviceLink } from "#web/features/devices/public.ts";
import { owedBySession } from "#web/kernel/guard.ts";
import { adoptSession, currentSession, useLastEnd } from "#web/kernel/session.ts";
import { Page } from "#web/ui/page.tsx";
import { CredentialsForm } from "./credentials-form.tsx";
import styles from "./login-page.module.css";
import { OwedStep } from "./owed-step.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { takeUp } from "./take-up.ts";
import { TaxisButton } from "./taxis-button.tsx";

export const Route = createFileRoute("/_blank/login")({
  beforeLoad: async () => {
    adoptSession();
    if (!currentSession()) return { owes: null };
    const owes = await owedBySession().catch(() => null);
    if (owes === null && currentSession()) throw redirect({ to: "/", replace: true });
    return { owes };
  },
  component: LoginPage,
});

function LoginPage() {
  const { owes } = Route.useRouteContext();
  const client = useQueryClient();
  const router = useRouter();
  /** What was typed a moment ago, so that a step that is owed need not ask for it again. */
  const [password, setPassword] = useState("");
  const [asked, setAsked] = useState<AskedFactor | null>(null);
  const end = useLastEnd();
  const why = end === null ? undefined : whySignInTexts[end];

  const goOn = async (signedIn: SignedIn) => {
    const next = takeUp(client, signedIn, false);
    if (next === "/login") await router.invalidate();
    else await router.navigate({ href: next, replace: true });
  };
  const onAnswer = (answer: SignInAnswer, typed: string) => {
    setPassword(typed);
    if ("token" in answer) return goOn(answer);
    setAsked(answer.secondFactor);
    return undefined;
  };

  if (owes !== null)
    return (
      <div className={styles.card}>
        <Page {...owedTexts[owes]}>
          <OwedStep key={owes} owes={owes} password={password} onPassword={setPassword} />
        </Page>
      </div>
    );
  if (asked)
    return (
      <div className={styles.card}>
        <Page title={secondFactorStepTexts.title} description={secondFactorStepTexts.lead}>
          <SecondFactorForm asked={asked} onSignedIn={goOn} onCancel={() => setAsked(null)} />
        </Page>
      </div>
    );
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
