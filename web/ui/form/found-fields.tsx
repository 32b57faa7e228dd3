import type { OptionsFilter } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { ApiError } from "../../kernel/api-error.ts";
import { moreOptions } from "../../theme/filter-options.ts";
import { type ChoiceProps, SelectField } from "./fields.tsx";
import { ManyField } from "./many-field.tsx";

const restMs = 250;

type Found = { items: readonly { id: string }[]; total: number };

type Search<A extends Found> = {
  /** Searches the server for what is typed. */
  queryFor: (search: string) => UseQueryOptions<A, ApiError>;
  labelOf: (item: NoInfer<A>["items"][number]) => string;
};

type One<A extends Found> = Search<A> &
  Omit<ChoiceProps, "data"> & {
    /** The label of the chosen record, which may not be among the search results; undefined: not known yet. */
    chosen: string | undefined;
  };

/** One of the records found by a server search. */
export function FoundField<A extends Found>({ queryFor, labelOf, chosen, ...props }: One<A>) {
  const { value, onChange } = props;
  const [searchText, setSearchText] = useState("");
  const { read, labels, filter, isFound } = useFound(searchText, { queryFor, labelOf });
  if (value !== null && chosen !== undefined && !labels.has(value)) labels.set(value, chosen);
  return (
    <SelectField
      searchable
      selectFirstOptionOnChange={isFound}
      {...props}
      read={read}
      data={optionsOf(labels)}
      filter={filter}
      onChange={(id) => {
        setSearchText("");
        onChange(id);
      }}
      onSearchChange={(text) => setSearchText([...labels.values()].includes(text) ? "" : text)}
    />
  );
}

type Many<A extends Found> = Search<A> &
  Omit<ComponentProps<typeof ManyField>, "value" | "onChange" | "read" | "isFound"> & {
    /** The labels of the chosen records by id. */
    chosen: ReadonlyMap<string, string>;
    onChoose: (chosen: ReadonlyMap<string, string>) => void;
  };

/** Several of the records found by a server search. */
export function FoundManyField<A extends Found>(props: Many<A>) {
  const { queryFor, labelOf, chosen, onChoose, ...rest } = props;
  const [searchText, setSearchText] = useState("");
  const found = useFound(searchText, { queryFor, labelOf });
  const labels = new Map([...chosen, ...found.labels]);
  return (
    <ManyField
      {...rest}
      read={found.read}
      isFound={found.isFound}
      onSearchChange={setSearchText}
      data={optionsOf(labels)}
      filter={found.filter}
      value={[...chosen.keys()]}
      onChange={(ids) => onChoose(new Map(ids.map((id) => [id, labels.get(id) ?? id])))}
    />
  );
}

/** Results for an earlier text are not offered: the list would change under the pointer. */
function useFound<A extends Found>(searchText: string, { queryFor, labelOf }: Search<A>) {
  const [settled] = useDebouncedValue(searchText, restMs);
  const { data: found, error, isFetching, refetch } = useQuery(queryFor(settled));
  const isSettled = settled === searchText;
  const data = isSettled ? found : undefined;
  return {
    isFound: data !== undefined,
    read: { data, error, isFetching: isFetching || !isSettled, refetch },
    labels: new Map((data?.items ?? []).map((item) => [item.id, labelOf(item)])),
    filter: data && data.total > data.items.length ? asFirstFound : asFound,
  };
}

function optionsOf(labels: ReadonlyMap<string, string>) {
  return [...labels].map(([value, label]) => ({ value, label }));
}

/** No filtering here: the server searches more than the label. */
const asFound: OptionsFilter = ({ options }) => options;
const asFirstFound: OptionsFilter = ({ options }) => [...options, moreOptions];
