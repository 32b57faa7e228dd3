import { Alert, Button, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { payments } from "#api/payments.ts";
import type { Month } from "#domain/calendar/day.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { monthToClose } from "#web/features/verification/public.tsx";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { BodyOutcomes } from "./body-outcomes.tsx";
import { Preview } from "./preview.tsx";

type Made = OutputOf<typeof payments.createForBodies>["bodies"];

const changes = [
  payments.getAll,
  payments.getAllOfBodies,
  payments.getSums,
  payments.getSumsOfBodies,
  payments.preview,
];

/** Draws up a payment of the selected body, after a look at what it would hold, or one for each body. */
export function NewPayment() {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={dialog.open}>
        {t.create}
      </Button>
      <Modal opened={opened} onClose={dialog.close} title={t.createTitle}>
        <Choice />
      </Modal>
    </>
  );
}

function Choice() {
  const { id: organizationId } = useOrganization();
  const navigate = useNavigate();
  const [month, setMonth] = useState<Month>(monthToClose());
  const [whom, setWhom] = useState<"body" | "all">("body");
  const [made, setMade] = useState<Made | null>(null);
  const create = useCall(payments.create, changes);
  const createForAll = useCall(payments.createForBodies, changes);
  const preview = useQuery({
    ...queryOf(payments.preview, { organizationId, month }),
    enabled: whom === "body",
  });
  const isEmpty = whom === "body" && preview.data?.lines === 0;
  const run = async () => {
    try {
      if (whom === "all") return setMade((await createForAll.mutateAsync({ month })).bodies);
      const { id, lines } = await create.mutateAsync({ organizationId, month });
      toast.success(t.done(t.previewLines(lines)));
      await navigate({ to: "/payments/details/$id", params: { id }, search: {} });
    } catch (error) {
      toast.failure(error);
    }
  };
  if (made) return <BodyOutcomes bodies={made} />;
  return (
    <Stack gap="md">
      <Text>{t.createText}</Text>
      <Stack gap={4}>
        <Text size="sm" fw={550}>
          {t.upTo}
        </Text>
        <MonthPicker value={month} onChange={setMonth} max={thisMonth()} />
      </Stack>
      <SegmentedControl
        aria-label={t.forWhom}
        data={[
          { value: "body", label: t.ofBody },
          { value: "all", label: t.ofAll },
        ]}
        value={whom}
        onChange={(value) => setWhom(value === "all" ? "all" : "body")}
      />
      {whom === "all" && <Alert>{t.previewOfAll}</Alert>}
      {whom === "body" && preview.error && (
        <RetryError error={preview.error} onRetry={preview.refetch} />
      )}
      {whom === "body" && preview.isPending && <Skeleton height={90} aria-busy />}
      {whom === "body" && preview.data && <Preview preview={preview.data} />}
      <Button
        w="fit-content"
        loading={create.isPending || createForAll.isPending}
        disabled={isEmpty || (whom === "body" && preview.isPending)}
        onClick={() => void run()}
      >
        {t.create}
      </Button>
    </Stack>
  );
}
