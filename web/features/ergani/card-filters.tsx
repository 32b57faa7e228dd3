import { Select } from "@mantine/core";
import { ergani } from "#api/ergani.ts";
import { workCardStates } from "#domain/ergani/states.ts";
import { workCardPageTexts as t } from "#texts/ergani-pages.ts";
import { erganiPageTexts } from "#texts/ergani.ts";
import type { ListSearch } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";

/** The filters of the list that the address keeps. */
export const cardFilters = ergani.getAll.input.omit({
  organizationId: true,
  skip: true,
  take: true,
});

/** State, and days of shifts; a day is taken once it is whole. */
export function CardFilters({ list }: { list: ListState<ListSearch<typeof cardFilters>> }) {
  const { search, change } = list;
  return (
    <>
      <Select
        aria-label={t.anyState}
        placeholder={t.anyState}
        clearable
        data={workCardStates.map((value) => ({ value, label: erganiPageTexts.states[value] }))}
        value={search.state ?? null}
        onChange={(value) => change({ state: workCardStates.find((state) => state === value) })}
      />
      <PeriodFields period={search} onChange={change} />
    </>
  );
}
