import { IconPlus } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { type ActItem, collectiveActList, type UnchangedDay } from "#api/collective-acts.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import {
  actStateTexts,
  collectiveActListTexts,
  collectiveActPageTexts as t,
  collectiveActRefusals,
} from "#texts/collective-acts.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { RowAct } from "#web/ui/row-act.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { useCreating } from "#web/ui/use-opening.ts";

const ActDrawer = later(async () => (await import("./act-drawer.tsx")).ActDrawer);
const ActDetails = later(async () => (await import("./act-details.tsx")).ActDetails);
const WithdrawAct = later(async () => (await import("./withdraw-act.tsx")).WithdrawAct);
const UnchangedDays = later(async () => (await import("./unchanged-days.tsx")).UnchangedDays);

const readSearch = listSearchOf(collectiveActList.filters);

export const Route = createFileRoute("/_signed-in/attendances/collective")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: prefetchList(collectiveActList),
  component: CollectiveActsPage,
});

const cells: Cells<typeof collectiveActList> = {
  state: ({ withdrawnAt, kept }) =>
    withdrawnAt === null ? (
      <StatusBadge tone="good">{actStateTexts.holds}</StatusBadge>
    ) : (
      <StatusBadge tone={kept === 0 ? "neutral" : "warning"}>
        {actStateTexts.withdrawn(formatDay(dayAt(withdrawnAt)), kept ?? 0)}
      </StatusBadge>
    ),
};

/** Acts of the body on many people at once, the drawer that records one, and the dialog that withdraws one. */
function CollectiveActsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const [isMaking, making] = useCreating();
  const [withdrawn, setWithdrawn] = useState<ActItem | null>(null);
  const [keptDays, setKeptDays] = useState<readonly UnchangedDay[]>([]);
  const refusal = useRefusalTo("attendance.record");
  return (
    <ListPage
      list={collectiveActList}
      texts={collectiveActListTexts}
      address={address}
      cells={cells}
      isMuted={({ withdrawnAt }) => withdrawnAt !== null}
      renderDetail={({ id }) => <ActDetails id={id} />}
      renderActs={(act) => (
        <RowAct
          act={t.withdraw}
          name={t.withdrawOf(act.title)}
          reason={refusal ?? (act.withdrawnAt === null ? null : collectiveActRefusals.withdrawn)}
          onClick={() => setWithdrawn(act)}
        />
      )}
      create={
        <ActButton reason={refusal} icon={IconPlus} onClick={making.open}>
          {t.create}
        </ActButton>
      }
    >
      <ActDrawer opened={isMaking} onClose={making.close} />
      <WithdrawAct act={withdrawn} onKept={setKeptDays} onClose={() => setWithdrawn(null)} />
      <UnchangedDays days={keptDays} onClose={() => setKeptDays([])} />
    </ListPage>
  );
}
