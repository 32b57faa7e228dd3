import { users } from "#api/security.ts";
import { request } from "./request.ts";
import { currentSession, endSession } from "./session.ts";

const patienceMs = 3000;

/** Ends the session on the server and here; here it ends even when the server does not answer. */
export async function signOut(): Promise<void> {
  const live = currentSession();
  if (live) await revokeToken(live.token);
  endSession("signed-out");
}

/** Tells the server to refuse a token from now on. Never throws. */
export async function revokeToken(token: string): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  await request(users.logout, {}, { token, signal }).catch(() => null);
}
