import { Group, SimpleGrid, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { leaveRequests, type OwnLeaveRequest } from "#api/leave-requests.ts";
import { leaveLawOf } from "#domain/contracts/employment-type.ts";
import { ownLeaveTexts as t } from "#texts/leave-requests.ts";
import { monthLinkTexts } from "#texts/month-requests.ts";
import {
  isGivenByDay,
  LeavePreviewView,
  reasonsToChoose,
  useLeavePreview,
} from "#web/features/leaves/public.ts";
import { leavesUnknown } from "#web/kernel/api-error.ts";
import { toast } from "#web/kernel/toasts.ts";
import { choice } from "#web/ui/form/choice.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { SelectField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { formatDays } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { PaperButton } from "#web/ui/paper-button.tsx";
import type { LeaveChannel } from "./leave-channels.ts";

/** What an employer orders or finds is recorded, not requested: rest, detachment, an absence without leave. */
const decidedByOthers: readonly string[] = ["rest", "service", "unjustified"];

type Props = {
  way: LeaveChannel;
  /** Earlier requests, which the balance does not count until they are granted. */
  earlierRequests: readonly OwnLeaveRequest[];
  /** Called when another request came first, or the response was lost: the stored requests are fetched again. */
  onStale: () => Promise<void>;
  onDone: () => Promise<void>;
  onCancel: () => void;
};

/** The form of a person's request for leave: why, from when to when, with a file if the reason asks for one. */
export function AskLeaveForm({ way, earlierRequests, onStale, onDone, onCancel }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const reasons = useQuery({
    queryKey: ["own-leave-reasons", way.key],
    queryFn: ({ signal }) => way.reasons(signal),
  });
  const form = useForm({
    initial: { code: choice(null), from: "", to: "", text: "" },
    schema: leaveRequests.askByLink.input,
    inputOf: ({ code, ...values }) => ({ code: code ?? "", ...values }),
    send: (wish) =>
      way.ask(wish).catch((thrown: unknown) => {
        // A request without a response may have been stored: it is shown, and what is typed stays above it.
        if (leavesUnknown(thrown)) void onStale();
        throw thrown;
      }),
    onSaved: async ({ id }) => {
      toast.success(t.sent);
      // A file that is refused does not affect the request: the upload can be retried beside it.
      if (file) await way.attach(id, file).catch(toast.failureIn(t.fileFailed));
      await onDone();
    },
  });
  const { code, from, to } = form.values;
  const wish = { code: code ?? "", from, to };
  const { field, ...known } = useLeavePreview(form, {
    queryKey: ["own-leave-preview", way.key, wish],
    queryFn: ({ signal }) => way.preview(wish, signal),
  });
  const chosen = reasons.data?.find((one) => one.code === code);
  const isCounted = known.preview?.balances.some(({ leftDays }) => leftDays !== null) ?? false;
  const waiting = earlierRequests.filter((one) => one.answer === null && one.code === code);
  return (
    <Form form={form} save={t.send} onCancel={onCancel}>
      <SelectField
        label={t.reason}
        required
        searchable
        read={reasons}
        data={
          reasons.data &&
          reasonsToChoose(
            reasons.data.filter((one) => isGivenByDay(one) && !decidedByOthers.includes(one.group)),
            leaveLawOf(way.employmentType),
          )
        }
        {...field("code")}
      />
      <SimpleGrid cols={2} spacing="sm">
        <DateField label={t.from} required {...field("from")} />
        <DateField label={t.to} required since={from} {...field("to")} />
      </SimpleGrid>
      <LeavePreviewView {...known} />
      {isCounted && waiting.length > 0 && (
        <Text size="sm">{t.notCounted(waiting.map(formatDays).join(", "))}</Text>
      )}
      <TextAreaField label={t.words} autosize minRows={2} {...form.field("text")} />
      {chosen?.requiresDocument && <Text size="sm">{t.wantsDocument}</Text>}
      <Group gap="xs">
        <PaperButton onFile={setFile}>
          {file === null ? monthLinkTexts.fileWords.choose : monthLinkTexts.fileWords.chooseOther}
        </PaperButton>
        <Note>{file?.name ?? monthLinkTexts.fileWords.limits}</Note>
      </Group>
    </Form>
  );
}
