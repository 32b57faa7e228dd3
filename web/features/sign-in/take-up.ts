import type { SignedIn } from "#api/sign-in.ts";
import { startSession } from "#web/kernel/session.ts";

/** Starts the session of a completed sign-in; returns the address to go to next, which is /login while something is owed. */
export function takeUp(
  { token, expiresIn, area, nickName, owes }: SignedIn,
  loginUsingTaxis: boolean,
): "/" | "/login" {
  startSession({ token, expiresIn, area, userName: nickName, loginUsingTaxis });
  return owes === null ? "/" : "/login";
}
