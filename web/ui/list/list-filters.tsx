import type { z } from "zod";
import type { AnyList } from "#api/list.ts";
import type { FilterTexts } from "#texts/list-texts.ts";
import { ChoiceFilter } from "../data-table/choice-filter.tsx";
import { FilterSelect } from "../data-table/filter-select.tsx";
import type { ListState } from "../data-table/use-list-state.ts";

type Props = {
  list: AnyList;
  filters: Readonly<Record<string, FilterTexts>>;
  state: ListState<Record<string, unknown>>;
};

/** A list's filters with a few choices each: as buttons if one choice always applies, else as a select. */
export function ListFilters({ list, filters, state }: Props) {
  return Object.entries(filters).map(([name, { label, any, words }]) => {
    const schema: z.ZodType | undefined = list.filters.shape[name];
    const usual = schema?.safeParse(undefined).data;
    const chosen = state.search[name];
    const choose = (value: string | undefined) => state.change({ [name]: value });
    if (typeof usual === "string")
      return (
        <ChoiceFilter
          key={name}
          label={label}
          choices={Object.keys(words)}
          words={words}
          usual={usual}
          chosen={typeof chosen === "string" ? chosen : undefined}
          onChoose={choose}
        />
      );
    return (
      <FilterSelect
        key={name}
        label={label}
        {...(any !== undefined && { any })}
        data={Object.entries(words).map(([value, word]) => ({ value, label: word }))}
        chosen={typeof chosen === "string" ? chosen : undefined}
        onChoose={choose}
      />
    );
  });
}
