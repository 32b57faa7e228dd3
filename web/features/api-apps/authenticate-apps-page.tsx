import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { appList } from "#api/api-apps.ts";
import { Id } from "#api/fields.ts";
import { appListTexts, appPageTexts as t } from "#texts/api-apps.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { TextLink } from "#web/ui/links.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { appTones, networksText } from "./app-looks.ts";
import { type AppSecret, SecretDialog } from "./secret-dialog.tsx";

const AppDrawer = later(async () => (await import("./app-drawer.tsx")).AppDrawer);
const AppForm = later(async () => (await import("./app-form.tsx")).AppForm);

const readSearch = listSearchOf(appList.filters.extend({ app: Id }));

export const Route = createFileRoute("/_signed-in/system-administration/authenticate-apps")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(appList),
  component: AuthenticateAppsPage,
});

const cells: Cells<typeof appList> = {
  state: { tones: appTones },
  networks: (row) => networksText(row.networks),
  lastUsed: {
    cell: (row) => (row.lastUsedAt === null ? t.never : formatInstant(row.lastUsedAt)),
    minWidth: "8.5rem",
  },
};

function AuthenticateAppsPage() {
  const { app, ...search } = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  return (
    <ListPage
      list={appList}
      texts={appListTexts}
      address={search}
      description={
        <>
          {appListTexts.description} ·{" "}
          <TextLink underline="always" to="/docs">
            {t.documentation}
          </TextLink>
        </>
      }
      cells={cells}
      rowLink={(row) => ({ to: ".", search: { ...search, app: row.id }, replace: true })}
      isMuted={(row) => row.state !== "active"}
      creation={{
        act: t.create,
        reason: useRoleRefusalTo("api-app.write"),
        size: "xl",
        renderForm: (close) => (
          <AppForm
            app={null}
            onCancel={close}
            onSaved={(made) => {
              close();
              setSecret(made);
            }}
          />
        ),
      }}
    >
      <AppDrawer id={app ?? null} onClose={close} onSecret={setSecret} />
      <SecretDialog credentials={secret} onClose={() => setSecret(null)} />
    </ListPage>
  );
}
