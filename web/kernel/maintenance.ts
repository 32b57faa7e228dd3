import type { maintenance } from "#api/maintenance.ts";
import { onAway, onWritten } from "./away.ts";
import { bare } from "./bare-call.ts";
import { request } from "./request.ts";
import { storeOf, useStore } from "./store.ts";

const pauseMs = 5_000;

const getState = bare<typeof maintenance.getState>({
  method: "GET",
  path: "/Maintenance/GetState",
  access: { who: "anyone" },
});

const known = storeOf(false);
const listeners = new Set<() => void>();
let askedAt = 0;

/** True while the server is in maintenance, as far as calls have told. */
export function useMaintenance(): boolean {
  return useStore(known);
}

/** Calls back whenever a refused call turns out to have met maintenance. */
export function onMaintenance(listener: () => void): void {
  listeners.add(listener);
}

/** After a 503 asks whether it was maintenance, at most every five seconds; a write that is done ends it. */
export function watchMaintenance(): void {
  onWritten(forgetMaintenance);
  onAway(() => {
    if (Date.now() - askedAt < pauseMs) return;
    askedAt = Date.now();
    void request(getState, {}).then(
      ({ active }) => {
        known.set(active);
        if (active) for (const listener of listeners) listener();
      },
      () => undefined,
    );
  });
}

/** Maintenance is over. */
export function forgetMaintenance(): void {
  known.set(false);
}
