import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { mayOpenRoute } from "#domain/access.ts";
import { shellTexts } from "#texts/shell.ts";
import { users } from "#api/security.ts";
import { admissionTo, isKeptOff, type Admission } from "./admission.ts";
import { ApiError } from "./api-error.ts";
import { loadOrganization } from "./organization.ts";
import { unadmitted } from "./away.ts";
import { openingOf } from "./calls.ts";
import { carryParcels } from "./outbox.ts";
import { request } from "./request.ts";
import {
  endSession,
  forgetSession,
  hasSignedOut,
  identifySession,
  newerSession,
  personOfTab,
  refreshSessionCookies,
  signedInUserId,
  storedSession,
} from "./session.ts";
import type { Session } from "./session-cookies.ts";
import { revokeToken } from "./sign-out.ts";
import { toast } from "./toasts.ts";
import { somethingToLose } from "./unsaved.ts";

const currentUser = openingOf(users.getCurrent, {});

/** What pages behind a sign-in are given; the role of the session is that in the organization. */
export type SignedIn = { session: Session; organization: OrganizationOfUser | null };

/**
 * The automatic login check of a navigation to a page that needs a session: gives the session and its selected
 * organization, or throws the redirect that the check demands. A preload only looks: it ends no session.
 * A device's screen asks nothing, since it opens without a network too; without a session the device opens one by its
 * key, or its screen without one.
 */
export async function admit(
  client: QueryClient,
  { pathname: path, href }: { pathname: string; href: string },
  preload: boolean,
  isDevice: () => Promise<boolean>,
): Promise<SignedIn> {
  if (newerSession() && !(preload && personOfTab() !== null)) {
    const { followNewerSession } = await import("./newer-session.ts");
    await followNewerSession(client, path !== shown?.path);
  }
  const session = storedSession();
  let admission = admissionTo(path, session, Date.now());
  // Waited for only there: what admits a person is asked before anything that the page asks.
  if (
    admission === "forbidden" &&
    session?.area === "Employee" &&
    (await mayAsDeputy(client, path))
  )
    admission = "admitted";
  if (admission !== "admitted" || session === null) {
    if (admission !== "forbidden" && path === shown?.path && isTypedWithoutSession()) {
      if (!preload) askForSignIn();
      return shown.given;
    }
    if (path === "/" && !isOfPerson(session) && (await isDevice()))
      throw redirect({ to: "/pair", replace: true });
    if (!preload) turnAway(admission, session, href);
    throw redirect({ to: "/login", replace: true });
  }
  if (session.area === "MobileUser" && path === "/") return { session, organization: null };
  const { organization, owes } = await ofSession(client);
  if (owes !== null) throw redirect({ to: "/login", replace: true });
  const given = { session: { ...session, area: organization?.area ?? session.area }, organization };
  if (isKeptOff(path, given.session, organization)) {
    if (!preload) toast.error(shellTexts.keptOff);
    throw redirect({ to: "/", replace: true });
  }
  refreshSessionCookies();
  if (!preload) shown = { path, given };
  return given;
}

/** What an account may not open, it may where it stands in for another in the selected organization. */
async function mayAsDeputy(client: QueryClient, path: string): Promise<boolean> {
  const { organization } = await ofSession(client);
  return organization !== null && mayOpenRoute(organization.area, path);
}

/** The page that stands, and what it was given. */
let shown: { path: string; given: SignedIn } | null = null;

/** Whether what is typed keeps the page of a person whose session is over: it stays also where its address changes. */
function isTypedWithoutSession(): boolean {
  return signedInUserId() !== null && somethingToLose();
}

function askForSignIn(): void {
  if (storedSession()) endSession("expired");
  else unadmitted.tell();
}

/** A person's session ran out, or was ended by the person: the next screen is that of sign-in. */
function isOfPerson(session: Session | null): boolean {
  return hasSignedOut() || (session !== null && session.area !== "MobileUser");
}

function turnAway(admission: Admission, session: Session | null, href: string): void {
  if (admission === "expired") toast.error(shellTexts.sessionExpired, { durationMs: 3000 });
  if (admission === "forbidden" && session) void revokeToken(session.token);
  forgetSession(admission === "expired" || admission === "forbidden" ? admission : undefined, href);
}

async function ofSession(client: QueryClient) {
  try {
    const known = [loadOrganization(client), client.ensureQueryData(currentUser)] as const;
    const [organization, { id, owes }] = await Promise.all(known);
    identify(id);
    return { organization, owes };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw redirect({ to: "/login", replace: true });
    throw error;
  }
}

/** What the session's person must do before anything else, at the page of sign-in. Throws ApiError. */
export async function owedBySession(): Promise<"password" | "second-factor" | null> {
  const { id, owes } = await request(users.getCurrent, {});
  identify(id);
  return owes;
}

function identify(id: string): void {
  if (signedInUserId() === id) return;
  const before = personOfTab();
  const name = storedSession()?.userName ?? "";
  identifySession(id);
  if (before !== null && before !== id)
    toast.info(shellTexts.otherPerson(name), { durationMs: 8000 });
  void carryParcels(name, id);
}
