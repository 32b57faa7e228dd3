import type { QueryClient } from "@tanstack/react-query";
import { users } from "#api/security.ts";
import { request } from "./request.ts";
import { adoptSession, newerSession, personOfTab, storedSession } from "./session.ts";
import { leaveForGood } from "./unsaved.ts";

/**
 * What a sign-in in another tab means for this one. The same person continues with the newer session. If it belongs to
 * someone else, a page being left gives way to that person's home, and a page that stays keeps the person for whom it was
 * opened: nothing of one is shown or sent as the other's.
 */
export async function followNewerSession(client: QueryClient, isLeft: boolean): Promise<void> {
  const whose = personOfTab();
  const newer = whose === null ? null : await personOfNewerSession();
  if (newer === whose) {
    if (adoptSession()) client.clear();
  } else if (newer !== null && (isLeft || storedSession() === null)) await openAnew();
}

/** Id of the person whose newer session the cookies hold; null if the server does not say. */
export async function personOfNewerSession(): Promise<string | null> {
  const token = newerSession()?.token;
  const user = await request(users.getCurrent, {}, { token }).catch(() => null);
  return user?.id ?? null;
}

/** Reloads the application, for the person of the session in the cookies; the page and everything on it is discarded. */
export function openAnew(): Promise<never> {
  leaveForGood();
  location.replace("/");
  return new Promise(() => undefined);
}
