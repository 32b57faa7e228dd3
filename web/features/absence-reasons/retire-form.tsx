import { Text, Title } from "@mantine/core";
import { absenceReasons } from "#api/absence-reasons.ts";
import { reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import type { ReasonDetails } from "./reason-drawer.tsx";
import { reasonChanges } from "./reason-form.tsx";

/** Takes a reason out of use from a day on. */
export function RetireForm({ reason, onDone }: { reason: ReasonDetails; onDone: () => void }) {
  const retire = useCall(absenceReasons.retire, reasonChanges);
  const { id, version, title } = reason;
  const form = useForm({
    initial: { validFrom: today() },
    schema: absenceReasons.retire.input,
    inputOf: ({ validFrom }) => ({ id, version, validFrom }),
    send: (input) => retire.mutateAsync(input),
    onSaved: () => {
      toast.success(t.retireDone);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <Title order={2} size="h4">
        {t.retireTitle(title)}
      </Title>
      <Text size="sm">{t.retireText}</Text>
      <DateField label={t.retireFrom} min={today()} required {...form.field("validFrom")} />
      <FormActions form={form} save={t.retire} onCancel={onDone} />
    </Form>
  );
}
