import { verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { ReasonDialog } from "#web/ui/form/act-dialog.tsx";

type Props = {
  organizationId: string;
  structureId: string;
  month: Month;
  opened: boolean;
  onClose: () => void;
};

/** Asks why, and withdraws the current signature. */
export function WithdrawDialog({ opened, onClose, ...month }: Props) {
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      title={t.withdrawTitle}
      text={t.withdrawText}
      label={t.withdrawReason}
      call={verifications.withdraw}
      inputOf={(values) => ({ ...month, ...values })}
      save={t.withdraw}
      done={t.withdrawn}
    />
  );
}
