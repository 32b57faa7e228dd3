import { Button, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { SignedIn, SignInAnswer } from "#api/sign-in.ts";
import { requiredStepTexts, secondFactorStepTexts } from "#texts/sign-in.ts";
import { ChangePasswordForm, SecondFactorEnrolment } from "#web/features/account/public.ts";
import { requiredStepOfSession } from "#web/kernel/guard.ts";
import { adoptSession, currentSession } from "#web/kernel/session.ts";
import { signOut } from "#web/kernel/sign-out.ts";
import { Page } from "#web/ui/page.tsx";
import { takeAnswered } from "./sign-in-step.ts";
import styles from "./login-page.module.css";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { SignIn } from "./sign-in.tsx";
import { takeUp } from "./take-up.ts";

export const Route = createFileRoute("/_blank/login")({
  beforeLoad: async () => {
    adoptSession();
    if (!currentSession()) return { owes: null };
    const owes = await requiredStepOfSession().catch(() => null);
    if (owes === null && currentSession()) throw redirect({ to: "/", replace: true });
    return { owes };
  },
  component: LoginPage,
});

function LoginPage() {
  const { owes } = Route.useRouteContext();
  const client = useQueryClient();
  const router = useRouter();
  const [{ answer, password }, setAnswered] = useState(takeAnswered);

  const goOn = async (signedIn: SignedIn) => {
    setAnswered((before) => ({ ...before, answer: null }));
    client.clear();
    const next = takeUp(signedIn, false);
    if (next === "/login") await router.invalidate();
    else await router.navigate({ href: next, replace: true });
  };
  const onAnswer = (given: SignInAnswer, enteredPassword: string) => {
    setAnswered({ answer: given, password: enteredPassword });
    return "token" in given ? goOn(given) : undefined;
  };
  const begin = () => setAnswered({ answer: null, password: "" });

  if (owes !== null)
    return (
      <div className={styles.card}>
        <Page {...requiredStepTexts[owes]}>
          <OwedStep
            key={owes}
            owes={owes}
            password={password}
            onPassword={(chosen) => setAnswered({ answer, password: chosen })}
          />
        </Page>
      </div>
    );
  if (answer && "secondFactor" in answer)
    return (
      <div className={styles.card}>
        <Page title={secondFactorStepTexts.title} description={secondFactorStepTexts.lead}>
          <SecondFactorForm
            factorChallenge={answer.secondFactor}
            onSignedIn={goOn}
            onCancel={begin}
          />
        </Page>
      </div>
    );
  return <SignIn onAnswer={onAnswer} />;
}

type Props = {
  owes: "password" | "second-factor";
  /** The password, if it has just been typed; otherwise empty. */
  password: string;
  onPassword: (password: string) => void;
};

/**
 * What the user must do after signing in and before anything else: choose a password of their own,
 * add a second factor. Then the sign-in page is evaluated again.
 */
function OwedStep({ owes, password, onPassword }: Props) {
  const router = useRouter();
  const client = useQueryClient();
  const goOn = async () => {
    client.clear();
    await router.invalidate();
  };
  const changed = async (chosen: string) => {
    onPassword(chosen);
    await goOn();
  };
  return (
    <Stack gap="md">
      {owes === "password" ? (
        <ChangePasswordForm current={password} onChanged={changed} />
      ) : (
        <SecondFactorEnrolment password={password} onAdded={goOn} />
      )}
      <Button variant="subtle" onClick={() => void signOut()}>
        {requiredStepTexts.leave}
      </Button>
    </Stack>
  );
}
