import { Alert, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { leaveFeeds } from "#api/leave-feeds.ts";
import { leaveFeedTexts as t } from "#texts/leave-feeds.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CheckField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { FeedTable } from "./feed-table.tsx";

/** The addresses that calendars read: a new one, told once, and those that were given. */
export function Feeds() {
  const { id: organizationId } = useOrganization();
  const { data, error, refetch } = useQuery(queryOf(leaveFeeds.getAll, { organizationId }));
  const [address, setAddress] = useState<string | null>(null);
  const form = useCallForm({
    initial: { structureId: null as string | null, tellsReasons: false },
    call: leaveFeeds.make,
    changes: [leaveFeeds.getAll],
    inputOf: (values) => ({ organizationId, ...values }),
    onDone: (made) => setAddress(made.address),
  });
  return (
    <Stack gap="md">
      <Text size="sm">{t.text}</Text>
      <Form form={form} save={t.make}>
        <StructurePicker
          label={t.structure}
          placeholder={t.all}
          clearable
          {...form.field("structureId")}
        />
        <CheckField label={t.tellsReasons} {...form.field("tellsReasons")} />
      </Form>
      {address !== null && <Address address={address} />}
      {error && <RetryError error={error} onRetry={refetch} />}
      {data?.items.length === 0 && <Text c="dimmed">{t.none}</Text>}
      {data && data.items.length > 0 && <FeedTable items={data.items} />}
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
