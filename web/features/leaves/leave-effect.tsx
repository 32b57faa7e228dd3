import type { LeavePreview } from "#api/leaves.ts";
import { doubtsToConfirm } from "#domain/leave/doubts.ts";
import { yearsBeyond } from "#domain/leave/beyond-balance.ts";
import { leaveDoubtTexts } from "#texts/leave-doubts.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { CheckField } from "#web/ui/form/fields.tsx";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";
import { LeavePreviewView, type PreviewProps } from "./leave-preview.tsx";

type Props = PreviewProps & Record<"replaces" | "beyond" | "despite", FieldProps<boolean>>;

/**
 * What a leave does, and the consents without which it is not given: that other entries are replaced, that more is taken than
 * is left, that the terms of its reason are not met. Each is asked only where it applies.
 */
export function LeaveEffect({ replaces, beyond, despite, ...previewProps }: Props) {
  const { days, balances, doubts }: Pick<LeavePreview, "days" | "balances" | "doubts"> =
    previewProps.preview ?? nothing;
  return (
    <>
      <LeavePreviewView {...previewProps} />
      {days.some(({ what }) => what === "replaces") && (
        <CheckField label={t.replaces} {...replaces} />
      )}
      {yearsBeyond(balances).length > 0 && (
        <CheckField label={t.beyond} description={t.beyondHint} {...beyond} />
      )}
      {doubtsToConfirm(doubts).length > 0 && (
        <CheckField
          label={leaveDoubtTexts.despite}
          description={leaveDoubtTexts.despiteHint}
          {...despite}
        />
      )}
    </>
  );
}

const nothing = { days: [], balances: [], doubts: [] };
