import { Text } from "@mantine/core";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Given = { password: string; note: string };

type Props = {
  /** How many months are confirmed; 0 for all of the list. */
  count: number;
  onClose: () => void;
  /** Throws what is wrong at a field. */
  onCountersign: (given: Given) => Promise<void>;
};

/** Asks again who confirms months in a signer's place, as a signature does. */
export function CountersignDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal opened={opened} onClose={props.onClose} title={t.countersignTitle}>
      <CountersignForm {...props} />
    </Modal>
  );
}

const Asked = monthlyContracts.countersign.input.pick({ password: true, note: true });

function CountersignForm({ count, onClose, onCountersign }: Props) {
  const form = useForm({
    initial: { password: "", note: "" },
    schema: Asked,
    inputOf: (values) => values,
    send: ({ password = "", note = "" }) => onCountersign({ password, note }),
    onSaved: () => undefined,
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{count === 0 ? t.countersignAllText : t.countersignText(count)}</Text>
      <ConfirmationField {...form.field("password")} />
      <TextAreaField
        label={t.countersignNote}
        description={t.countersignNoteHint}
        {...form.field("note")}
      />
      <FormActions form={form} save={t.countersign} onCancel={onClose} />
    </Form>
  );
}
