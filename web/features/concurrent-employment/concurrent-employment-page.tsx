import { createFileRoute } from "@tanstack/react-router";
import { concurrentEmploymentList, type Side } from "#api/concurrent-employment.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { concurrentEmploymentTexts as t } from "#texts/concurrent-employment.ts";
import { BodyLink } from "#web/features/body-months/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { Note } from "#web/ui/note.tsx";

const readSearch = listSearchOf(concurrentEmploymentList.filters);

export const Route = createFileRoute("/_signed-in/system-administration/concurrent-employment")({
  validateSearch: unread<typeof readSearch>,
  component: ConcurrentEmploymentPage,
});

/** Who is employed by two bodies in a month; each body's name leads to the person's contracts there. */
function ConcurrentEmploymentPage() {
  const search = useRead(readSearch, Route.useSearch());
  const { month = addMonths(thisMonth(), -1), ...address } = search;
  const { change } = useListState(search);
  const within = { month };
  return (
    <ListPage
      list={concurrentEmploymentList}
      texts={t}
      address={address}
      beside={within}
      within={within}
      cells={cells}
      actions={<MonthPicker value={month} onChange={(next) => change({ month: next })} />}
      above={<Note mb="sm">{t.source}</Note>}
    />
  );
}

const cells: Cells<typeof concurrentEmploymentList> = {
  one: {
    cell: ({ one, afm }) => <BodyOf side={one} afm={afm} />,
    note: ({ one }) => t.contract(one),
    wraps: true,
  },
  other: {
    cell: ({ other, afm }) => <BodyOf side={other} afm={afm} />,
    note: ({ other }) => t.contract(other),
    wraps: true,
  },
};

function BodyOf({ side, afm }: { side: Side; afm: string }) {
  return (
    <BodyLink
      body={{ id: side.organizationId, description: side.organization }}
      to="/contracts"
      search={{ search: afm }}
    >
      {side.organization}
    </BodyLink>
  );
}
