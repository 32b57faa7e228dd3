import { Button, Group, Table, Text } from "@mantine/core";
import { useState } from "react";
import { locks, type BodyOfSheets, type LockRow } from "#api/locks.ts";
import { addDays } from "#domain/calendar/day.ts";
import { common } from "#texts/common.ts";
import { completenessListTexts, lockPageTexts as t } from "#texts/locks.ts";
import { useCall } from "#web/kernel/calls.ts";
import { today } from "#web/kernel/today.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Outcomes } from "#web/ui/bulk/outcomes.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { PlainForm } from "#web/ui/form/plain-form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = { bodies: readonly BodyOfSheets[]; onClose: () => void };

/** Asks up to which day and why, previews the lock, and applies it. */
export function LockForm({ bodies: sheetBodies, onClose }: Props) {
  const [rows, setRows] = useState<readonly LockRow[] | null>(null);
  const preview = useCall(locks.preview);
  const lock = useCall(locks.lock);
  const isDone = rows?.some(({ outcome }) => outcome !== "planned") ?? false;
  const sheets = rows?.reduce((sum, row) => sum + row.sheets, 0) ?? 0;
  const bodies = sheetBodies.map(({ organizationId }) => ({ organizationId }));
  const form = useForm({
    initial: { upTo: addDays(today(), -1), reason: "" },
    schema: rows === null ? locks.preview.input : locks.lock.input,
    inputOf: (values) => ({ ...values, bodies }),
    send: ({ upTo, ...more }) =>
      rows === null
        ? preview.mutateAsync({ bodies, upTo })
        : lock.mutateAsync({ reason: "", ...more, upTo }),
    onSaved: (answer) => setRows(answer.rows),
  });
  return (
    <PlainForm form={form}>
      <DateField
        label={t.upTo}
        required
        max={today()}
        {...form.field("upTo")}
        disabled={isDone}
        onChange={(upTo) => {
          form.set({ upTo });
          setRows(null);
        }}
        maw={220}
      />
      <TextAreaField
        label={t.reason}
        required
        minRows={2}
        disabled={isDone}
        {...form.field("reason")}
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
          <Button type="submit" loading={form.isSending}>
            {t.preview}
          </Button>
        )}
        {rows !== null && !isDone && (
          <ActButton
            type="submit"
            color="red"
            reason={sheets === 0 ? t.nothingToLock : null}
            loading={form.isSending}
          >
            {t.lockNow}
          </ActButton>
        )}
        <Button variant="default" onClick={onClose}>
          {isDone ? common.close : common.cancel}
        </Button>
      </Group>
    </PlainForm>
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
