import { type LeaveRequest, leaveRequests } from "#api/leave-requests.ts";
import { leaveRequestTexts as t } from "#texts/leave-requests.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

/** Refuses a request, and says why. */
export function RejectForm({ request, onDone }: { request: LeaveRequest; onDone: () => void }) {
  const form = useCallForm({
    initial: { text: "" },
    call: leaveRequests.reject,
    inputOf: (values) => ({ id: request.id, ...values }),
    done: t.rejected,
    onDone,
  });
  return (
    <Form form={form} save={t.reject} onCancel={onDone}>
      <TextAreaField
        label={t.why}
        required
        data-autofocus
        autosize
        minRows={2}
        {...form.field("text")}
      />
    </Form>
  );
}
