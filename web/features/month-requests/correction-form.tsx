import type { DisputeOut } from "#api/disputes.ts";
import { cellText } from "#domain/attendance/cell.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import type { AbsenceReason } from "#domain/attendance/types.ts";
import { cellCodes } from "#texts/attendance.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { usePlainForm } from "#web/ui/form/use-plain-form.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { readSaid } from "./read-day-text.ts";
import { DayTextField } from "./day-text-field.tsx";
import type { Answer } from "./use-answer.ts";

type Props = {
  dispute: DisputeOut;
  reasons: readonly AbsenceReason[];
  answer: Answer;
  onClose: () => void;
};

/** What the day is corrected to, typed as in its cell, and a message to the person. */
export function CorrectionForm({ dispute, reasons, answer, onClose }: Props) {
  const { date: day, plan, says, name } = dispute;
  const form = usePlainForm({
    initial: { dayText: textOf(says ?? [], { day, plan, reasons }), text: "" },
    inputOf: ({ text }) => ({ intervals: reading.intervals ?? [], text }),
    send: answer.accept,
    onSaved: () => undefined,
  });
  const reading = readSaid(form.values.dayText, { day, plan, reasons });
  const refusal = reading.intervals === null ? t.writeTimes : null;
  return (
    <Form form={form} save={t.accept} reason={refusal} onCancel={onClose}>
      <DayTextField
        label={t.correctedTo}
        name={t.correctedToOf(name, formatLongDay(day))}
        hint={t.correctedHint}
        text={form.values.dayText}
        reading={reading}
        onText={(dayText) => form.set({ dayText })}
      />
      <TextField label={t.note} placeholder={t.optional} {...form.field("text")} />
    </Form>
  );
}

function textOf(
  says: NonNullable<DisputeOut["says"]>,
  { reasons, ...of }: { day: string; plan: DisputeOut["plan"]; reasons: readonly AbsenceReason[] },
): string {
  const byCode = new Map(reasons.map((reason) => [reason.code, reason]));
  return cellText(says, { ...of, vocabulary: cellVocabulary(cellCodes, byCode, foldCode) });
}
