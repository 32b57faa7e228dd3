import { Alert, Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconSignatureOff } from "@tabler/icons-react";
import { useState } from "react";
import type { ClosedMonth } from "#api/closed-months.ts";
import { unlocks, type UnlockItem, type UnlockOutcome } from "#api/unlocks.ts";
import { usualUnlockHours } from "#domain/attendance/unlock.ts";
import { common, formTexts } from "#texts/common.ts";
import { monthStateTexts } from "#texts/month-states.ts";
import { askUnlockTexts } from "#texts/ask-unlock.ts";
import { unlockListTexts, unlockTexts as t } from "#texts/unlocks.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { fieldError } from "#web/ui/form/field-error.ts";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { useLossGuard } from "#web/ui/form/keeping.ts";
import { formatDays, formatInstant, formatMonth } from "#web/ui/formats.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { isAwaited } from "#web/ui/pending.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextList } from "#web/ui/text-list.tsx";

const { columns } = unlockListTexts;

/** Shows a request with the months in which a grant would allow changes to records, and grants or refuses it. */
export function DecideDialog({ item, onClose }: { item: UnlockItem | null; onClose: () => void }) {
  return (
    <FormModal opened={item !== null} onClose={onClose} title={askUnlockTexts.ask} size="lg">
      {item && <Decision key={item.id} item={item} onClose={onClose} />}
    </FormModal>
  );
}

function Decision({ item, onClose }: { item: UnlockItem; onClose: () => void }) {
  const { organizationId, id } = item;
  const [hours, setHours] = useState(String(usualUnlockHours));
  const [answer, setAnswer] = useState("");
  const [error, setError] = useState<string | null>(null);
  const closedMonths = useAnswer(unlocks.getClosedMonths, { organizationId, id });
  const grant = useCall(unlocks.grant);
  const refuse = useCall(unlocks.refuse);
  const isSending = grant.isPending || refuse.isPending;
  useLossGuard(() => answer !== "", isSending);
  const tell = (words: string) => (answered: { requests: UnlockOutcome[] }) => {
    const [one] = answered.requests;
    if (one?.outcome !== "done") return setError(one?.messages.join(" ") ?? null);
    toast.success(words);
    onClose();
  };
  const months = closedMonths.data?.months ?? [];
  const tooLong = fieldError(answer, { schema: unlocks.grant.input.shape.answer });
  const giveGrant = () => {
    if (tooLong !== undefined) return;
    grant
      .mutateAsync({ organizationId, ids: [id], hours: Number(hours), answer })
      .then(tell(t.granted), toast.failure);
  };
  const giveRefusal = () => {
    if (tooLong !== undefined) return;
    if (answer.trim() === "") return setError(t.answerNeeded);
    refuse.mutateAsync({ organizationId, ids: [id], answer }).then(tell(t.refused), toast.failure);
  };
  return (
    <Stack gap="sm">
      <Facts
        facts={[
          { label: columns.organization, value: item.organization },
          { label: columns.structure, value: item.structure },
          { label: columns.days, value: formatDays(item) },
          { label: columns.who, value: item.person ?? t.everyone },
          { label: columns.reason, value: item.reason },
          { label: columns.explanation, value: item.explanation },
          { label: columns.askedAt, value: `${formatInstant(item.askedAt)}, ${item.askedBy}` },
        ]}
      />
      {isAwaited(closedMonths) && <span data-first />}
      {closedMonths.error && (
        <RetryError error={closedMonths.error} onRetry={closedMonths.refetch} />
      )}
      {months.length > 0 && <MayReopen months={months} />}
      <Select
        label={t.hours}
        data={Object.entries(t.hoursOf).map(([value, label]) => ({ value, label }))}
        value={hours}
        onChange={(value) => value !== null && setHours(value)}
        w={180}
      />
      <Textarea
        label={columns.answer}
        value={answer}
        autosize
        minRows={2}
        error={tooLong ?? error}
        onChange={(event) => {
          setAnswer(event.currentTarget.value);
          setError(null);
        }}
      />
      <Group gap="sm">
        <Button onClick={giveGrant} loading={grant.isPending} disabled={!closedMonths.data}>
          {t.grant}
        </Button>
        <Button color="red" variant="light" onClick={giveRefusal} loading={refuse.isPending}>
          {t.refuse}
        </Button>
        <ActButton
          variant="default"
          reason={isSending ? formTexts.underWay : null}
          onClick={onClose}
        >
          {common.cancel}
        </ActButton>
      </Group>
    </Stack>
  );
}

function MayReopen({ months }: { months: readonly ClosedMonth[] }) {
  return (
    <Alert color="yellow" icon={<IconSignatureOff size={18} stroke={1.6} aria-hidden />}>
      <Text size="sm" fw={600}>
        {t.mayReopen(months.length)}
      </Text>
      <TextList mt={4} lines={months.map(inWords)} most={5} more={t.andMore} />
    </Alert>
  );
}

function inWords({ person, month, state, signedAt, signedBy }: ClosedMonth): string {
  const signed = signedAt === null ? "" : ` · ${t.signed(signedBy ?? "", formatInstant(signedAt))}`;
  return `${person}, ${formatMonth(month)}: ${monthStateTexts[state]}${signed}`;
}
