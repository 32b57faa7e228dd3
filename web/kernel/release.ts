import { type BuildManifest, rulesOf } from "./build-manifest.ts";
import { storeOf, useStore } from "./store.ts";

const pauseBetweenChecksMs = 60_000;
const checkEveryMs = 10 * 60_000;

const newer = storeOf(false);
let checkedAt = 0;

/** The name of the build that this page runs; null in development. */
export function ownBuild(): string | null {
  const name = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return name && /^[\da-f]{16}$/.test(name) ? name : null;
}

/** True once the server has another build than this page runs. */
export function useNewerBuild(): boolean {
  return useStore(newer);
}

/** True once a newer build has been detected. */
export function hasNewerBuild(): boolean {
  return newer.get();
}

/** Calls back when a newer build has been detected. */
export function onNewerBuild(listener: () => void): void {
  newer.subscribe(listener);
}

/** Checks for a newer build: every ten minutes, when the page becomes visible again, and when `lookForNewerBuild` is called. */
export function watchReleases(): void {
  if (ownBuild() === null) return;
  setInterval(() => void lookForNewerBuild(), checkEveryMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void lookForNewerBuild();
  });
}

/** Checks now, at most once a minute unless `urgent`. Returns whether the server has a newer build. */
export async function lookForNewerBuild(urgent = false): Promise<boolean> {
  const own = ownBuild();
  if (own === null || newer.get()) return newer.get();
  if (!urgent && Date.now() - checkedAt < pauseBetweenChecksMs) return false;
  checkedAt = Date.now();
  const latest = await manifestOf("latest");
  if (latest && latest.id !== own) newer.set(true);
  return newer.get();
}

/** Whether the server answers now; also detects a newer build. */
export async function answersNow(): Promise<boolean> {
  const latest = navigator.onLine ? await manifestOf("latest") : null;
  if (latest && ownBuild() !== null && latest.id !== ownBuild()) newer.set(true);
  return latest !== null;
}

/** True where a newer build has a page that this one lacks. */
export async function newerBuildHas(path: string): Promise<boolean> {
  const latest = ownBuild() === null ? null : await manifestOf("latest");
  return latest !== null && latest.id !== ownBuild() && rulesOf(latest, path) !== null;
}

/** Guarantee: the build writes what the type says; a response that is not a manifest has no id. */
async function manifestOf(name: string): Promise<BuildManifest | null> {
  const response = await fetch(`/builds/meta/${name}.json`, { cache: "no-cache" }).catch(
    () => null,
  );
  if (!response?.ok) return null;
  const read = (await response.json().catch(() => null)) as BuildManifest | null;
  return typeof read?.id === "string" ? read : null;
}
