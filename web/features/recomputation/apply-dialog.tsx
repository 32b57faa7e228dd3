import { Text } from "@mantine/core";
import { recomputation } from "#api/recomputation.ts";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { formatNumber } from "#web/ui/formats.ts";

type Props = {
  months: number;
  /** How many of them were handed in. */
  takenBack: number;
  onClose: () => void;
  onApply: (reason: string) => void;
};

/** Asks why, and says once more what is taken back. */
export function ApplyDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <FormModal opened={opened} onClose={props.onClose} title={t.applyTitle}>
      <ApplyForm {...props} />
    </FormModal>
  );
}

const Reason = recomputation.recompute.input.pick({ reason: true });

function ApplyForm({ months, takenBack, onClose, onApply }: Props) {
  const form = useForm({
    initial: { reason: "" },
    schema: Reason,
    inputOf: (values) => values,
    send: async ({ reason }) => onApply(reason),
    onSaved: () => undefined,
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.applyText(formatNumber(months), takenBack)}</Text>
      <TextAreaField
        label={t.reason}
        description={t.reasonHint}
        required
        data-autofocus
        {...form.field("reason")}
      />
      <FormActions form={form} save={t.run} onCancel={onClose} />
    </Form>
  );
}
