import { formatInstant } from "#web/ui/formats.ts";

/** The time of day of an instant in Athens, `14:05`. */
export function formatClock(instant: string): string {
  return formatInstant(instant).slice(-5);
}
