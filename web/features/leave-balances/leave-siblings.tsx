import { leaveBalanceListTexts, leaveTexts } from "#texts/leave-balances.ts";
import { awayTexts } from "#texts/leaves.ts";
import { leaveDocumentListTexts } from "#texts/leave-documents.ts";
import { leaveRequestListTexts } from "#texts/leave-requests.ts";
import { Siblings } from "#web/ui/siblings.tsx";

/** Links between the pages of leave. */
export function LeaveSiblings() {
  return (
    <Siblings
      label={leaveTexts.pages}
      of={[
        { path: "/contracts/leave", title: leaveBalanceListTexts.title },
        { path: "/contracts/leave/calendar", title: awayTexts.title },
        { path: "/contracts/leave/requests", title: leaveRequestListTexts.title },
        { path: "/contracts/leave/documents", title: leaveDocumentListTexts.title },
      ]}
    />
  );
}
