import { statusTexts } from "#texts/attendance.ts";
import { useMaintenance } from "#web/kernel/maintenance.ts";
import { useReached } from "#web/kernel/reach.ts";

/** Why what was typed waits: there is no network, or the server is in maintenance. */
export function useWaitingWords(): string {
  const isReached = useReached();
  return useMaintenance() && isReached ? statusTexts.maintained : statusTexts.offline;
}
