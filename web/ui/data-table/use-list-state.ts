import { useNavigate } from "@tanstack/react-router";
import type { Paging, TableSearch } from "./list-search.ts";

/** A list's state in the address, and how to change it. */
export type ListState<T extends Paging = Paging> = {
  search: T;
  /** Sets some fields; undefined removes one. Unless it changes the page itself, the list goes to page one. */
  change: (part: { [K in keyof T]?: T[K] | undefined }) => void;
  /** The same for the fields that every list has. */
  move: (part: { [K in keyof TableSearch]?: TableSearch[K] | undefined }) => void;
  /** Removes every filter; sorting and page size stay. */
  clear: () => void;
  /** Replaces all filters and the sorting with those of a saved view. */
  take: (search: object) => void;
  /** True when something other than sorting and paging narrows the list. */
  filtered: boolean;
};

const neutral = ["sort", "page", "take", "saved"];
/** What may change while the saved view still applies. */
const ofPlace = ["page", "take"];

/**
 * State of a list that lives in the address: `useListState(Route.useSearch())`. Changes replace the history entry.
 * `extraParams` is the rest of the address that does not belong to the list, such as the selected tab.
 */
export function useListState<T extends Paging>(search: T, extraParams: object = {}): ListState<T> {
  const navigate = useNavigate();
  const go = (next: object) =>
    void navigate({
      to: ".",
      search: { ...extraParams, ...next },
      replace: true,
      resetScroll: false,
    });
  const change = (part: object) => {
    const stays = Object.keys(part).every((name) => ofPlace.includes(name));
    const saved = stays ? search.saved : undefined;
    go(without({ ...search, page: undefined, ...part, saved }, undefined));
  };
  return {
    search,
    change,
    move: change,
    clear: () =>
      go(
        Object.fromEntries(
          Object.entries(search).filter(([name]) => name === "sort" || name === "take"),
        ),
      ),
    take: go,
    filtered: Object.entries(search).some(
      ([name, value]) => !neutral.includes(name) && value !== undefined,
    ),
  };
}

function without(fields: object, value: unknown): object {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== value));
}
