import { Text } from "@mantine/core";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Modal } from "#web/ui/dialogs.tsx";

type Props = {
  /** How many months are given back. */
  count: number;
  onClose: () => void;
  onReturn: (reason: string) => Promise<void>;
};

/** Asks why the months are given back. */
export function ReturnDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={t.returnTitle}>
      <ReturnForm {...props} />
    </Modal>
  );
}

const Reason = monthlyContracts.return.input.pick({ reason: true });

function ReturnForm({ count, onClose, onReturn }: Props) {
  const form = useForm({
    initial: { reason: "" },
    schema: Reason,
    inputOf: (values) => values,
    send: ({ reason }) => onReturn(reason),
    onSaved: () => undefined,
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.returnText(count)}</Text>
      <TextAreaField label={t.reason} required data-autofocus {...form.field("reason")} />
      <FormActions form={form} save={t.return} onCancel={onClose} />
    </Form>
  );
}
