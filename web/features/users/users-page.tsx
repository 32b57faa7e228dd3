import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Id } from "#api/fields.ts";
import { userList, type UserItem } from "#api/user-register.ts";
import type { Role } from "#domain/access.ts";
import { common } from "#texts/common.ts";
import { userListTexts, userPageTexts as t } from "#texts/users.ts";
import { OrganizationFilter } from "#web/features/organizations/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { OneTimePassword, type Secret } from "./one-time-password.tsx";
import { roleChoices, stateOfUser } from "./user-words.ts";

const UserDrawer = later(async () => (await import("./user-drawer.tsx")).UserDrawer);
const UserForm = later(async () => (await import("./user-form.tsx")).UserForm);

const readSearch = listSearchOf(userList.filters.extend({ user: Id }));

export const Route = createFileRoute("/_signed-in/system-administration/users")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(userList),
  component: UsersPage,
});

function UsersPage() {
  const { user, ...search } = useRead(readSearch, Route.useSearch());
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<Secret | null>(null);
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  return (
    <ListPage
      list={userList}
      texts={userListTexts}
      address={search}
      cells={cells}
      rowLink={(row) => ({ to: ".", search: { ...search, user: row.id }, replace: true })}
      isMuted={(row) => row.isDisabled}
      renderFilters={(list) => <Filters list={list} role={session.area} />}
      creation={{
        act: t.create,
        reason: useRoleRefusalTo("user.write"),
        renderForm: (close) => (
          <UserForm
            user={null}
            role={session.area}
            onCancel={close}
            onSaved={(_id, made) => {
              close();
              setSecret(made);
            }}
          />
        ),
      }}
    >
      <UserDrawer id={user ?? null} onClose={close} onSecret={setSecret} />
      <OneTimePassword secret={secret} onClose={() => setSecret(null)} />
    </ListPage>
  );
}

const cells: Cells<typeof userList> = {
  state: (row) => <Standing user={row} />,
  lastSignInAt: (row) => (row.lastSignInAt === null ? t.never : formatInstant(row.lastSignInAt)),
  taxis: (row) => (row.afm === null ? common.no : common.yes),
};

function Filters({ list, role }: { list: ListState<AddressOf<typeof userList>>; role: Role }) {
  return (
    <>
      <FilterSelect
        label={t.anyRole}
        data={roleChoices(role)}
        chosen={list.search.area}
        onChoose={(area) => list.change({ area })}
      />
      <OrganizationFilter label={t.anyOrganization} any={t.anyOrganization} list={list} />
    </>
  );
}

function Standing({ user }: { user: UserItem }) {
  const { tone, word } = stateOfUser(user);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
