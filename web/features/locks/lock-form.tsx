import { Button, Group, Stack, Table, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { issuesOf } from "#texts/issues-of.ts";
import { locks, type BodyOfSheets, type LockRow } from "#api/locks.ts";
import { addDays } from "#domain/calendar/day.ts";
import { common } from "#texts/common.ts";
import { completenessListTexts, lockPageTexts as t } from "#texts/locks.ts";
import { messagesOf } from "#texts/validation.ts";
import { useCall } from "#web/kernel/calls.ts";
import { today } from "#web/kernel/today.ts";
import { toast } from "#web/kernel/toasts.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Outcomes } from "#web/ui/bulk/outcomes.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { namedField } from "#web/ui/form/named-field.ts";

type Props = { bodies: readonly BodyOfSheets[]; onClose: () => void };

/** Asks up to which day and why, shows what the lock would do, and does it. */
export function LockForm({ bodies, onClose }: Props) {
  const [upTo, setUpTo] = useState(addDays(today(), -1));
  const [reason, setReason] = useState("");
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [rows, setRows] = useState<readonly LockRow[] | null>(null);
  const preview = useCall(locks.preview);
  const lock = useCall(locks.lock);
  const isDone = rows?.some(({ outcome }) => outcome !== "planned") ?? false;
  const sheets = rows?.reduce((sum, row) => sum + row.sheets, 0) ?? 0;
  const asked = { bodies: bodies.map(({ organizationId }) => ({ organizationId })), upTo };
  const show = (answer: { rows: LockRow[] }) => setRows(answer.rows);
  const look = () => preview.mutateAsync(asked).then(show, toast.failure);
  const run = () => {
    const input = { ...asked, reason };
    const read = locks.lock.input.safeParse(input, { reportInput: true });
    if (!read.success) return setErrors(messagesOf(issuesOf(locks.lock.input, read.error)));
    void lock.mutateAsync(input).then(show, toast.failure);
  };
  return (
    <Stack gap="sm">
      <DateField
        name="upTo"
        label={t.upTo}
        required
        max={today()}
        value={upTo}
        error={errors["upTo"]?.join(" · ")}
        disabled={isDone}
        onChange={(day) => {
          setUpTo(day);
          setRows(null);
        }}
        maw={220}
      />
      <Textarea
        {...namedField({ label: t.reason, error: errors["reason"]?.join(" · ") })}
        required
        autosize
        minRows={2}
        value={reason}
        disabled={isDone}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setErrors({});
        }}
      />
      {rows && !isDone && <Planned rows={rows} />}
      {rows && isDone && (
        <Outcomes
          label={t.lock}
          columns={[completenessListTexts.columns.organization]}
          rows={rows.map(outcomeOf)}
        />
      )}
      <Group gap="sm">
        {rows === null && (
          <Button onClick={() => void look()} loading={preview.isPending}>
            {t.preview}
          </Button>
        )}
        {rows !== null && !isDone && (
          <ActButton
            color="red"
            reason={sheets === 0 ? t.nothingToLock : null}
            loading={lock.isPending}
            onClick={run}
          >
            {t.lockNow}
          </ActButton>
        )}
        <Button variant="default" onClick={onClose}>
          {isDone ? common.close : common.cancel}
        </Button>
      </Group>
    </Stack>
  );
}

function Planned({ rows }: { rows: readonly LockRow[] }) {
  return (
    <Table aria-label={t.preview}>
      <Table.Tbody>
        {rows.map(({ organizationId, organization, sheets, unsubmitted }) => (
          <Table.Tr key={organizationId}>
            <Table.Th scope="row" fw={500}>
              {organization}
            </Table.Th>
            <Table.Td>
              <Text size="sm">{t.planned(sheets, unsubmitted)}</Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function outcomeOf({ organizationId, organization, outcome, sheets, messages }: LockRow): Outcome {
  const isLocked = outcome === "done";
  return {
    key: organizationId,
    names: [organization],
    outcome: isLocked ? "done" : "refused",
    messages: isLocked ? [t.locked(sheets)] : messages,
  };
}
