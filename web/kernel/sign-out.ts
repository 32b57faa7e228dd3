import { users } from "#api/security.ts";
import { request } from "./request.ts";
import { announceLeaving, currentSession, endSession } from "./session.ts";

const patienceMs = 3000;

/**
 * Ends the session on the server and here; here it ends even when the server does not answer. A user who signed in
 * through taxis is redirected to the end of the session there.
 */
export async function signOut(): Promise<void> {
  const live = currentSession();
  const taxisLogoutUrl = live ? await revokeToken(live.token) : null;
  endSession("signed-out");
  if (taxisLogoutUrl !== null) location.replace(taxisLogoutUrl);
}

/** Announces to the other tabs and the server that a token is no longer valid; returns its taxis logout address, or null. Never throws. */
export async function revokeToken(token: string): Promise<string | null> {
  announceLeaving(token);
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await request(users.logout, {}, { token, signal }).catch(() => null);
  return answer?.taxisLogoutUrl ?? null;
}
