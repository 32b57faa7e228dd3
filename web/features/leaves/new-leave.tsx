import { IconBeach } from "@tabler/icons-react";
import { useState } from "react";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { later } from "#web/ui/later.tsx";

const LeaveDrawer = later(async () => (await import("./leave-drawer.tsx")).LeaveDrawer);

type Props = {
  /** Whose leave it is and when it begins, where the page knows. */
  contractId?: string | null;
  from?: string | undefined;
  /** Why no leave can be given here; null if it can. */
  reason?: string | null;
  variant?: "default" | "filled";
  /** Whether the drawer is open, and what changes that, if the page's address holds it. */
  drawerState?: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
};

/** The button of a new leave, and the drawer that it opens. */
export function NewLeave(props: Props) {
  const { contractId = null, from, reason = null, variant = "filled", drawerState } = props;
  const refusal = useRefusalTo("attendance.record");
  const own = useState(false);
  const [isOpen, setOpen] = drawerState ?? own;
  return (
    <>
      <ActButton
        reason={refusal ?? reason}
        variant={variant}
        onClick={() => setOpen(true)}
        icon={IconBeach}
      >
        {t.create}
      </ActButton>
      <LeaveDrawer
        opened={isOpen && refusal === null}
        of={{ contractId, from }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
