import { Text } from "@mantine/core";
import { personalData } from "#api/personal-data.ts";
import { personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

/** A hold that is about to end. */
export type HoldToEnd = { id: string; reason: string };

type Props = { employeeId: string; hold: HoldToEnd | null; onClose: () => void };

const changes = [personalData.getStanding];

/** Sets a hold, or ends the one given. */
export function HoldDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <FormModal
      opened={opened}
      onClose={props.onClose}
      title={props.hold ? t.endHoldTitle : t.holdTitle}
    >
      {props.hold ? <EndForm {...props} hold={props.hold} /> : <HoldForm {...props} />}
    </FormModal>
  );
}

function HoldForm({ employeeId, onClose }: Props) {
  const { id: organizationId } = useOrganization();
  const hold = useCall(personalData.hold, changes);
  const form = useForm({
    initial: { reason: "" },
    schema: personalData.hold.input,
    inputOf: (values) => ({ organizationId, employeeId, ...values }),
    send: hold.mutateAsync,
    onSaved: () => {
      toast.success(t.held);
      onClose();
    },
  });
  return (
    <Form form={form}>
      <Text size="sm">{t.holdText}</Text>
      <TextAreaField
        label={t.reason}
        description={t.holdReasonHint}
        required
        maxLength={500}
        {...form.field("reason")}
      />
      <FormActions form={form} save={t.hold} onCancel={onClose} />
    </Form>
  );
}

function EndForm({ hold, onClose }: Props & { hold: HoldToEnd }) {
  const { id: organizationId } = useOrganization();
  const end = useCall(personalData.endHold, changes);
  const form = useForm({
    initial: { reason: "" },
    schema: personalData.endHold.input,
    inputOf: (values) => ({ organizationId, holdId: hold.id, ...values }),
    send: end.mutateAsync,
    onSaved: () => {
      toast.success(t.holdEnded);
      onClose();
    },
  });
  return (
    <Form form={form}>
      <Text size="sm">{t.reasonOf(hold.reason)}</Text>
      <TextAreaField label={t.reason} required maxLength={500} {...form.field("reason")} />
      <FormActions form={form} save={t.endHold} onCancel={onClose} />
    </Form>
  );
}
