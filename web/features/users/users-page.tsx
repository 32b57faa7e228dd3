import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Id } from "#api/fields.ts";
import { userList } from "#api/user-register.ts";
import { userListTexts, userPageTexts as t } from "#texts/users.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { listAhead } from "#web/ui/list/list-ahead.ts";
import { Page } from "#web/ui/page.tsx";
import { OneTimePassword, type Secret } from "./one-time-password.tsx";
import { UserTable } from "./user-table.tsx";

const UserDrawer = later(async () => (await import("./user-drawer.tsx")).UserDrawer);
const UserForm = later(async () => (await import("./user-form.tsx")).UserForm);

const readSearch = listSearchOf(userList.filters.extend({ user: Id }));

export const Route = createFileRoute("/_signed-in/system-administration/users")({
  validateSearch: unread<typeof readSearch>,
  loader: listAhead(userList),
  component: UsersPage,
});

function UsersPage() {
  const { user, ...search } = useRead(readSearch, Route.useSearch());
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const show = (id: string | undefined) =>
    void navigate({
      to: ".",
      search: { ...search, ...(id ? { user: id } : {}) },
      replace: true,
      resetScroll: false,
    });
  const create = (
    <ActButton reason={useRoleRefusalTo("user.write")} onClick={creating.open} icon={IconPlus}>
      {t.create}
    </ActButton>
  );
  return (
    <Page title={userListTexts.title} description={userListTexts.description} actions={create}>
      <UserTable address={search} role={session.area} create={create} />
      <UserDrawer id={user ?? null} onClose={() => show(undefined)} onSecret={setSecret} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create}>
        <UserForm
          user={null}
          role={session.area}
          onCancel={creating.close}
          onSaved={(_id, made) => {
            creating.close();
            setSecret(made);
          }}
        />
      </FormDrawer>
      <OneTimePassword secret={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}
