import { useQuery } from "@tanstack/react-query";
import { type ListView as KeptView, listViews } from "#api/list-views.ts";
import { queryOf, useCall } from "./calls.ts";

/** What a person keeps of a list under a name. */
export type ListView = KeptView;

const changes = [listViews.getAll];

/** The kept views of a list, and how another is kept. */
export function useListViews(list: string) {
  const found = useQuery(queryOf(listViews.getAll, { list }));
  return { found, keep: useCall(listViews.keep, changes) };
}

/** What is done to a kept view. */
export function useListViewActs() {
  return {
    rename: useCall(listViews.rename, changes),
    remove: useCall(listViews.remove, changes),
  };
}
