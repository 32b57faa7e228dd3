import { personalData } from "#api/personal-data.ts";
import { personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { ReasonForm } from "#web/ui/form/act-dialog.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";

/** A hold that is about to be ended. */
export type HoldToEnd = { id: string; reason: string };

type Props = {
  opened: boolean;
  employeeId: string;
  hold: HoldToEnd | null;
  onClose: () => void;
};

/** Sets a hold, or ends the given one. */
export function HoldDialog({ opened, employeeId, hold, onClose }: Props) {
  return (
    <FormModal opened={opened} onClose={onClose} title={hold ? t.endHoldTitle : t.holdTitle}>
      {hold ? (
        <ReasonForm
          onClose={onClose}
          text={t.reasonOf(hold.reason)}
          label={t.reason}
          call={personalData.endHold}
          inputOf={(values) => ({ holdId: hold.id, ...values })}
          save={t.endHold}
          done={t.holdEnded}
        />
      ) : (
        <ReasonForm
          onClose={onClose}
          text={t.holdText}
          label={t.reason}
          description={t.holdReasonHint}
          call={personalData.hold}
          inputOf={(values) => ({ employeeId, ...values })}
          save={t.hold}
          done={t.held}
        />
      )}
    </FormModal>
  );
}
