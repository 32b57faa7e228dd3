import { users } from "#api/security.ts";
import { request } from "./request.ts";
import { announceLeaving, currentSession, endSession } from "./session.ts";

const patienceMs = 3000;

/**
 * Ends the session on the server and here; here it ends even when the server does not answer. Who came through taxis is
 * led on to the end of the session there.
 */
export async function signOut(): Promise<void> {
  const live = currentSession();
  const taxisLogoutUrl = live ? await revokeToken(live.token) : null;
  endSession("signed-out");
  if (taxisLogoutUrl !== null) location.replace(taxisLogoutUrl);
}

/** Tells the other tabs and the server to refuse a token from now on; where its session at taxis ends, or null. Never throws. */
export async function revokeToken(token: string): Promise<string | null> {
  announceLeaving(token);
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await request(users.logout, {}, { token, signal }).catch(() => null);
  return answer?.taxisLogoutUrl ?? null;
}
