import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type LeaveRequest, leaveRequests } from "#api/leave-requests.ts";
import { leaves } from "#api/leaves.ts";
import { leaveRequestTexts as t } from "#texts/leave-requests.ts";
import { leaveRangeTexts } from "#texts/leaves.ts";
import { LeavePreviewView } from "#web/features/leaves/public.ts";
import { queryOf, useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CheckField, TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { formatDay } from "#web/ui/formats.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { answerChanges } from "./answer-changes.ts";

type Props = { request: LeaveRequest; onDone: () => void };

/** Grants a request, with what its leave does shown before. */
export function AcceptForm({ request, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const { id, contractId, code, title, from, to } = request;
  const accept = useCall(leaveRequests.accept, answerChanges);
  const asked = { organizationId, contractId, code, from, to };
  const { data: preview, error, refetch } = useQuery(queryOf(leaves.preview, asked));
  const form = useForm({
    initial: { replaces: false, text: "" },
    schema: leaveRequests.accept.input,
    inputOf: (values) => ({ organizationId, id, ...values }),
    send: (input) => accept.mutateAsync(input),
    onSaved: () => {
      toast.success(t.accepted);
      onDone();
    },
  });
  return (
    <Form form={form} guarded>
      <Text fw={600}>{`${title} · ${formatDay(from)} – ${formatDay(to)}`}</Text>
      {request.text !== null && request.text !== "" && <Text size="sm">{request.text}</Text>}
      {error && <RetryError error={error} onRetry={refetch} />}
      {!preview && !error && <Skeleton height={120} aria-busy />}
      {preview && <LeavePreviewView preview={preview} />}
      {preview?.days.some(({ what }) => what === "replaces") && (
        <CheckField label={leaveRangeTexts.replaces} {...form.field("replaces")} />
      )}
      <TextAreaField
        label={t.note}
        description={t.optional}
        autosize
        minRows={2}
        maxLength={500}
        {...form.field("text")}
      />
      <FormActions
        form={form}
        {...(preview ? { save: t.save(preview.workingDays) } : { save: t.accept })}
        onCancel={onDone}
      />
    </Form>
  );
}
