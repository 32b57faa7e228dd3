import { useEffect, useEffectEvent } from "react";
import { type Paging, usualTake } from "./list-search.ts";
import type { ListState } from "./use-list-state.ts";

type Found = {
  data: { items: readonly unknown[]; total: number } | undefined;
  isPlaceholderData: boolean;
};

/**
 * Goes to the last page when the address asks for one beyond it: an old address, or one whose last row was just dealt with.
 * True until it gets there.
 */
export function useLastPage<S extends Paging>(
  { data, isPlaceholderData }: Found,
  list: ListState<S>,
  countedTo = Infinity,
): boolean {
  const { page = 1, take = usualTake() } = list.search;
  const last = Math.ceil(Math.min(data?.total ?? 0, countedTo) / take);
  const isEmpty = data?.items.length === 0 && last > 0;
  const isBeyond = isEmpty && !isPlaceholderData && page > last;
  const go = useEffectEvent(() => list.move({ page: last === 1 ? undefined : last }));
  useEffect(() => {
    if (isBeyond) go();
  }, [isBeyond]);
  return isBeyond || (isEmpty && isPlaceholderData);
}
