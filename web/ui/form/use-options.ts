import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ApiError } from "../../kernel/api-error.ts";
import type { ChoiceRead } from "./choice-read.tsx";

const restMs = 250;

/**
 * What the server finds for what is typed in a choice, as a read: without data until it is known. What was found for another text is not
 * offered: the list would change under the hand that points at it.
 */
export function useOptions<A extends { items: readonly unknown[] }>(
  typed: string,
  queryFor: (search: string) => UseQueryOptions<A, ApiError>,
): ChoiceRead & { data: A["items"] | undefined } {
  const [settled] = useDebouncedValue(typed, restMs);
  const { data, error, isFetching, refetch } = useQuery(queryFor(settled));
  if (settled !== typed) return { data: undefined, error: null, isFetching: true, refetch };
  return { data: data?.items, error, isFetching, refetch };
}
