import { Select } from "@mantine/core";
import type { contractList } from "#api/contracts.ts";
import { contractStates } from "#domain/contracts/contract.ts";
import { contractPageTexts as t, contractStateTexts } from "#texts/contracts.ts";
import { StructureFilter } from "#web/features/structures/public.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import styles from "./contract-filters.module.css";
import { typeChoices } from "./contract-words.ts";

const endings = [30, 60, 90] as const;

/** What narrows the list of contracts. */
export function ContractFilters({ list }: { list: ListState<AddressOf<typeof contractList>> }) {
  const { employmentType, state, endingWithinDays } = list.search;
  return (
    <>
      <StructureFilter list={list} className={styles.filter} />
      <Select
        aria-label={t.anyType}
        placeholder={t.anyType}
        data={typeChoices}
        clearable
        className={styles.filter}
        searchable
        value={employmentType === undefined ? null : String(employmentType)}
        onChange={(id) => list.change({ employmentType: id === null ? undefined : Number(id) })}
      />
      <Select
        aria-label={t.anyState}
        placeholder={t.anyState}
        data={contractStates.map((value) => ({ value, label: contractStateTexts[value] }))}
        clearable
        className={styles.filter}
        value={state ?? null}
        onChange={(chosen) => list.change({ state: contractStates.find((one) => one === chosen) })}
      />
      <Select
        aria-label={t.anyEnding}
        placeholder={t.anyEnding}
        data={endings.map((days) => ({
          value: String(days),
          label: `${t.ending} ${t.endings[`${days}`]}`,
        }))}
        clearable
        className={styles.filter}
        value={endingWithinDays === undefined ? null : String(endingWithinDays)}
        onChange={(days) =>
          list.change({ endingWithinDays: days === null ? undefined : Number(days) })
        }
      />
    </>
  );
}
