import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Call, OutputOf } from "#api/call.ts";
import type { AnyList, ItemOf } from "#api/list.ts";
import type { ApiError } from "#web/kernel/api-error.ts";
import { listOf } from "#web/kernel/calls.ts";
import { type ListSearch, pageInput } from "../data-table/list-search.ts";

/** A list's state in an address: its filters and its paging. */
export type AddressOf<L extends AnyList> = ListSearch<L["filters"]>;

/** The answer of a list: a page of its items, and its other fields. */
type AnswerOf<L extends AnyList> = OutputOf<L["getAll"]> & {
  items: readonly ItemOf<L>[];
  total: number;
};

/** The page of a list that an address asks for. `within` is the input that is not in the address, such as the body. */
export function useFound<L extends AnyList>(
  list: L,
  address: AddressOf<L>,
  within: object = {},
  refetchInterval: number | false = false,
): UseQueryResult<AnswerOf<L>, ApiError> {
  return useRows(list, { ...within, ...pageInput(address) }, refetchInterval);
}

/** The rows of a list for the given input of its call. */
export function useRows<L extends AnyList>(
  list: L,
  input: object,
  refetchInterval: number | false = false,
): UseQueryResult<AnswerOf<L>, ApiError> {
  const call: Call = list.getAll;
  const options = listOf(call, { ...input });
  // Guarantee: `defineList` makes the call's output a list of the list's items.
  return useQuery({ ...options, refetchInterval }) as UseQueryResult<AnswerOf<L>, ApiError>;
}
