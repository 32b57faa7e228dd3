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
import { somethingUnsaved } from "./unsaved.ts";

/**
 * Why a session ended: it ran out (or the server refused it), the person signed out here or in another tab, or asked for a
 * page that the account has no right to.
 */
export type SessionEnd = "expired" | "signed-out" | "signed-out-elsewhere" | "forbidden";

const session = storeOf<Session | null>(null);
const organizationId = storeOf<string | null>(null);
const lastEnd = storeOf<SessionEnd | null>(null);
/** Whose session it is, as the server said last. */
const userId = storeOf<string | null>(null);
/** Reaches the other tabs: one object, since a second one here would hear it too. */
let tabs: BroadcastChannel | null = null;
/** The token that the person is giving up: what refuses it from now on is the sign-out. */
let leaving: string | null = null;
const enders = new Set<(end: SessionEnd, userId: string | null) => void>();

/**
 * Takes over the session that the cookies hold, when it is another than the one known here: that of an earlier page
 * load, or of a sign-in in another tab. Tells whether it did.
 */
export function adoptSession(): boolean {
  const found = sessionFrom(document.cookie);
  if (!found || found.token === session.get()?.token) return false;
  begin(found);
  organizationId.set(organizationIdFrom(document.cookie));
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
  if (session.get()?.userName !== given.userName) organizationId.set(null);
  begin(started);
  writeCookies(cookiesOf(started, isSecure()));
}

function begin(started: Session): void {
  lastEnd.set(null);
  session.set(started);
}

/** Keeps whose session this is, as the server says. */
export function identifySession(id: string): void {
  userId.set(id);
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

/** Writes the identity cookies afresh, as each navigation with a live session does. */
export function refreshSessionCookies(): void {
  const live = currentSession();
  if (live) writeCookies(refreshedCookies(live, organizationId.get(), isSecure()));
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
  forgetSession(why);
  for (const ender of enders) ender(why, whose);
}

/** Tells the other tabs that the session with the token is being given up, so that they do not call it run out. */
export function announceLeaving(token: string): void {
  leaving = token;
  tellTabs(token);
}

/** Ends the session here when another tab gives it up, and answers `holds` to one that `asks` whether something is typed here. */
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
  if (end !== undefined) lastEnd.set(end);
  userId.set(null);
  const ours = session.get()?.token;
  const inCookies = sessionFrom(document.cookie)?.token;
  session.set(null);
  organizationId.set(null);
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
  organizationId.set(id);
  refreshSessionCookies();
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
