import { Button, Group, Skeleton, Text, Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnDay } from "#api/month-link.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { formatLongDay } from "#web/ui/formats.ts";
import { PaperButton } from "#web/ui/paper-button.tsx";
import type { OwnWay } from "./own-ways.ts";
import { readSaid } from "./read-day-text.ts";
import { DayTextField } from "./day-text-field.tsx";

type Props = { way: OwnWay; day: OwnDay; onDone: () => Promise<void>; onCancel: () => void };

/** What a person says of a day: as in its cell, in words, with a file. */
export function DisputeForm({ way, day, onDone, onCancel }: Props) {
  const { date, plan } = day;
  const name = formatLongDay(date);
  const [typed, setTyped] = useState("");
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const { data: reasons } = useQuery({
    queryKey: ["own-reasons", way.key, date],
    queryFn: ({ signal }) => way.reasonsOn(date, signal),
  });
  if (!reasons) return <Skeleton height={220} aria-busy />;
  const said = readSaid(typed, { day: date, plan, reasons });
  const saysNothing = said.intervals === null && text.trim().length < 3;
  const refusal = said.isWrong ? t.correctFirst : saysNothing ? t.sayMore : null;
  const send = async () => {
    if (refusal !== null || isSending) return;
    setSending(true);
    const input = { date, text, says: said.intervals };
    try {
      const { id } = await way.dispute(input);
      toast.success(t.sent);
      if (file) await sendFile(way, id, file);
      await onDone();
    } catch (error) {
      toast.failure(error);
      setSending(false);
    }
  };
  return (
    <>
      <DayTextField
        label={t.says}
        name={t.saysOf(name)}
        text={typed}
        said={said}
        onText={setTyped}
        onEnter={() => void send()}
      />
      <Textarea
        label={t.what}
        aria-label={t.whatOf(name)}
        autosize
        minRows={2}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group gap="xs">
        <PaperButton onFile={setFile}>
          {file === null ? t.fileWords.choose : t.fileWords.chooseOther}
        </PaperButton>
        <Text size="sm" c="dimmed">
          {file?.name ?? t.fileWords.limits}
        </Text>
      </Group>
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onCancel}>
          {t.undo}
        </Button>
        <ActButton loading={isSending} reason={refusal} onClick={() => void send()}>
          {t.send}
        </ActButton>
      </Group>
    </>
  );
}

/** A file that is not taken leaves the dispute as it is: it can be tried again from the day. */
async function sendFile(way: OwnWay, id: string, file: File): Promise<void> {
  try {
    await way.attach(id, file);
  } catch (error) {
    toast.error(t.fileFailed(apiErrorOf(error).message));
  }
}
