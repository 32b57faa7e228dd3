import { Alert, Button, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { z } from "zod";
import { pairingDigits } from "#domain/devices/pairing-code.ts";
import { pairTexts as t } from "#texts/capture.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { ApiError, apiErrorOf } from "#web/kernel/api-error.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { PlainForm } from "#web/ui/form/plain-form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { CaptureScreen } from "./capture-screen.tsx";
import { forgetDevice, ownQuery, type OwnDevice } from "#web/kernel/device-key.ts";
import styles from "./pair-page.module.css";
import { beginSession, openByKey, pairBy } from "./pairing.ts";

const searchSchema = z.object({
  code: z
    .union([z.string().max(20), z.number()])
    .transform(String)
    .optional()
    .catch(undefined),
});

const readSearch = (raw: Unread) => searchSchema.parse(raw);

export const Route = createFileRoute("/_blank/pair")({
  validateSearch: unread<typeof readSearch>,
  component: PairPage,
});

const pollMs = 3000;
const patienceMs = 3000;

/** A phone, tablet or kiosk becomes a device of a structure, by a code and a person's approval. */
function PairPage() {
  const { code = "" } = useRead(readSearch, Route.useSearch());
  const own = useQuery(ownQuery);
  if (own.data) return <Paired own={own.data} />;
  return (
    <Introduction>
      {own.isPending && <Skeleton height={160} />}
      {own.error && <Alert color="red">{t.noKeys}</Alert>}
      {own.data === null && <CodeForm code={code} />}
    </Introduction>
  );
}

function Introduction({ children }: { children: ReactNode }) {
  return (
    <div className={styles.narrow}>
      <Page title={t.title} description={t.lead}>
        {children}
      </Page>
    </div>
  );
}

const PairingFields = z.object({
  code: z.string().refine((text) => pairingDigits(text) !== null, { error: "pairing-code" }),
});

function CodeForm({ code }: { code: string }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { code },
    schema: PairingFields,
    inputOf: (values) => values,
    send: (input) => pairBy(input.code),
    onSaved: () => client.invalidateQueries(ownQuery),
  });
  if (!window.isSecureContext) return <Alert color="red">{t.noKeys}</Alert>;
  return (
    <PlainForm form={form} problemTitle={t.problem}>
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
    </PlainForm>
  );
}

/**
 * Asks for the device's state every few seconds until someone decides; then goes on to the capture screen. An approved device
 * needs no response: if none comes soon, its screen opens without a session.
 */
function Paired({ own }: { own: OwnDevice }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const found = useQuery({
    queryKey: ["own-device-state", own.deviceId],
    queryFn: () => (own.isApproved ? soon(openByKey(own)) : openByKey(own)),
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
      <Introduction>
        <EmptyState
          title={t[state]}
          text={t.over}
          action={<Button onClick={again}>{t.again}</Button>}
        />
      </Introduction>
    );
  if (own.isApproved) return found.error ? <CaptureScreen /> : <Skeleton height={320} />;
  return (
    <Introduction>
      {found.error ? (
        <RetryError error={found.error} onRetry={found.refetch} />
      ) : state === "asked" ? (
        <WaitingPanel fingerprint={own.fingerprint} />
      ) : (
        <Skeleton height={160} />
      )}
    </Introduction>
  );
}

function WaitingPanel({ fingerprint }: { fingerprint: string }) {
  return (
    <Stack align="center" role="status" gap="sm">
      <Text fw={650} fz="lg">
        {t.waiting}
      </Text>
      <Text ta="center">{t.waitingText}</Text>
      <Text className={styles.fingerprint}>{fingerprint}</Text>
    </Stack>
  );
}

/** The response, unless it is late; the server then counts as unreachable. Throws ApiError. */
function soon<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new ApiError(undefined, null)), patienceMs);
  });
  return Promise.race([answer, late]);
}
