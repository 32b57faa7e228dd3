import { maintenance } from "#api/maintenance.ts";
import { onAway } from "./away.ts";
import { request } from "./request.ts";
import { storeOf, useStore } from "./store.ts";

const pauseMs = 5_000;

const known = storeOf(false);
let askedAt = 0;

/** True while the server is in maintenance, as far as a refused call has told. */
export function useMaintenance(): boolean {
  return useStore(known);
}

/** After a 503 asks whether it was maintenance, at most every five seconds, and calls back when it was. */
export function watchMaintenance(onMaintenance: () => void): void {
  onAway(() => {
    if (Date.now() - askedAt < pauseMs) return;
    askedAt = Date.now();
    void request(maintenance.getState, {}).then(
      ({ active }) => {
        known.set(active);
        if (active) onMaintenance();
      },
      () => undefined,
    );
  });
}

/** Maintenance is over. */
export function forgetMaintenance(): void {
  known.set(false);
}
