import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Call, OutputOf } from "#api/call.ts";
import type { AnyList, ItemOf } from "#api/list.ts";
import type { ApiError } from "#web/kernel/api-error.ts";
import { listOf } from "#web/kernel/calls.ts";
import { type ListSearch, pageInput } from "../data-table/list-search.ts";

/** A list as an address asks for it: its filters and its place. */
export type AddressOf<L extends AnyList> = ListSearch<L["filters"]>;

/** What a list answers: a page of its items, and what is told beside them. */
export type AnswerOf<L extends AnyList> = OutputOf<L["getAll"]> & {
  items: readonly ItemOf<L>[];
  total: number;
};

/** The page of a list that an address asks for. `within` is what the address does not keep, such as the body. */
export function useFound<L extends AnyList>(
  list: L,
  address: AddressOf<L>,
  within: object = {},
  refetchInterval: number | false = false,
): UseQueryResult<AnswerOf<L>, ApiError> {
  return useRows(list, { ...within, ...pageInput(address) }, refetchInterval);
}

/** So many rows of a list as its call is asked for. */
export function useRows<L extends AnyList>(
  list: L,
  asked: object,
  refetchInterval: number | false = false,
): UseQueryResult<AnswerOf<L>, ApiError> {
  const call: Call = list.getAll;
  const options = listOf(call, { ...asked });
  // Guarantee: `defineList` makes the output of the call of the list's items.
  return useQuery({ ...options, refetchInterval }) as UseQueryResult<AnswerOf<L>, ApiError>;
}
