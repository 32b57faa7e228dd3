import type { Call } from "#api/call.ts";

/**
 * A call without the schemas of its input and output, for what every page starts with: the schemas pull in their library.
 * Guarantee: everything else given here is checked against the call itself, by its type; and `request` reads no schema.
 */
export function bare<C extends Call>(call: Omit<C, "input" | "output" | "refuses">): C {
  return call as unknown as C;
}
