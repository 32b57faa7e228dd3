import { useQuery } from "@tanstack/react-query";
import { type ListView as KeptView, listViews } from "#api/list-views.ts";
import { sideQueryOf, useCall } from "./calls.ts";

/** A view of a list that a person saved under a name. */
export type ListView = KeptView;

const tenMinutes = 600_000;

/** The saved views of a list: read alongside the page's first reads, so that they are there when needed. */
export function useSavedViews(list: string) {
  return useQuery({ ...sideQueryOf(listViews.getAll, { list }), staleTime: tenMinutes });
}

/** The saved views of a list, and the call that saves another. */
export function useListViews(list: string) {
  return { found: useSavedViews(list), keep: useCall(listViews.keep) };
}

/** The acts on a saved view. */
export function useListViewActs() {
  return {
    rename: useCall(listViews.rename),
    remove: useCall(listViews.remove),
  };
}
