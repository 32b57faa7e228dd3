import { Text } from "@mantine/core";
import { samples, type SampledSheet } from "#api/samples.ts";
import { sampleOutcomeTexts, sampleTexts as t } from "#texts/samples.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

type Props = { sampleId: string; sheet: SampledSheet; onClose: () => void };

/** Asks for the outcome of checking a sheet. */
export function DecideForm({ sampleId, sheet, onClose }: Props) {
  const { structureId, date } = sheet;
  const form = useCallForm({
    initial: { outcome: sheet.outcome ?? "verified", note: sheet.note },
    call: samples.decide,
    inputOf: (values) => ({ sampleId, structureId, date, ...values }),
    done: t.decided,
    onDone: onClose,
  });
  return (
    <Form form={form} save={t.decide} onCancel={onClose}>
      <Text fw={600}>
        {sheet.structureTitle}, {formatLongDay(date)}
      </Text>
      <OneOfField label={t.outcome} words={sampleOutcomeTexts} {...form.field("outcome")} />
      <TextAreaField label={t.note} {...form.field("note")} />
    </Form>
  );
}
