import { createFileRoute } from "@tanstack/react-router";
import { concurrentEmploymentList } from "#api/concurrent-employment.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { concurrentEmploymentTexts as t } from "#texts/concurrent-employment.ts";
import { employmentTypeText } from "#texts/employment-types.ts";
import { BodyLink } from "#web/features/body-months/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
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
  one: ({ one, afm }) => <ContractOf side={one} afm={afm} />,
  other: ({ other, afm }) => <ContractOf side={other} afm={afm} />,
};

type Side = {
  organizationId: string;
  organization: string;
  number: string;
  employmentType: number;
};

function ContractOf({ side, afm }: { side: Side; afm: string }) {
  const body = { id: side.organizationId, description: side.organization };
  return (
    <>
      <BodyLink body={body} to="/contracts" search={{ search: afm }}>
        {side.organization}
      </BodyLink>
      <CellNote>{`${side.number} · ${employmentTypeText(side.employmentType)}`}</CellNote>
    </>
  );
}
