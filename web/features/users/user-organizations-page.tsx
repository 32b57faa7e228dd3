import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { linkList, type UserOrganization } from "#api/user-organizations.ts";
import type { OrganizationRight } from "#domain/access.ts";
import { tableTexts } from "#texts/common.ts";
import { actingAs, roleTexts } from "#texts/shell.ts";
import { linkListTexts, linkPageTexts as t } from "#texts/users.ts";
import { OrganizationFilter } from "#web/features/organizations/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { OutcomesDialog } from "#web/ui/bulk/outcomes-dialog.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { linkOutcomes } from "./link-outcomes.ts";
import { useAssign } from "./use-assign.ts";

const AssignForm = later(async () => (await import("./assign-form.tsx")).AssignForm);

const readSearch = listSearchOf(linkList.filters);

export const Route = createFileRoute("/_signed-in/user-organizations")({
  validateSearch: unread<typeof readSearch>,
  loader: prefetchList(linkList),
  component: UserOrganizationsPage,
});

function UserOrganizationsPage() {
  const address = useRead(readSearch, Route.useSearch());
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  return (
    <ListPage
      list={linkList}
      texts={linkListTexts}
      address={address}
      cells={cells}
      rowKey={keyOf}
      rowLink={(row) => ({ to: "/system-administration/users", search: { user: row.userId } })}
      isMuted={(row) => row.isDisabled}
      renderFilters={(list) => (
        <OrganizationFilter label={t.organization} any={t.anyOrganization} list={list} />
      )}
      renderBulk={(ticked, onDone) => (
        <LinkActs
          selected={ticked}
          onDone={(all) => {
            onDone();
            setOutcomes(all);
          }}
        />
      )}
      creation={{
        act: t.assign,
        reason: useRoleRefusalTo("user.write"),
        renderForm: (close) => (
          <AssignForm
            organizationId={address.organizationId ?? null}
            onCancel={close}
            onDone={(all) => {
              close();
              setOutcomes(all);
            }}
          />
        ),
      }}
    >
      <OutcomesDialog
        title={t.outcomesTitle}
        summary={t.summary}
        columns={[t.user, t.organization]}
        outcomes={outcomes}
        onClose={() => setOutcomes([])}
      />
    </ListPage>
  );
}

const cells: Cells<typeof linkList> = {
  area: ({ area, deputyTo }) => (deputyTo ? actingAs(formatDay(deputyTo)) : roleTexts[area]),
  right: { tones: { full: "good", read: "info" } },
};

const keyOf = (row: UserOrganization) => `${row.userId} ${row.organizationId}`;

type LinkActsProps = {
  selected: readonly UserOrganization[];
  onDone: (outcomes: readonly Outcome[]) => void;
};

/** Gives the ticked links another right, or removes them. */
function LinkActs({ selected, onDone }: LinkActsProps) {
  const assign = useAssign();
  const reason = selected.length === 0 ? t.nothingSelected : null;
  const run = async (right: OrganizationRight | null) => {
    const links = selected.map(({ userId, organizationId }) => ({ userId, organizationId, right }));
    const names = new Map(
      selected.flatMap((row) => [
        [row.userId, row.nickName],
        [row.organizationId, row.description],
      ]),
    );
    const answer = await assign.mutateAsync({ links }).catch((error: unknown) => {
      toast.failure(error);
      return null;
    });
    if (answer) onDone(linkOutcomes(answer.outcomes, names));
  };
  const remove = async () => {
    const text = t.removeText(selected.length);
    const { removeTitle: title, remove: action } = t;
    if (await confirm({ title, text, action, danger: true })) await run(null);
  };
  return (
    <>
      <ActButton reason={reason} variant="default" onClick={() => void run("full")}>
        {tableTexts.ofSelected(t.toFull, selected.length)}
      </ActButton>
      <ActButton reason={reason} variant="default" onClick={() => void run("read")}>
        {tableTexts.ofSelected(t.toRead, selected.length)}
      </ActButton>
      <ActButton reason={reason} variant="default" onClick={() => void remove()}>
        {tableTexts.ofSelected(t.remove, selected.length)}
      </ActButton>
    </>
  );
}
