import {
  cookiesToClear,
  cookiesOf,
  isLive,
  organizationIdFrom,
  refreshedCookies,
  sessionFrom,
  type Session,
} from "./session-cookies.ts";
import { storeOf, useStore } from "./store.ts";
import { forgetInterruptedPage, keepInterruptedPage } from "./interrupted-page.ts";
import { somethingToLose, somethingUnsaved } from "./unsaved.ts";

/**
 * Why a session ended: it ran out (or the server refused it), the same while something typed keeps the page, the person signed
 * out here or in another tab, or asked for a page that the account has no right to.
 */
export type SessionEnd =
  | "expired"
  | "suspended"
  | "signed-out"
  | "signed-out-elsewhere"
  | "forbidden";

const session = storeOf<Session | null>(null);
const organizationId = storeOf<string | null>(null);
const lastEnd = storeOf<SessionEnd | null>(null);
/** Whose session it is, as the server said last. */
const userId = storeOf<string | null>(null);
/** Reaches the other tabs: one object, since a second one here would hear it too. */
let tabs: BroadcastChannel | null = null;
/** The token that the person is giving up: what refuses it from now on is the sign-out. */
let leaving: string | null = null;
const personKey = "paron.person";
const organizationKey = "paron.organization";
const enders = new Set<(end: SessionEnd, userId: string | null) => void>();

/** The session that the cookies hold, when it is another than the one known here, as after a sign-in in another tab; else null. */
export function newerSession(): Session | null {
  const found = sessionFrom(document.cookie);
  return found && found.token !== session.get()?.token ? found : null;
}

/**
 * Takes over such a session, and that of an earlier page load. The organization stays that of this tab: in another tab another
 * may be selected. Tells whether it did.
 */
export function adoptSession(): boolean {
  const found = newerSession();
  if (!found) return false;
  begin(found);
  const ofTab = organizationId.get() ?? sessionStorage.getItem(organizationKey);
  organizationId.set(ofTab ?? organizationIdFrom(document.cookie));
  return true;
}

/** The stored session if it still counts at this moment, else null. */
export function currentSession(): Session | null {
  const stored = session.get();
  return isLive(stored, Date.now()) ? stored : null;
}

/** The stored session, whether it still counts or not. */
export function storedSession(): Session | null {
  return session.get();
}

/** The stored session for components. */
export function useSession(): Session | null {
  return useStore(session);
}

/** Stores the answer of a sign-in as of now; another person's selection of organization does not outlive it. */
export function startSession(given: Omit<Session, "storedAt">): void {
  const started = { ...given, storedAt: Date.now() };
  if (session.get()?.userName !== given.userName) keepOrganizationId(null);
  begin(started);
  sessionStorage.removeItem(personKey);
  writeCookies(cookiesOf(started, isSecure()));
  tellTabs("came");
}

function begin(started: Session): void {
  lastEnd.set(null);
  session.set(started);
}

/** Keeps whose session this is, as the server says. */
export function identifySession(id: string): void {
  userId.set(id);
  sessionStorage.setItem(personKey, id);
}

/** Id of the person for whom this tab stands: through reloads and the end of a session, until a sign-in or sign-out here. */
export function personOfTab(): string | null {
  return sessionStorage.getItem(personKey);
}

/** Id of the person signed in, or null while the server has not said it. */
export function signedInUserId(): string | null {
  return userId.get();
}

/** The same for components; empty instead of null. */
export function useUserId(): string {
  return useStore(userId) ?? "";
}

/** Greets the person by another name from now on. */
export function renameSession(userName: string): void {
  const stored = session.get();
  if (stored) session.set({ ...stored, userName });
  refreshSessionCookies();
}

/** Writes the identity cookies afresh, as each navigation with a live session does; beside another tab's newer session none. */
export function refreshSessionCookies(): void {
  const live = currentSession();
  if (live && !newerSession())
    writeCookies(refreshedCookies(live, organizationId.get(), isSecure()));
}

/**
 * Forgets the session here and tells those who asked. With `token`, only while that token is the stored one: a late
 * refusal of an old token leaves a newer session alone.
 */
export function endSession(end: SessionEnd, token?: string): void {
  const stored = session.get();
  if (!stored || (token !== undefined && stored.token !== token)) return;
  const why = end === "expired" && stored.token === leaving ? "signed-out" : end;
  const whose = userId.get();
  const isTyped = why === "expired" && whose !== null && somethingToLose();
  // A page with something typed stays as it is, its person and organization with it.
  if (isTyped) forgetToken();
  else forgetSession(why);
  for (const ender of enders) ender(isTyped ? "suspended" : why, whose);
}

/** Tells the other tabs that the session with the token is being given up, so that they do not call it run out. */
export function announceLeaving(token: string): void {
  leaving = token;
  tellTabs(token);
}

/**
 * Ends the session here when another tab gives it up, and answers `holds` to one that `asks` whether something is typed here.
 * A tab in which somebody signs in says that one `came`.
 */
export function followOtherTabs(): void {
  tabs = new BroadcastChannel("paron.sessions");
  hearTabs((message) => {
    if (message !== "asks") endSession("signed-out-elsewhere", message);
    else if (session.get() && somethingUnsaved()) tellTabs("holds");
  });
}

/** Tells the other tabs. */
export function tellTabs(message: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  tabs?.postMessage(message);
}

/** Hears what the other tabs tell, as long as the page is open. */
export function hearTabs(hear: (message: string) => void): void {
  tabs?.addEventListener("message", ({ data }: MessageEvent<string>) => hear(data));
}

/** True after the person signed out, here or in another tab, until someone signs in. */
export function hasSignedOut(): boolean {
  const end = lastEnd.get();
  return end === "signed-out" || end === "signed-out-elsewhere";
}

/** Why the last session ended, until someone signs in; null where there was none. */
export function useLastEnd(): SessionEnd | null {
  return useStore(lastEnd);
}

/**
 * Clears the session and the identity, in memory and in the cookies; those of another tab's newer session stay. Where it
 * ran out, `path` is kept for the same person: the page at which it did.
 */
export function forgetSession(end?: SessionEnd, path = addressHere()): void {
  const whose = userId.get();
  if (end === "expired" && whose !== null)
    keepInterruptedPage(whose, { path, organizationId: organizationId.get() ?? "" });
  else if (end !== undefined) forgetInterruptedPage();
  if (end !== undefined && end !== "expired") sessionStorage.removeItem(personKey);
  if (end !== undefined) lastEnd.set(end);
  userId.set(null);
  forgetToken();
  keepOrganizationId(null);
}

function forgetToken(): void {
  const ours = session.get()?.token;
  const inCookies = sessionFrom(document.cookie)?.token;
  session.set(null);
  if (inCookies === undefined || inCookies === ours) writeCookies(cookiesToClear());
}

/** Calls `listener` whenever a session ends, with whose it was. */
export function onSessionEnd(listener: (end: SessionEnd, userId: string | null) => void): void {
  enders.add(listener);
}

/** Id of the selected organization, or null. */
export function selectedOrganizationId(): string | null {
  return organizationId.get();
}

/** Id of the selected organization for components. */
export function useSelectedOrganizationId(): string | null {
  return useStore(organizationId);
}

/** Selects an organization and stores the choice with the session. */
export function selectOrganizationId(id: string | null): void {
  keepOrganizationId(id);
  refreshSessionCookies();
}

function keepOrganizationId(id: string | null): void {
  organizationId.set(id);
  if (id === null) sessionStorage.removeItem(organizationKey);
  else sessionStorage.setItem(organizationKey, id);
}

function addressHere(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

function isSecure(): boolean {
  return location.protocol === "https:";
}

function writeCookies(texts: readonly string[]): void {
  for (const text of texts) document.cookie = text;
}
