import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnDay } from "#api/month-link.ts";
import type { AbsenceReason } from "#domain/attendance/types.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { ownDayRefusalText } from "#texts/own-day-refusals.ts";
import { leavesUnknown } from "#web/kernel/api-error.ts";
import { toast } from "#web/kernel/toasts.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { usePlainForm } from "#web/ui/form/use-plain-form.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { PaperButton } from "#web/ui/paper-button.tsx";
import { Pending } from "#web/ui/pending.tsx";
import type { OwnMonthChannel } from "./own-month-channels.ts";
import { readClaim } from "./read-day-text.ts";
import { DayTextField } from "./day-text-field.tsx";

type Props = {
  way: OwnMonthChannel;
  day: OwnDay;
  /** Called when another message about the day came first, or the response was lost: the month is fetched again. */
  onStale: () => Promise<void>;
  onDone: () => Promise<void>;
  onCancel: () => void;
};

/** What a person says about a day: as in its cell, in words, with a file. */
export function DisputeForm(props: Props) {
  const { way, day } = props;
  const reasons = useQuery({
    queryKey: ["own-reasons", way.key, day.date],
    queryFn: ({ signal }) => way.reasonsOn(day.date, signal),
  });
  return (
    <Pending found={reasons} rows={4}>
      {(known) => <Fields reasons={known} {...props} />}
    </Pending>
  );
}

type FieldsProps = Props & { reasons: readonly AbsenceReason[] };

function Fields({ way, day, reasons, onStale, onDone, onCancel }: FieldsProps) {
  const { date, plan } = day;
  const name = formatLongDay(date);
  const [file, setFile] = useState<File | null>(null);
  const form = usePlainForm({
    initial: { dayText: "", text: "" },
    inputOf: ({ text }) => ({ date, text, says: reading.intervals }),
    send: async (input) => {
      const { id } = await way.dispute(input).catch((thrown: unknown) => {
        // A dispute without a response may have been stored: it is shown, and what is typed stays beside it.
        if (leavesUnknown(thrown)) void onStale();
        throw thrown;
      });
      toast.success(t.sent);
      // A file that is refused does not affect the dispute: the upload can be retried from the day.
      if (file) await way.attach(id, file).catch(toast.failureIn(t.fileFailed));
    },
    onSaved: onDone,
  });
  const { dayText, text } = form.values;
  const reading = readClaim(dayText, { day: date, plan, reasons }, ownDayRefusalText);
  const saysNothing = reading.intervals === null && text.trim().length < 3;
  const refusal = reading.isWrong ? t.correctFirst : saysNothing ? t.sayMore : null;
  return (
    <Form form={form} save={t.send} reason={refusal} onCancel={onCancel}>
      <DayTextField
        label={t.says}
        name={t.saysOf(name)}
        hint={t.saysHint}
        text={dayText}
        reading={reading}
        onText={(next) => form.set({ dayText: next })}
      />
      <TextAreaField
        label={t.what}
        aria-label={t.whatOf(name)}
        minRows={2}
        {...form.field("text")}
      />
      <Group gap="xs">
        <PaperButton onFile={setFile}>
          {file === null ? t.fileWords.choose : t.fileWords.chooseOther}
        </PaperButton>
        <Note>{file?.name ?? t.fileWords.limits}</Note>
      </Group>
    </Form>
  );
}
