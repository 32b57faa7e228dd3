import { Group } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { reasonList, type ReasonItem } from "#api/absence-reasons.ts";
import { reasonListTexts, reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

const ReasonDrawer = later(async () => (await import("./reason-drawer.tsx")).ReasonDrawer);
const ReasonForm = later(async () => (await import("./reason-form.tsx")).ReasonForm);

const searchFilters = reasonList.filters.omit({ on: true }).extend({ reason: z.string().max(10) });

const readSearch = listSearchOf(searchFilters);

export const Route = createFileRoute(
  "/_signed-in/system-administration/parameters/absence-reasons",
)({
  validateSearch: unread<typeof readSearch>,
  component: AbsenceReasonsPage,
});

function AbsenceReasonsPage() {
  const { reason, ...search } = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  return (
    <ListPage
      list={reasonList}
      texts={reasonListTexts}
      address={search}
      cells={cells}
      rowLink={(row) => ({ to: ".", search: { ...search, reason: row.id }, replace: true })}
      isMuted={(row) => !row.isActive}
      creation={{
        act: t.create,
        size: "xl",
        renderForm: (onDone) => <ReasonForm reason={null} onDone={onDone} />,
      }}
    >
      <ReasonDrawer id={reason ?? null} onClose={close} />
    </ListPage>
  );
}

const cells: Cells<typeof reasonList> = {
  regime: { minWidth: "8rem" },
  paid: { minWidth: "9.5rem" },
  document: (row) => (row.requiresDocument ? row.documentKind : common.none),
  validFrom: (row) => (row.validFrom === null ? t.fromBeginning : formatDay(row.validFrom)),
  state: (row) => <Standing reason={row} />,
};

function Standing({ reason }: { reason: ReasonItem }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <StatusBadge tone={reason.isActive ? "good" : "neutral"}>
        {reason.isActive ? t.active : t.retired}
      </StatusBadge>
      {reason.isSensitive && <StatusBadge tone="warning">{t.sensitive}</StatusBadge>}
    </Group>
  );
}
