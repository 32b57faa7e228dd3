import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { appList } from "#api/api-apps.ts";
import { Id } from "#api/fields.ts";
import { appListTexts, appPageTexts as t } from "#texts/api-apps.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
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
  const [isCreating, creating] = useDisclosure(false);
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  const create = (
    <ActButton reason={useRoleRefusalTo("api-app.write")} onClick={creating.open} icon={IconPlus}>
      {t.create}
    </ActButton>
  );
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
      create={create}
    >
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
      <SecretDialog credentials={secret} onClose={() => setSecret(null)} />
    </ListPage>
  );
}
