import { Alert, Box, Group } from "@mantine/core";
import { useState } from "react";
import type { DisputeOut } from "#api/disputes.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import { cellText } from "#domain/attendance/cell.ts";
import type { AbsenceReason } from "#domain/attendance/types.ts";
import { cellCodes } from "#texts/attendance.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { AskUnlock } from "#web/features/unlocks/public.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { usePlainForm } from "#web/ui/form/use-plain-form.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { DayTextField } from "./day-text-field.tsx";
import { readClaim } from "./read-day-text.ts";
import { useAnswer, type Answer } from "./use-answer.ts";

type Props = { dispute: DisputeOut; reasons: readonly AbsenceReason[] };

/** The acts that answer a dispute: accepting what the person says, recording other times, or refusing with a reason. */
export function AnswerDispute({ dispute, reasons }: Props) {
  const refusal = useRefusalTo("attendance.record");
  const [writes, setWrites] = useState<"correction" | "rejection" | null>(null);
  const answer = useAnswer(dispute);
  const { says, date, name, structureId, contractId } = dispute;
  const day = formatLongDay(date);
  const close = () => setWrites(null);
  const acceptAsSaid = () => void answer.accept({}).catch(toast.failure);
  if (writes === "rejection")
    return (
      <Box mt="xs">
        <RejectionForm {...{ dispute, answer }} onClose={close} />
      </Box>
    );
  return (
    <>
      {isLock(answer.refusal) && (
        <Alert color="gray" mt="xs" role="alert">
          <Group gap="sm" justify="space-between">
            {answer.refusal}
            <AskUnlock
              structure={{ id: structureId, title: "" }}
              day={date}
              people={[{ id: contractId, name }]}
              contractId={contractId}
            />
          </Group>
        </Alert>
      )}
      {writes === "correction" ? (
        <Box mt="xs">
          <CorrectionForm {...{ dispute, reasons, answer }} onClose={close} />
        </Box>
      ) : (
        <Group mt="xs" gap="xs">
          <ActButton
            size="compact-md"
            reason={refusal}
            loading={answer.isAccepting}
            aria-label={t.acceptOf(name, day)}
            onClick={() => (says === null ? setWrites("correction") : acceptAsSaid())}
          >
            {t.accept}
          </ActButton>
          {says !== null && (
            <ActButton
              size="compact-md"
              variant="default"
              reason={refusal}
              onClick={() => setWrites("correction")}
            >
              {t.acceptOther}
            </ActButton>
          )}
          <ActButton
            size="compact-md"
            variant="default"
            reason={refusal}
            aria-label={t.rejectOf(name, day)}
            onClick={() => setWrites("rejection")}
          >
            {t.reject}
          </ActButton>
        </Group>
      )}
    </>
  );
}

/** Whether the refusal is a lock, which an unlock opens. */
function isLock(refusal: string | null): boolean {
  return refusal === refusalTexts["day-locked"] || refusal === refusalTexts["month-signed"];
}

type RejectionFormProps = { dispute: DisputeOut; answer: Answer; onClose: () => void };

/** The form that rejects: why the day stays as it is recorded. */
function RejectionForm({ dispute, answer, onClose }: RejectionFormProps) {
  const form = usePlainForm({
    initial: { text: "" },
    inputOf: ({ text }) => text,
    send: answer.reject,
    onSaved: () => undefined,
  });
  const refusal = form.values.text.trim().length < 3 ? t.writeWhy : null;
  return (
    <Form form={form} save={t.reject} reason={refusal} onCancel={onClose}>
      <TextAreaField
        label={t.why}
        aria-label={t.whyOf(dispute.name, formatLongDay(dispute.date))}
        autoFocus
        minRows={2}
        {...form.field("text")}
      />
    </Form>
  );
}

type CorrectionFormProps = {
  dispute: DisputeOut;
  reasons: readonly AbsenceReason[];
  answer: Answer;
  onClose: () => void;
};

/** What the day is corrected to, typed as in its cell, and a message to the person. */
function CorrectionForm({ dispute, reasons, answer, onClose }: CorrectionFormProps) {
  const { date: day, plan, says, name } = dispute;
  const form = usePlainForm({
    initial: { dayText: textOf(says ?? [], { day, plan, reasons }), text: "" },
    inputOf: ({ text }) => ({ intervals: reading.intervals ?? [], text }),
    send: answer.accept,
    onSaved: () => undefined,
  });
  const reading = readClaim(form.values.dayText, { day, plan, reasons });
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
