import type { contractList } from "#api/contracts.ts";
import { contractStates } from "#domain/contracts/contract.ts";
import { contractPageTexts as t, contractStateTexts } from "#texts/contracts.ts";
import { StructureFilter } from "#web/features/structures/public.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import styles from "./contract-filters.module.css";
import { typeChoices } from "./contract-words.ts";

const endings = [30, 60, 90] as const;

/** The filters of the list of contracts. */
export function ContractFilters({ list }: { list: ListState<AddressOf<typeof contractList>> }) {
  const { employmentType, state, endingWithinDays } = list.search;
  return (
    <>
      <StructureFilter list={list} className={styles.filter} />
      <FilterSelect
        label={t.anyType}
        className={styles.filter}
        searchable
        data={typeChoices.map(({ value, label }) => ({ value: Number(value), label }))}
        chosen={employmentType}
        onChoose={(type) => list.change({ employmentType: type })}
      />
      <FilterSelect
        label={t.anyState}
        className={styles.filter}
        data={contractStates.map((value) => ({ value, label: contractStateTexts[value] }))}
        chosen={state}
        onChoose={(chosen) => list.change({ state: chosen })}
      />
      <FilterSelect
        label={t.anyEnding}
        className={styles.filter}
        data={endings.map((days) => ({ value: days, label: `${t.ending} ${t.endings[days]}` }))}
        chosen={endings.find((days) => days === endingWithinDays)}
        onChoose={(days) => list.change({ endingWithinDays: days })}
      />
    </>
  );
}
