import { z } from "zod";
import { keepInTab } from "./keep-in-tab.ts";

const storageKey = "recent";
const bodiesKey = "recent-organizations";
const most = 5;

const Recent = z.array(
  z.object({ id: z.string(), label: z.string(), detail: z.string(), path: z.string() }),
);

/** A page or record that the user opened from the palette; `id` is its path with its search. */
export type RecentPlace = z.output<typeof Recent>[number];

/** The last five places, most recent first. They live as long as the tab and the session. */
export function recentPlaces(): RecentPlace[] {
  const read = Recent.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));
  return read.success ? read.data : [];
}

/** Puts a place first. */
export function rememberPlace(place: RecentPlace): void {
  const others = recentPlaces().filter(({ id }) => id !== place.id);
  keepInTab(storageKey, JSON.stringify([place, ...others].slice(0, most)));
}

/** Ids of the organizations that were selected last, most recent first. */
export function recentOrganizations(): string[] {
  const read = z.array(z.string()).safeParse(JSON.parse(sessionStorage.getItem(bodiesKey) ?? "[]"));
  return read.success ? read.data : [];
}

/** Puts an organization first. */
export function rememberOrganization(id: string): void {
  const others = recentOrganizations().filter((one) => one !== id);
  keepInTab(bodiesKey, JSON.stringify([id, ...others].slice(0, most)));
}

/** Forgets them all, when the session ends or a body is lost: they name its records. */
export function forgetRecent(): void {
  sessionStorage.removeItem(storageKey);
  sessionStorage.removeItem(bodiesKey);
}
