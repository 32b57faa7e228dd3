import { Modal, Text } from "@mantine/core";
import type { Call } from "#api/call.ts";
import { monthlyContracts, type RowOutcome } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { common } from "#texts/common.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = {
  month: Month;
  rows: readonly { contractId: string; version: number }[];
  /** Calls whose answers a return changes. */
  changes: readonly Call[];
  onClose: () => void;
  onReturned: (outcomes: readonly RowOutcome[]) => void;
};

/** Asks why the months are given back, and gives them back. */
export function ReturnDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t.returnTitle}
      closeButtonProps={{ "aria-label": common.close }}
    >
      <ReturnForm {...props} />
    </Modal>
  );
}

function ReturnForm({ month, rows, changes, onClose, onReturned }: Props) {
  const organizationId = useOrganization().id;
  const giveBack = useCall(monthlyContracts.return, changes);
  const form = useForm({
    initial: { reason: "" },
    schema: monthlyContracts.return.input,
    inputOf: (values) => ({ organizationId, month, rows: [...rows], ...values }),
    send: giveBack.mutateAsync,
    onSaved: ({ rows: outcomes }) => {
      onClose();
      onReturned(outcomes);
    },
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.returnText(rows.length)}</Text>
      <TextAreaField label={t.reason} required data-autofocus {...form.field("reason")} />
      <FormActions form={form} save={t.return} onCancel={onClose} />
    </Form>
  );
}
