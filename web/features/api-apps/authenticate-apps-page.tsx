import { Anchor, SegmentedControl } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type ApiAppItem, apiApps } from "#api/api-apps.ts";
import { Id } from "#api/fields.ts";
import { appPageTexts as t } from "#texts/api-apps.ts";
import { common } from "#texts/common.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { AppDrawer } from "./app-drawer.tsx";
import { AppForm } from "./app-form.tsx";
import { appTones, networksText } from "./app-words.ts";
import { type AppSecret, ShownSecret } from "./shown-secret.tsx";

const filters = apiApps.getAll.input.pick({ search: true, state: true });

export const Route = createFileRoute("/_signed-in/system-administration/authenticate-apps")({
  validateSearch: listSearchOf(filters.extend({ app: Id })),
  component: AuthenticateAppsPage,
});

const columns: readonly Column<ApiAppItem>[] = [
  { id: "name", header: t.name, cell: (row) => row.name },
  { id: "area", header: t.area, cell: (row) => t.areas[row.area] },
  {
    id: "state",
    header: t.state,
    cell: ({ state }) => <StatusBadge tone={appTones[state]}>{t.states[state]}</StatusBadge>,
  },
  { id: "scopes", header: t.scopes, cell: (row) => formatNumber(row.scopes), align: "end" },
  {
    id: "organizations",
    header: t.organizations,
    cell: (row) => formatNumber(row.organizations),
    align: "end",
  },
  {
    id: "networks",
    header: t.networks,
    cell: (row) => networksText(row.networks),
    initiallyHidden: "up to tablets",
  },
  {
    id: "lastUsed",
    header: t.lastUsed,
    minWidth: "8.5rem",
    cell: (row) => (row.lastUsedAt === null ? t.never : formatInstant(row.lastUsedAt)),
  },
  {
    id: "validUntil",
    header: t.validUntil,
    cell: (row) => (row.validUntil === null ? common.none : formatDay(row.validUntil)),
  },
];

const states = ["all", "active", "ended", "revoked"] as const;

function AuthenticateAppsPage() {
  const { app, ...search } = Route.useSearch();
  const { page: _page, take: _take, ...kept } = search;
  const list = useListState(search);
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const found = useQuery(listOf(apiApps.getAll, pageInput(search)));
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  const create = (
    <ActButton
      reason={useRoleRefusalTo("api-app.write")}
      onClick={creating.open}
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
    >
      {t.create}
    </ActButton>
  );
  return (
    <Page
      title={t.title}
      description={
        <>
          {t.description} ·{" "}
          <Anchor underline="always" renderRoot={(props) => <Link to="/docs" {...props} />}>
            {t.documentation}
          </Anchor>
        </>
      }
      actions={create}
    >
      <DataTable
        name="api-apps"
        label={t.title}
        columns={columns}
        found={found}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: ".", search: { ...search, app: row.id }, replace: true })}
        isMuted={(row) => row.state !== "active"}
        searchLabel={t.searchLabel}
        filters={
          <SegmentedControl
            aria-label={t.state}
            data={states.map((value) => ({ value, label: t.filters[value] }))}
            value={search.state ?? "all"}
            onChange={(chosen) =>
              list.change({ state: states.find((one) => one === chosen && one !== "all") })
            }
          />
        }
        tools={
          <ExportMenu
            onExport={(format, taking) => download(apiApps.export, { ...kept, format }, taking)}
          />
        }
        empty={<EmptyState title={t.none} text={t.noneHint} action={create} />}
      />
      <AppDrawer id={app ?? null} onClose={close} onSecret={setSecret} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create} size="xl">
        <AppForm
          app={null}
          onCancel={creating.close}
          onSaved={(made) => {
            creating.close();
            setSecret(made);
          }}
        />
      </FormDrawer>
      <ShownSecret shown={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}
