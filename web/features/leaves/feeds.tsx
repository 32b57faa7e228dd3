import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { leaveFeeds, type LeaveFeed } from "#api/leave-feeds.ts";
import { leaveFeedTexts as t } from "#texts/leave-feeds.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { choice } from "#web/ui/form/choice.ts";
import { CheckField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { RetryError } from "#web/ui/retry-error.tsx";

/** The addresses that calendars read: a new one, shown only once, and the existing ones. */
export function Feeds() {
  const { data, error, refetch } = useAnswer(leaveFeeds.getAll, {});
  const [address, setAddress] = useState<string | null>(null);
  const form = useCallForm({
    initial: { structureId: choice(null), tellsReasons: false },
    call: leaveFeeds.make,
    inputOf: (values) => values,
    onDone: (made) => setAddress(made.address),
  });
  return (
    <Stack gap="md">
      <Text size="sm">{t.text}</Text>
      <Form form={form} save={t.make}>
        <StructurePicker label={t.structure} placeholder={t.all} {...form.field("structureId")} />
        <CheckField label={t.tellsReasons} {...form.field("tellsReasons")} />
      </Form>
      {address !== null && <Address address={address} />}
      {error && <RetryError error={error} onRetry={refetch} />}
      {data?.items.length === 0 && <Text c="dimmed">{t.none}</Text>}
      {data && data.items.length > 0 && (
        <PlainTable label={t.list} columns={columns} rows={data.items} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}

function Address({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(() => toast.success(t.copied), toast.failure);
  return (
    <Alert color="green" role="status" title={t.made}>
      <TextField
        name="address"
        label={t.address}
        value={address}
        error={undefined}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button mt="xs" onClick={() => void copy()}>
        {t.copy}
      </Button>
    </Alert>
  );
}

const columns: readonly Column<LeaveFeed>[] = [
  {
    id: "structure",
    header: t.structure,
    cell: ({ structureTitle }) => structureTitle ?? t.all,
  },
  {
    id: "holds",
    header: t.holds,
    cell: ({ tellsReasons }) => (tellsReasons ? t.reasons : t.names),
  },
  {
    id: "made",
    header: t.given,
    cell: ({ madeBy, madeAt }) => `${madeBy}, ${formatInstant(madeAt)}`,
  },
  { id: "state", header: t.state, cell: (feed) => <State feed={feed} /> },
];

function State({ feed: { id, revokedBy, revokedAt } }: { feed: LeaveFeed }) {
  const refusal = useRefusalTo("attendance.record");
  if (revokedAt !== null) return t.revoked(revokedBy ?? "", formatInstant(revokedAt));
  return (
    <CallButton
      reason={refusal}
      variant="default"
      size="compact-sm"
      makes={leaveFeeds.revoke}
      input={{ id }}
      question={{ title: t.revoke, text: t.revokeText, action: t.revoke, danger: true }}
      done={t.revokedNow}
    >
      {t.revoke}
    </CallButton>
  );
}
