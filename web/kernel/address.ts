import type { SearchSchemaInput } from "@tanstack/react-router";
import { useMemo } from "react";

/** The search part of an address as the router parsed it, before a page has read it. */
export type Unread = Record<string, unknown>;

/**
 * A route's `validateSearch`, as `unread<typeof readSearch>`: links say what the page's `readSearch` gives, and the page
 * itself reads it by `useRead`. So the schemas of its fields come with the page and not with the table of routes.
 */
export function unread<R extends (raw: Unread) => object>(
  raw: Partial<ReturnType<R>> & SearchSchemaInput,
): Unread {
  return { ...raw };
}

/** What a page reads of its address; the same object while the address stays. */
export function useRead<S>(read: (raw: Unread) => S, raw: Unread): S {
  return useMemo(() => read(raw), [read, raw]);
}
