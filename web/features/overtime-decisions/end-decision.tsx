import { overtimeDecisions, type OvertimeDecisionItem } from "#api/overtime-decisions.ts";
import { overtimeFieldTexts as fields, overtimePageTexts as t } from "#texts/overtime-decisions.ts";
import { CallDialog } from "#web/ui/form/act-dialog.tsx";
import { DateField } from "#web/ui/form/date-field.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = { decision: OvertimeDecisionItem | null; onClose: () => void };

/** Asks for the last day on which a decision applies, and why. */
export function EndDecision({ decision, onClose }: Props) {
  return (
    <CallDialog
      opened={decision !== null}
      title={t.endOf(decision?.number ?? "")}
      text={t.endText}
      save={t.end}
      done={t.endDone}
      guarded
      initial={{ lastDay: "", reason: "" }}
      call={overtimeDecisions.end}
      inputOf={(values) => ({ id: decision?.id ?? "", ...values })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DateField
            label={fields.lastDay}
            required
            max={decision?.to}
            {...form.field("lastDay")}
          />
          <TextAreaField label={fields.reason} required {...form.field("reason")} />
        </>
      )}
    </CallDialog>
  );
}
