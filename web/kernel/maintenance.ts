import type { maintenance } from "#api/maintenance.ts";
import { away, written } from "./away.ts";
import { bare } from "./bare-call.ts";
import { type AnswerTo, request } from "./request.ts";
import { signalOf } from "./signal.ts";
import { storeOf } from "./store.ts";

const pauseMs = 5_000;
const askAgainMs = 15_000;

const getState = bare<typeof maintenance.getState>({
  method: "GET",
  path: "/Maintenance/GetState",
  access: { who: "anyone" },
});

/** What the server last said about maintenance, during maintenance or while it is being followed; else null. */
export const maintenanceState = storeOf<AnswerTo<typeof maintenance.getState> | null>(null);
const met = signalOf();
/** Infinity while a check is in progress. */
let askedAt = 0;
let followers = 0;
let asking: ReturnType<typeof setTimeout> | undefined;

/** Calls back whenever a refused call turns out to have been refused because of maintenance. */
export const onMaintenance = met.on;

/**
 * After a 503 checks whether it was maintenance, at most every five seconds, and then every fifteen whether it still is; a
 * successful write ends it.
 */
export function watchMaintenance(): void {
  written.on(forgetMaintenance);
  away.on(() => {
    // The check itself may be answered 503.
    if (Date.now() - askedAt < pauseMs) return;
    void ask().then((isMet) => isMet && met.tell());
  });
}

/** Checks at once and every fifteen seconds, in maintenance or not, until the returned function is called. */
export function followMaintenance(): () => void {
  followers += 1;
  if (askedAt < Infinity) void ask();
  return () => {
    followers -= 1;
    if (followers === 0 && !maintenanceState.get()?.active) maintenanceState.set(null);
  };
}

/** Maintenance is over. */
function forgetMaintenance(): void {
  if (followers === 0) clearTimeout(asking);
  maintenanceState.set(null);
}

/** Returns whether the server is in maintenance. */
async function ask(): Promise<boolean> {
  askedAt = Infinity;
  const state = await request(getState, {}).catch(() => null);
  askedAt = Date.now();
  if (state) maintenanceState.set(state.active || followers > 0 ? state : null);
  clearTimeout(asking);
  if (maintenanceState.get() !== null || followers > 0)
    asking = setTimeout(() => void ask(), askAgainMs);
  return state?.active ?? false;
}
