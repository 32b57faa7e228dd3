import { Alert, Button, Group, Loader, Stack, Text } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { secondFactorStepTexts, taxisPageTexts as t } from "#texts/sign-in.ts";
import { common } from "#texts/common.ts";
import { Page } from "#web/ui/page.tsx";
import styles from "./login-page.module.css";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { takeUp } from "./take-up.ts";
import { cameBack, leaveOutOfHistory, type CameBack } from "./taxis-return.ts";

export const Route = createFileRoute("/_blank/login/taxis")({
  beforeLoad: ({ location }) => leaveOutOfHistory(location.searchStr),
  loader: ({ context }) => cameBack(context.queryClient),
  staleTime: Infinity,
  pendingMs: 0,
  pendingComponent: WaitingCard,
  component: TaxisPage,
});

function TaxisPage() {
  const back = Route.useLoaderData();
  switch (back.outcome) {
    case "asked":
      return <SecondFactor {...back} />;
    case "confirmed":
      return <Confirmed />;
    case "failed":
      return <Failed {...back} />;
    default:
      return <WaitingCard />;
  }
}

function WaitingCard() {
  return (
    <div className={styles.card}>
      <Page title={t.title}>
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text>{t.wait}</Text>
        </Group>
      </Page>
    </div>
  );
}

function SecondFactor({ secondFactor }: Extract<CameBack, { outcome: "asked" }>) {
  const client = useQueryClient();
  const router = useRouter();
  return (
    <div className={styles.card}>
      <Page title={secondFactorStepTexts.title} description={secondFactorStepTexts.lead}>
        <SecondFactorForm
          factorChallenge={secondFactor}
          onSignedIn={(signedIn) => {
            client.clear();
            return router.navigate({ href: takeUp(signedIn, true), replace: true });
          }}
          onCancel={() => void router.navigate({ to: "/login", replace: true })}
        />
      </Page>
    </div>
  );
}

function Confirmed() {
  return (
    <div className={styles.card}>
      <Page title={t.confirmTitle}>
        <Alert
          role="status"
          color="green"
          icon={<IconCircleCheck aria-hidden />}
          title={t.confirmed}
        >
          {t.confirmedHint}
        </Alert>
      </Page>
    </div>
  );
}

function Failed({ message, confirming }: Extract<CameBack, { outcome: "failed" }>) {
  return (
    <div className={styles.card}>
      <Page title={confirming ? t.confirmTitle : t.title}>
        <Stack gap="md">
          <Alert role="alert" color="red" icon={<IconAlertCircle aria-hidden />} title={t.failed}>
            {message}
          </Alert>
          {confirming ? (
            <Button variant="default" onClick={() => window.close()}>
              {common.close}
            </Button>
          ) : (
            <Button renderRoot={(props) => <Link to="/login" replace {...props} />}>
              {t.back}
            </Button>
          )}
        </Stack>
      </Page>
    </div>
  );
}
