import type { BodyContext } from "#server/kernel/context.ts";

const days = 14;

/** Until when a mail about a dispute is worth sending. */
export function usefulUntil({ now }: BodyContext): Date {
  return new Date(now.getTime() + days * 86_400_000);
}
