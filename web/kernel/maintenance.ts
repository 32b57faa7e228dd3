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

/** What the server last said of maintenance while it lasts, and while it is followed; else null. */
export const maintenanceState = storeOf<AnswerTo<typeof maintenance.getState> | null>(null);
const met = signalOf();
/** Infinity while it is being asked. */
let askedAt = 0;
let followers = 0;
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
    // Asking may be answered 503 itself.
    if (Date.now() - askedAt < pauseMs) return;
    void ask().then((isMet) => isMet && met.tell());
  });
}

/** Asks at once and every fifteen seconds, in maintenance or not, until what it returns is called. */
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

/** Whether the answer is that it is in maintenance. */
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
