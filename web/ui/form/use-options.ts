import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ApiError } from "../../kernel/api-error.ts";

const restMs = 250;

/**
 * What the server finds for what is typed in a choice; undefined until it is known. What was found for another text is not
 * offered: the list would change under the hand that points at it.
 */
export function useOptions<A extends { items: readonly unknown[] }>(
  typed: string,
  queryFor: (search: string) => UseQueryOptions<A, ApiError>,
): A["items"] | undefined {
  const [settled] = useDebouncedValue(typed, restMs);
  const { data } = useQuery(queryFor(settled));
  return settled === typed ? data?.items : undefined;
}
