import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { leaveBalanceList } from "#api/leave-balances.ts";
import { leaveBalanceListTexts as t } from "#texts/leave-balances.ts";
import { NewLeave } from "#web/features/leaves/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import { Page } from "#web/ui/page.tsx";
import { useOpening } from "#web/ui/use-opening.ts";
import { LeaveSiblings } from "./leave-siblings.tsx";
import { LeaveBalanceTable } from "./leave-balance-table.tsx";

const readSearch = listSearchOf(leaveBalanceList.filters.extend({ open: z.enum(["new"]) }));

export const Route = createFileRoute("/_signed-in/contracts/leave")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: prefetchList(leaveBalanceList),
  component: LeaveBalancesPage,
});

function LeaveBalancesPage() {
  const { open, ...address } = useRead(readSearch, Route.useSearch());
  const show = useOpening();
  const drawerState = [open === "new", (is: boolean) => show(is ? "new" : undefined)] as const;
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={<NewLeave drawerState={drawerState} />}
      siblings={<LeaveSiblings />}
    >
      <LeaveBalanceTable address={address} />
    </Page>
  );
}
