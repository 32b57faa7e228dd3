import { Alert } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ergani, workCardList } from "#api/ergani.ts";
import { Id } from "#api/fields.ts";
import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { workCardListTexts } from "#texts/ergani.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { load } from "#web/kernel/calls.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { TextLink } from "#web/ui/links.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { CardState } from "./card-state.tsx";
import { ErganiSiblings } from "./ergani-siblings.tsx";

const CardDrawer = later(async () => (await import("./card-drawer.tsx")).CardDrawer);

const readSearch = listSearchOf(workCardList.filters.extend({ card: Id }));

export const Route = createFileRoute("/_signed-in/organization-administration/ergani")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: ({ context }) =>
    load(context.queryClient, ergani.getSettings, { organizationId: context.organization.id }),
  component: WorkCardsPage,
});

/** Waiting cards are sent within a minute. */
const lookMs = 20_000;

const cells: Cells<typeof workCardList> = {
  name: { note: (row) => row.number },
  at: { note: (row) => t.ofDay(formatDay(row.workDate)) },
  state: (row) => <CardState card={row} />,
  protocol: (row) => row.protocol ?? "–",
  lateReason: (row) => row.lateReason ?? "–",
};

function WorkCardsPage() {
  const { card, ...address } = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const close = () =>
    void navigate({ to: ".", search: address, replace: true, resetScroll: false });
  return (
    <ListPage
      list={workCardList}
      texts={workCardListTexts}
      address={address}
      cells={cells}
      rowLink={(row) => ({ to: ".", search: { ...address, card: row.id }, replace: true })}
      isMuted={(row) => row.state === "dropped"}
      renderFilters={({ search, change }) => <PeriodFields period={search} onChange={change} />}
      refetchInterval={lookMs}
      siblings={<ErganiSiblings />}
      above={<OffNotice />}
    >
      <CardDrawer id={card ?? null} onClose={close} />
    </ListPage>
  );
}

/** If the body does not submit, the list alone would not explain why it is short. */
function OffNotice() {
  const { data } = useAnswer(ergani.getSettings, {});
  if (!data || data.lastSwitch?.isOn) return null;
  return (
    <Alert color="navy" mb="md">
      {t.isOff}{" "}
      <TextLink inherit underline="always" to="/organization-administration/ergani/settings">
        {t.toSettings}
      </TextLink>
    </Alert>
  );
}
