import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { SignedIn, SignInAnswer } from "#api/sign-in.ts";
import { owedTexts, secondFactorStepTexts } from "#texts/sign-in.ts";
import { owedBySession } from "#web/kernel/guard.ts";
import { adoptSession, currentSession } from "#web/kernel/session.ts";
import { Page } from "#web/ui/page.tsx";
import { takeAnswered } from "./sign-in-step.ts";
import styles from "./login-page.module.css";
import { OwedStep } from "./owed-step.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { SignIn } from "./sign-in.tsx";
import { takeUp } from "./take-up.ts";

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
        <Page {...owedTexts[owes]}>
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
