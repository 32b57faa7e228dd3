import type { maintenance } from "#api/maintenance.ts";
import { away, written } from "./away.ts";
import { bare } from "./bare-call.ts";
import { request } from "./request.ts";
import { signalOf } from "./signal.ts";
import { storeOf } from "./store.ts";

const pauseMs = 5_000;
const askAgainMs = 15_000;

const getState = bare<typeof maintenance.getState>({
  method: "GET",
  path: "/Maintenance/GetState",
  access: { who: "anyone" },
});

/** True while the server is in maintenance, as far as calls have told. */
export const inMaintenance = storeOf(false);
const met = signalOf();
let askedAt = 0;
let asking: ReturnType<typeof setTimeout> | undefined;

/** Calls back whenever a refused call turns out to have met maintenance. */
export const onMaintenance = met.on;

/**
 * After a 503 asks whether it was maintenance, at most every five seconds, and then every fifteen whether it still is; a write
 * that is done ends it.
 */
export function watchMaintenance(): void {
  written.on(forgetMaintenance);
  away.on(() => {
    if (Date.now() - askedAt < pauseMs) return;
    askedAt = Date.now();
    void ask().then((isMet) => isMet && met.tell());
  });
}

/** Maintenance is over. */
export function forgetMaintenance(): void {
  clearTimeout(asking);
  inMaintenance.set(false);
}

/** Whether the answer is that it is in maintenance. */
async function ask(): Promise<boolean> {
  const state = await request(getState, {}).catch(() => null);
  if (state) inMaintenance.set(state.active);
  clearTimeout(asking);
  if (inMaintenance.get()) asking = setTimeout(() => void ask(), askAgainMs);
  return state?.active ?? false;
}
