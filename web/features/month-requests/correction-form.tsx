import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import type { DisputeOut } from "#api/disputes.ts";
import { cellText } from "#domain/attendance/cell.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import type { AbsenceReason } from "#domain/attendance/types.ts";
import { cellCodes } from "#texts/attendance.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { ActButton } from "#web/ui/act-button.tsx";
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

/** What the day is corrected to, typed as in its cell, and a word to the person. */
export function CorrectionForm({ dispute, reasons, answer, onClose }: Props) {
  const { date: day, plan, says, name } = dispute;
  const [typed, setTyped] = useState(() => textOf(says ?? [], { day, plan, reasons }));
  const [text, setText] = useState("");
  const said = readSaid(typed, { day, plan, reasons });
  const { intervals } = said;
  const refusal = intervals === null ? t.writeTimes : null;
  const send = () => intervals !== null && void answer.accept({ intervals, text });
  return (
    <Stack gap="xs" mt="xs">
      <DayTextField
        label={t.correctedTo}
        name={t.correctedToOf(name, formatLongDay(day))}
        text={typed}
        said={said}
        onText={setTyped}
        onEnter={send}
      />
      <TextInput
        label={t.note}
        placeholder={t.optional}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group>
        <ActButton size="compact-md" loading={answer.isPending} reason={refusal} onClick={send}>
          {t.accept}
        </ActButton>
        <Button variant="default" size="compact-md" onClick={onClose}>
          {t.close}
        </Button>
      </Group>
    </Stack>
  );
}

function textOf(
  says: NonNullable<DisputeOut["says"]>,
  { reasons, ...of }: { day: string; plan: DisputeOut["plan"]; reasons: readonly AbsenceReason[] },
): string {
  const byCode = new Map(reasons.map((reason) => [reason.code, reason]));
  return cellText(says, { ...of, vocabulary: cellVocabulary(cellCodes, byCode, foldCode) });
}
