import { Alert, Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { z } from "zod";
import { pairingDigits } from "#domain/devices/pairing-code.ts";
import { pairTexts as t } from "#texts/devices.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { CaptureScreen } from "./capture-screen.tsx";
import { forgetDevice, ownQuery, type OwnDevice } from "./device-key.ts";
import styles from "./pair-page.module.css";
import { beginSession, openByKey, pairBy } from "./pairing.ts";

export const Route = createFileRoute("/_blank/pair")({
  validateSearch: z.object({
    code: z
      .union([z.string().max(20), z.number()])
      .transform(String)
      .optional()
      .catch(undefined),
  }),
  component: PairPage,
});

const pollMs = 3000;

/** A phone, tablet or kiosk becomes a device of a structure, by a code and a person's approval. */
function PairPage() {
  const { code = "" } = Route.useSearch();
  const own = useQuery(ownQuery);
  return (
    <div className={styles.narrow}>
      <Page title={t.title} description={t.lead}>
        {own.isPending && <Skeleton height={160} />}
        {own.error && <Alert color="red">{t.noKeys}</Alert>}
        {own.data === null && <CodeForm code={code} />}
        {own.data && <Paired own={own.data} />}
      </Page>
    </div>
  );
}

const Asked = z.object({
  code: z.string().refine((typed) => pairingDigits(typed) !== null, { error: "pairing-code" }),
});

function CodeForm({ code }: { code: string }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { code },
    schema: Asked,
    inputOf: (values) => values,
    send: (input) => pairBy(input.code),
    onSaved: () => client.invalidateQueries(ownQuery),
  });
  if (!window.isSecureContext) return <Alert color="red">{t.noKeys}</Alert>;
  return (
    <Form form={form} problemTitle={t.problem} guarded={false}>
      <TextField
        label={t.code}
        description={t.codeHint}
        size="lg"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        required
        withAsterisk={false}
        classNames={{ input: styles.code }}
        {...form.field("code")}
      />
      <Button type="submit" size="lg" loading={form.isSending}>
        {t.pair}
      </Button>
    </Form>
  );
}

/** Asks every few seconds how it stands, until somebody decides; then goes on to the capture screen. */
function Paired({ own }: { own: OwnDevice }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const found = useQuery({
    queryKey: ["own-device-state", own.deviceId],
    queryFn: () => openByKey(own),
    networkMode: "always",
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === "asked" ? pollMs : false),
  });
  const session = found.data?.session ?? null;
  useEffect(() => {
    if (session === null) return;
    client.clear();
    beginSession(session);
    void navigate({ to: "/", replace: true });
  }, [session, client, navigate]);
  const again = () => void forgetDevice().then(() => client.invalidateQueries(ownQuery));
  const state =
    found.error && apiErrorOf(found.error).status === 404 ? "revoked" : found.data?.state;
  if (state === "refused" || state === "revoked")
    return (
      <EmptyState
        title={t[state]}
        text={t.over}
        action={<Button onClick={again}>{t.again}</Button>}
      />
    );
  if (found.error && own.isApproved) return <CaptureScreen />;
  if (found.error) return <RetryError error={found.error} onRetry={found.refetch} />;
  if (state !== "asked") return <Skeleton height={160} />;
  return (
    <Stack align="center" role="status" gap="sm">
      <Text fw={650} fz="lg">
        {t.waiting}
      </Text>
      <Text ta="center">{t.waitingText}</Text>
      <Text className={styles.fingerprint}>{own.fingerprint}</Text>
    </Stack>
  );
}
