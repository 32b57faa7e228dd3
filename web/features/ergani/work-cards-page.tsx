import { Alert, Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { ergani, type WorkCardItem } from "#api/ergani.ts";
import { Id } from "#api/fields.ts";
import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { erganiPageTexts as words } from "#texts/ergani.ts";
import { listOf, queryOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { CardDrawer } from "./card-drawer.tsx";
import { CardFilters, cardFilters } from "./card-filters.tsx";
import { CardState } from "./card-state.tsx";
import { ErganiTabs } from "./ergani-tabs.tsx";

export const Route = createFileRoute("/_signed-in/organization-administration/ergani")({
  validateSearch: listSearchOf(cardFilters.extend({ card: Id })),
  beforeLoad: inOrganization,
  component: WorkCardsPage,
});

/** What waits goes within a minute. */
const lookMs = 20_000;

const columns: readonly Column<WorkCardItem>[] = [
  {
    id: "name",
    header: words.person,
    cell: (row) => (
      <div>
        {row.lastName} {row.firstName}
        <CellNote>{row.number}</CellNote>
      </div>
    ),
    sort: "name",
  },
  { id: "afm", header: words.afm, cell: (row) => row.afm, initiallyHidden: true },
  { id: "kind", header: words.kind, cell: (row) => words.kinds[row.kind] },
  {
    id: "at",
    header: words.time,
    cell: (row) => (
      <div>
        {formatInstant(row.at)}
        <CellNote>{t.ofDay(formatDay(row.workDate))}</CellNote>
      </div>
    ),
    sort: "at",
  },
  { id: "state", header: words.state, cell: (row) => <CardState card={row} /> },
  { id: "protocol", header: words.protocol, cell: (row) => row.protocol ?? "–" },
  {
    id: "lateReason",
    header: words.lateReason,
    cell: (row) => row.lateReason ?? "–",
    initiallyHidden: true,
  },
];

function WorkCardsPage() {
  const { card, ...search } = Route.useSearch();
  const { page: _page, take: _take, ...kept } = search;
  const { id: organizationId } = useOrganization();
  const list = useListState(search);
  const navigate = useNavigate();
  const found = useQuery({
    ...listOf(ergani.getAll, { organizationId, ...pageInput(search) }),
    refetchInterval: lookMs,
  });
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  return (
    <Page title={words.title} description={t.description}>
      <ErganiTabs at="cards" />
      <OffNotice />
      <DataTable
        name="work-cards"
        label={words.title}
        columns={columns}
        found={found}
        list={list}
        usualSort="-at"
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: ".", search: { ...search, card: row.id }, replace: true })}
        isMuted={(row) => row.state === "dropped"}
        searchLabel={t.searchLabel}
        filters={<CardFilters list={list} />}
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(ergani.export, { organizationId, ...kept, format }, taking)
            }
          />
        }
        empty={<EmptyState title={t.none} text={t.noneHint} />}
      />
      <CardDrawer id={card ?? null} onClose={close} />
    </Page>
  );
}

/** Where the body does not submit, the list alone would not say why it is short. */
function OffNotice() {
  const { id: organizationId } = useOrganization();
  const { data } = useQuery(queryOf(ergani.getSettings, { organizationId }));
  if (!data || data.lastSwitch?.isOn) return null;
  return (
    <Alert color="navy" mb="md">
      {t.isOff}{" "}
      <Anchor
        inherit
        underline="always"
        renderRoot={(props) => (
          <Link to="/organization-administration/ergani/settings" {...props} />
        )}
      >
        {t.toSettings}
      </Anchor>
    </Alert>
  );
}
