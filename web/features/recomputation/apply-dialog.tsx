import { recomputation } from "#api/recomputation.ts";
import { recomputeTexts as t } from "#texts/recomputation.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { formatNumber } from "#web/ui/formats.ts";

type Props = {
  opened: boolean;
  months: number;
  /** How many of them were closed months. */
  reopened: number;
  onClose: () => void;
  onApply: (reason: string) => void;
};

const Reason = recomputation.recompute.input.pick({ reason: true });

/** Asks why, and repeats what will be undone. */
export function ApplyDialog({ months, reopened, onApply, ...dialog }: Props) {
  return (
    <ActDialog
      {...dialog}
      title={t.applyTitle}
      text={t.applyText(formatNumber(months), reopened)}
      initial={{ reason: "" }}
      schema={Reason}
      inputOf={(values) => values}
      send={async ({ reason }) => onApply(reason)}
      save={t.run}
      guarded
    >
      {(form) => (
        <TextAreaField
          label={t.reason}
          description={t.reasonHint}
          required
          data-autofocus
          {...form.field("reason")}
        />
      )}
    </ActDialog>
  );
}
