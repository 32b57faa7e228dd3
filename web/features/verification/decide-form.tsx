import { Text } from "@mantine/core";
import { samples, type SampledSheet } from "#api/samples.ts";
import { sampleOutcomes } from "#domain/verification/sample.ts";
import { sampleOutcomeTexts, sampleTexts as t } from "#texts/samples.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = { sampleId: string; sheet: SampledSheet; onClose: () => void };

const outcomes = sampleOutcomes.map((value) => ({ value, label: sampleOutcomeTexts[value] }));

/** Asks what came of the look at a sheet. */
export function DecideForm({ sampleId, sheet, onClose }: Props) {
  const organizationId = useOrganization().id;
  const decide = useCall(samples.decide, [samples.getSheets, samples.getAll]);
  const { structureId, date } = sheet;
  const initial: { outcome: string | null; note: string } = {
    outcome: sheet.outcome ?? "verified",
    note: sheet.note,
  };
  const form = useForm({
    initial,
    schema: samples.decide.input,
    inputOf: ({ outcome, note }) => ({
      organizationId,
      sampleId,
      structureId,
      date,
      outcome: sampleOutcomes.find((one) => one === outcome) ?? "verified",
      note,
    }),
    send: decide.mutateAsync,
    onSaved: () => {
      toast.success(t.decided);
      onClose();
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text fw={600}>
        {sheet.structureTitle}, {formatLongDay(date)}
      </Text>
      <SelectField label={t.outcome} data={outcomes} {...form.field("outcome")} />
      <TextAreaField label={t.note} {...form.field("note")} />
      <FormActions form={form} save={t.decide} onCancel={onClose} />
    </Form>
  );
}
