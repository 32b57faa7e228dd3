import type { Call } from "#api/call.ts";

/**
 * A call without the shapes of its input and output, for what every page starts with: the shapes bring their library.
 * Guarantee: all else that is said here is compared with the call itself, by its type; and `request` reads no shape.
 */
export function bare<C extends Call>(said: Omit<C, "input" | "output" | "refuses">): C {
  return said as unknown as C;
}
