import { Text } from "@mantine/core";
import type { FindingOut } from "#api/finding.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { common } from "#texts/common.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { useCall } from "#web/kernel/calls.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

type Props = {
  organizationId: string;
  structureId: string;
  month: Month;
  /** The warnings to be explained together; none keeps the dialog closed. */
  warnings: readonly FindingOut[];
  onClose: () => void;
};

const changes = [
  monthlyContracts.getFindings,
  monthlyContracts.getBoard,
  verifications.getSignable,
];

/** Asks for the note that explains one or several warnings. */
export function ExplainDialog(props: Props) {
  return (
    <Modal opened={props.warnings.length > 0} onClose={props.onClose} title={t.explainTitle}>
      <ExplainForm {...props} />
    </Modal>
  );
}

function ExplainForm({ organizationId, structureId, month, warnings, onClose }: Props) {
  const explain = useCall(monthlyContracts.explain, changes);
  const findings = warnings.flatMap(({ contractId, rule, date, inputs }) =>
    contractId === null ? [] : [{ contractId, rule, date, inputs }],
  );
  const form = useForm({
    initial: { note: "" },
    schema: monthlyContracts.explain.input,
    inputOf: (values) => ({ organizationId, structureId, month, findings, ...values }),
    send: explain.mutateAsync,
    onSaved: onClose,
  });
  return (
    <Form form={form} guarded={false}>
      <Text>{t.explainText(warnings.length)}</Text>
      <TextAreaField label={t.note} required data-autofocus {...form.field("note")} />
      <FormActions form={form} save={common.save} onCancel={onClose} />
    </Form>
  );
}
