import { useDisclosure } from "@mantine/hooks";
import { IconBeach } from "@tabler/icons-react";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";

const LeaveDrawer = later(async () => (await import("./leave-drawer.tsx")).LeaveDrawer);

type Props = {
  /** Whose leave it is and when it begins, where the page knows. */
  contractId?: string | null;
  from?: string | undefined;
  /** Why none is given here; null where one may. */
  reason?: string | null;
  variant?: "default" | "filled";
};

/** The button of a new leave, and the drawer that it opens. */
export function NewLeave({ contractId = null, from, reason = null, variant = "filled" }: Props) {
  const refusal = useRefusalTo("attendance.record");
  const [isOpen, opening] = useDisclosure(false);
  return (
    <>
      <ActButton
        reason={refusal ?? reason}
        variant={variant}
        onClick={opening.open}
        icon={IconBeach}
      >
        {t.create}
      </ActButton>
      <LeaveDrawer opened={isOpen} of={{ contractId, from }} onClose={opening.close} />
    </>
  );
}
