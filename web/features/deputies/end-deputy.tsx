import { deputies, type DeputyActItem } from "#api/deputies.ts";
import { deputyFieldTexts as fields, deputyPageTexts as t } from "#texts/deputies.ts";
import { ReasonDialog } from "#web/ui/form/act-dialog.tsx";

type Props = { act: DeputyActItem | null; onClose: () => void };

/** Asks why someone no longer stands in. */
export function EndDeputy({ act, onClose }: Props) {
  return (
    <ReasonDialog
      opened={act !== null}
      title={t.endOf(act?.deputy ?? "")}
      text={t.endText}
      save={t.end}
      done={t.ended}
      label={fields.reason}
      call={deputies.end}
      inputOf={({ reason }) => ({ id: act?.id ?? "", reason })}
      onClose={onClose}
    />
  );
}
