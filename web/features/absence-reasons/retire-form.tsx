import { Text, Title } from "@mantine/core";
import { absenceReasons } from "#api/absence-reasons.ts";
import { reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import type { ReasonDetails } from "./reason-drawer.tsx";
import { reasonChanges } from "./reason-form.tsx";

/** Takes a reason out of use from a day on. */
export function RetireForm({ reason, onDone }: { reason: ReasonDetails; onDone: () => void }) {
  const { id, version, title } = reason;
  const form = useCallForm({
    initial: { validFrom: today() },
    call: absenceReasons.retire,
    changes: reasonChanges,
    inputOf: ({ validFrom }) => ({ id, version, validFrom }),
    done: t.retireDone,
    onDone,
  });
  return (
    <Form form={form} save={t.retire} onCancel={onDone}>
      <Title order={2} size="h4">
        {t.retireTitle(title)}
      </Title>
      <Text size="sm">{t.retireText}</Text>
      <DateField label={t.retireFrom} min={today()} required {...form.field("validFrom")} />
    </Form>
  );
}
