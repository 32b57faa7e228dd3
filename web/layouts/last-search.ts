import type { Address, MenuItem } from "./menu-items.ts";

const searches = new Map<string, Address["search"]>();

/** Keeps how a page of the menu was last looked at: its filters, its sorting, its place. */
export function keepSearch({ pathname, search }: Address): void {
  searches.set(pathname, search);
}

/** The search with which an entry's page was left, so that the way back finds the list as it was. */
export function lastSearchOf({ path, search = {} }: MenuItem): Address["search"] {
  return searches.get(path) ?? search;
}
