import { verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { ReasonDialog } from "#web/ui/form/act-dialog.tsx";

type Props = {
  organizationId: string;
  structureId: string;
  month: Month;
  opened: boolean;
  /** What another user did with the month, so that the signature can no longer be withdrawn; null while it can. */
  late: string | null;
  onClose: () => void;
};

/** Asks why, and withdraws the current signature. */
export function WithdrawDialog({ opened, late, onClose, ...month }: Props) {
  return (
    <ReasonDialog
      opened={opened}
      late={late}
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
