import { Text } from "@mantine/core";
import { type LeaveRequest, leaveRequests } from "#api/leave-requests.ts";
import { leaves } from "#api/leaves.ts";
import { formTexts } from "#texts/common.ts";
import { leaveRequestTexts as t } from "#texts/leave-requests.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { LeaveEffect, refusalToLeave } from "#web/features/leaves/public.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { formatDays } from "#web/ui/formats.ts";
import { Reasons } from "#web/ui/reasons.tsx";
import { Pending } from "#web/ui/pending.tsx";

/** Grants a request, after showing what its leave does. */
export function AcceptForm({ request, onDone }: { request: LeaveRequest; onDone: () => void }) {
  const { id, contractId, code, title, from, to } = request;
  const found = useAnswer(leaves.preview, { contractId, code, from, to });
  const preview = found.data;
  const form = useCallForm({
    initial: { replaces: false, beyond: false, despite: false, text: "" },
    call: leaveRequests.accept,
    inputOf: (values) => ({ id, ...values }),
    done: t.accepted,
    onDone,
  });
  return (
    <Reasons>
      <Form
        form={form}
        {...(preview
          ? { save: t.save(preview.workingDays), reason: refusalToLeave(preview, form.values) }
          : { save: t.accept, reason: found.error ? null : formTexts.counting })}
        onCancel={onDone}
      >
        <Text fw={600}>{`${title} · ${formatDays(request)}`}</Text>
        {request.text !== null && request.text !== "" && <Text size="sm">{request.text}</Text>}
        <Pending found={found} height="6.5rem">
          {(known) => (
            <LeaveEffect
              {...{ preview: known, isAwaited: false, error: null, refetch: found.refetch }}
              replaces={form.field("replaces")}
              beyond={form.field("beyond")}
              despite={form.field("despite")}
            />
          )}
        </Pending>
        <TextAreaField
          label={t.note}
          description={t.optional}
          autosize
          minRows={2}
          {...form.field("text")}
        />
      </Form>
    </Reasons>
  );
}
