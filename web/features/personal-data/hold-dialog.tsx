import { personalData } from "#api/personal-data.ts";
import { personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { CallForm } from "#web/ui/form/act-dialog.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";

/** A hold that is about to end. */
export type HoldToEnd = { id: string; reason: string };

type Props = {
  opened: boolean;
  employeeId: string;
  hold: HoldToEnd | null;
  onClose: () => void;
};

/** Sets a hold, or ends the one given. */
export function HoldDialog({ opened, employeeId, hold, onClose }: Props) {
  const { id: organizationId } = useOrganization();
  const given = { initial: { reason: "" }, onClose, guarded: true };
  return (
    <FormModal opened={opened} onClose={onClose} title={hold ? t.endHoldTitle : t.holdTitle}>
      {hold ? (
        <CallForm
          {...given}
          text={t.reasonOf(hold.reason)}
          call={personalData.endHold}
          inputOf={(values) => ({ organizationId, holdId: hold.id, ...values })}
          save={t.endHold}
          done={t.holdEnded}
        >
          {(form) => <TextAreaField label={t.reason} required {...form.field("reason")} />}
        </CallForm>
      ) : (
        <CallForm
          {...given}
          text={t.holdText}
          call={personalData.hold}
          inputOf={(values) => ({ organizationId, employeeId, ...values })}
          save={t.hold}
          done={t.held}
        >
          {(form) => (
            <TextAreaField
              label={t.reason}
              description={t.holdReasonHint}
              required
              {...form.field("reason")}
            />
          )}
        </CallForm>
      )}
    </FormModal>
  );
}
