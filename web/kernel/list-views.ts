import { useQuery } from "@tanstack/react-query";
import { type ListView as KeptView, listViews } from "#api/list-views.ts";
import { sideQueryOf, useCall } from "./calls.ts";

/** What a person keeps of a list under a name. */
export type ListView = KeptView;

const tenMinutes = 600_000;

/** The kept views of a list: asked beside what the page begins with, so that they are there when wanted. */
export function useKeptViews(list: string) {
  return useQuery({ ...sideQueryOf(listViews.getAll, { list }), staleTime: tenMinutes });
}

/** The kept views of a list, and how another is kept. */
export function useListViews(list: string) {
  return { found: useKeptViews(list), keep: useCall(listViews.keep) };
}

/** What is done to a kept view. */
export function useListViewActs() {
  return {
    rename: useCall(listViews.rename),
    remove: useCall(listViews.remove),
  };
}
