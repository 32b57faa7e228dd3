import { noticeTexts } from "#texts/app.ts";
import { statusTexts } from "#texts/attendance.ts";
import { maintenanceState } from "#web/kernel/maintenance.ts";
import { storesWork } from "#web/kernel/unsaved.ts";
import { useReached } from "#web/kernel/reach.ts";
import { useStore } from "#web/kernel/store.ts";

/** Why what was typed is waiting: there is no network, or the server reports that it is in maintenance or busy. */
export function useWaitingWords(): string {
  const isReached = useReached();
  const isMaintained = useStore(maintenanceState)?.active;
  if (!useStore(storesWork)) return noticeTexts.unstored(isReached);
  if (!isReached) return statusTexts.offline;
  return isMaintained ? statusTexts.maintained : statusTexts.busy;
}
