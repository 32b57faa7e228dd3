import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { OrganizationOfUser } from "#api/organizations.ts";
import { mayOpenRoute } from "#domain/access.ts";
import { shellTexts } from "#texts/shell.ts";
import { users } from "#api/security.ts";
import { admissionTo, isBarredFrom, type Admission } from "./admission.ts";
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

/** What pages behind a sign-in receive; the session's role is the one it has in the organization. */
type SignedIn = { session: Session; organization: OrganizationOfUser | null };

/**
 * The automatic login check of a navigation to a page that needs a session: returns the session and its selected
 * organization, or throws the redirect that the check demands. A preload only looks: it ends no session. A device's
 * screen makes no calls, since it also opens without a network; without a session the device opens one with its key,
 * or its screen without one.
 */
export async function admit(
  client: QueryClient,
  { pathname: path, href }: { pathname: string; href: string },
  preload: boolean,
  isDevice: () => Promise<boolean>,
): Promise<SignedIn> {
  if (newerSession() && !(preload && personOfTab() !== null)) {
    const { followNewerSession } = await import("./newer-session.ts");
    await followNewerSession(client, path !== openPage?.path);
  }
  const session = storedSession();
  let admission = admissionTo(path, session, Date.now());
  // Awaited only in this case: what admits a person is requested before anything that the page requests.
  if (
    admission === "forbidden" &&
    session?.area === "Employee" &&
    (await mayAsDeputy(client, path))
  )
    admission = "admitted";
  if (admission !== "admitted" || session === null) {
    if (admission !== "forbidden" && path === openPage?.path && isTypedWithoutSession()) {
      if (!preload) askForSignIn();
      return openPage.given;
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
  if (isBarredFrom(path, given.session, organization)) {
    if (!preload) toast.error(shellTexts.keptOff);
    throw redirect({ to: "/", replace: true });
  }
  refreshSessionCookies();
  if (!preload) openPage = { path, given };
  return given;
}

/** Whether a path forbidden to the account is open to it as a deputy in the selected organization. */
async function mayAsDeputy(client: QueryClient, path: string): Promise<boolean> {
  const { organization } = await ofSession(client);
  return organization !== null && mayOpenRoute(organization.area, path);
}

/** The page now shown, and what it received. */
let openPage: { path: string; given: SignedIn } | null = null;

/** Whether unsaved input keeps the page of a person whose session is over: the page stays even when its address changes. */
function isTypedWithoutSession(): boolean {
  return signedInUserId() !== null && somethingToLose();
}

function askForSignIn(): void {
  if (storedSession()) endSession("expired");
  else unadmitted.tell();
}

/** Whether a person's session expired or was ended by the person: the next screen is then the sign-in. */
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

/** What the user must do before anything else, on the sign-in page. Throws ApiError. */
export async function requiredStepOfSession(): Promise<"password" | "second-factor" | null> {
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
