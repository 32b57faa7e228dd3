import { Text } from "@mantine/core";
import { samples, type SampledSheet } from "#api/samples.ts";
import { sampleOutcomes } from "#domain/verification/sample.ts";
import { sampleOutcomeTexts, sampleTexts as t } from "#texts/samples.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallFormOfBody } from "#web/ui/form/use-call-form.ts";

type Props = { sampleId: string; sheet: SampledSheet; onClose: () => void };

const outcomes = sampleOutcomes.map((value) => ({ value, label: sampleOutcomeTexts[value] }));

/** Asks what came of the look at a sheet. */
export function DecideForm({ sampleId, sheet, onClose }: Props) {
  const { structureId, date } = sheet;
  const initial: { outcome: string | null; note: string } = {
    outcome: sheet.outcome ?? "verified",
    note: sheet.note,
  };
  const form = useCallFormOfBody({
    initial,
    call: samples.decide,
    inputOf: ({ outcome, note }) => ({
      sampleId,
      structureId,
      date,
      outcome: sampleOutcomes.find((one) => one === outcome) ?? "verified",
      note,
    }),
    done: t.decided,
    onDone: onClose,
  });
  return (
    <Form form={form} guarded={false} save={t.decide} onCancel={onClose}>
      <Text fw={600}>
        {sheet.structureTitle}, {formatLongDay(date)}
      </Text>
      <SelectField label={t.outcome} data={outcomes} {...form.field("outcome")} />
      <TextAreaField label={t.note} {...form.field("note")} />
    </Form>
  );
}
