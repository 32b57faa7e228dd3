import type { SearchSchemaInput } from "@tanstack/react-router";
import { useMemo } from "react";

/** The search part of an address as the router parsed it, before a page has validated it. */
export type Unread = Record<string, unknown>;

/**
 * A route's `validateSearch`, as `unread<typeof readSearch>`: links are typed by the page's `readSearch`, and the page itself
 * reads the search with `useRead`. This way the schemas of its fields load with the page and not with the route table.
 */
export function unread<R extends (raw: Unread) => object>(
  raw: Partial<ReturnType<R>> & SearchSchemaInput,
): Unread {
  return { ...raw };
}

/** What a page reads from its address; the same object as long as the address does not change. */
export function useRead<S>(read: (raw: Unread) => S, raw: Unread): S {
  return useMemo(() => read(raw), [read, raw]);
}
