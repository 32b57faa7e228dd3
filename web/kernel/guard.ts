import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { shellTexts } from "#texts/shell.ts";
import { admissionTo, isKeptOff } from "./admission.ts";
import { ApiError } from "./api-error.ts";
import { loadOrganization } from "./organization.ts";
import { adoptSession, forgetSession, refreshSessionCookies, storedSession } from "./session.ts";
import type { Session } from "./session-cookies.ts";
import { revokeToken } from "./sign-out.ts";
import { toast } from "./toasts.ts";

/** What pages behind a sign-in are given. */
export type SignedIn = { session: Session; organization: OrganizationOfUser | null };

/**
 * The automatic login check of a navigation to a page that needs a session: gives the session and its selected
 * organization, or throws the redirect that the check demands. A preload only looks: it ends no session.
 */
export async function admit(
  client: QueryClient,
  path: string,
  preload: boolean,
): Promise<SignedIn> {
  if (adoptSession()) client.clear();
  const session = storedSession();
  const admission = admissionTo(path, session, Date.now());
  if (admission !== "admitted" || session === null) {
    if (!preload && admission !== "no-session") turnAway(admission, session);
    throw redirect({ to: "/login", replace: true });
  }
  const organization = await organizationOrSignIn(client);
  if (isKeptOff(path, session, organization)) {
    if (!preload) toast.error(shellTexts.keptOff);
    throw redirect({ to: "/", replace: true });
  }
  refreshSessionCookies();
  return { session, organization };
}

function turnAway(admission: string, session: Session | null): void {
  if (admission === "expired") toast.error(shellTexts.sessionExpired, { durationMs: 3000 });
  if (admission === "forbidden" && session) void revokeToken(session.token);
  forgetSession();
}

async function organizationOrSignIn(client: QueryClient): Promise<OrganizationOfUser | null> {
  try {
    return await loadOrganization(client);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw redirect({ to: "/login", replace: true });
    throw error;
  }
}
