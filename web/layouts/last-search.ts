import type { Address, MenuItem } from "./menu-items.ts";

const searches = new Map<string, Address["search"]>();

/** Remembers how a page of the menu was last viewed: its filters, its sorting, its page number. */
export function keepSearch({ pathname, search }: Address): void {
  searches.set(pathname, search);
}

/** The search an entry's page last had, so that going back shows the list as it was. */
export function lastSearchOf({ path, search = {} }: MenuItem): Address["search"] {
  return searches.get(path) ?? search;
}
