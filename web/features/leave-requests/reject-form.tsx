import { type LeaveRequest, leaveRequests } from "#api/leave-requests.ts";
import { leaveRequestTexts as t } from "#texts/leave-requests.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { answerChanges } from "./answer-changes.ts";

type Props = { request: LeaveRequest; onDone: () => void };

/** Refuses a request, and says why. */
export function RejectForm({ request, onDone }: Props) {
  const { id: organizationId } = useOrganization();
  const reject = useCall(leaveRequests.reject, answerChanges);
  const form = useForm({
    initial: { text: "" },
    schema: leaveRequests.reject.input,
    inputOf: (values) => ({ organizationId, id: request.id, ...values }),
    send: (input) => reject.mutateAsync(input),
    onSaved: () => {
      toast.success(t.rejected);
      onDone();
    },
  });
  return (
    <Form form={form} guarded>
      <TextAreaField
        label={t.why}
        required
        data-autofocus
        autosize
        minRows={2}
        maxLength={500}
        {...form.field("text")}
      />
      <FormActions form={form} save={t.reject} onCancel={onDone} />
    </Form>
  );
}
