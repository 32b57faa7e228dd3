import type { Workbox } from "workbox-window";
import { lookForNewerBuild, onNewerBuild, ownBuild } from "./release.ts";
import { reloadOnce } from "./reload-once.ts";
import { storeOf, useStore } from "./store.ts";
import { leaveForGood, somethingUnsaved } from "./unsaved.ts";

/** The state of the service worker as the page knows it. */
type WorkerState = {
  state: "none" | "registered" | "installing" | "waiting" | "activated";
  /** The application opens without a network. */
  offlineReady: boolean;
  /** A newer version is waiting, or has taken over while there was unsaved input here. */
  needRefresh: boolean;
  registrationError: boolean;
};

const standing = storeOf<WorkerState>({
  state: "none",
  offlineReady: false,
  needRefresh: false,
  registrationError: false,
});
let workbox: Workbox | null = null;
const takeoverPatienceMs = 2_000;

/** The state of the service worker, for components. */
export function useWorkerState(): WorkerState {
  return useStore(standing);
}

/** Called as soon as the page loads, since another page may let a newer worker take over before this one registers its own. */
export function watchTakeover(): void {
  if (ownBuild() === null || !("serviceWorker" in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (hadWorker) void reloadIfOld();
  });
}

/** Registers the service worker of a built client; `onOfflineReady` is called when it has been installed for the first time. */
export async function registerWorker(onOfflineReady: () => void): Promise<void> {
  if (ownBuild() === null || !("serviceWorker" in navigator)) return;
  const { Workbox } = await import("workbox-window");
  const registering = new Workbox("/sw.js", { scope: "/" });
  workbox = registering;
  const hadWorker = navigator.serviceWorker.controller !== null;
  if (hadWorker) tell({ state: "activated", offlineReady: true });
  registering.addEventListener("installing", () => tell({ state: "installing" }));
  registering.addEventListener("waiting", () => void meetWaiting(registering));
  registering.addEventListener("activated", ({ isUpdate }) => {
    tell({ state: "activated", offlineReady: true });
    if (!isUpdate && !hadWorker) onOfflineReady();
  });
  onNewerBuild(() => void registering.update().catch(() => undefined));
  try {
    await registering.register();
    if (standing.get().state === "none") tell({ state: "registered" });
  } catch {
    tell({ registrationError: true });
  }
}

/**
 * Switches to the newer version when the user asks for it; unsaved input is lost with it. A request that wakes the older
 * worker at that moment can keep the newer one waiting for half a minute, but not the user: under either worker the
 * document comes from the network.
 */
export async function takeUpdate(): Promise<void> {
  leaveForGood();
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!workbox || !registration?.waiting) return location.reload();
  workbox.messageSkipWaiting();
  setTimeout(() => location.reload(), takeoverPatienceMs);
}

/** A page of the newest build lets its worker take over; an older page offers the update. */
async function meetWaiting(registering: Workbox): Promise<void> {
  if (await lookForNewerBuild(true)) tell({ state: "waiting", needRefresh: true });
  else registering.messageSkipWaiting();
}

/** When a newer version has taken over, the page reloads, or asks while there is unsaved input. */
async function reloadIfOld(): Promise<void> {
  if (!(await lookForNewerBuild(true))) return;
  if (somethingUnsaved() || !reloadOnce()) tell({ needRefresh: true });
}

function tell(news: Partial<WorkerState>): void {
  standing.set({ ...standing.get(), ...news });
}
