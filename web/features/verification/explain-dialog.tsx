import type { FindingOut } from "#api/finding.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { common } from "#texts/common.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { CallDialog } from "#web/ui/form/act-dialog.tsx";
import { AsOpened } from "#web/ui/form/as-opened.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = {
  organizationId: string;
  structureId: string;
  month: Month;
  /** The warnings to be explained together; the dialog is closed if there are none. */
  warnings: readonly FindingOut[];
  onClose: () => void;
};

/** Asks for the note that explains one or several warnings. */
export function ExplainDialog(props: Props) {
  const { organizationId, structureId, month, warnings, onClose } = props;
  const findings = warnings.flatMap(({ contractId, rule, date, inputs }) =>
    contractId === null ? [] : [{ contractId, rule, date, inputs }],
  );
  return (
    <CallDialog
      opened={warnings.length > 0}
      onClose={onClose}
      title={t.explainTitle}
      text={<AsOpened text={t.explainText(warnings.length)} />}
      initial={{ note: "" }}
      call={monthlyContracts.explain}
      inputOf={(values) => ({ organizationId, structureId, month, findings, ...values })}
      save={common.save}
      guarded
    >
      {(form) => <TextAreaField label={t.note} required data-autofocus {...form.field("note")} />}
    </CallDialog>
  );
}
