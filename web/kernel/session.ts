import {
  cookiesToClear,
  cookiesOf,
  isLive,
  organizationIdFrom,
  refreshedCookies,
  sessionFrom,
  type Session,
} from "./session-cookies.ts";
import { keepInTab } from "./keep-in-tab.ts";
import { storeOf, useStore } from "./store.ts";
import { forgetInterruptedPage, keepInterruptedPage } from "./interrupted-page.ts";
import { somethingToLose, somethingUnsaved } from "./unsaved.ts";

/**
 * Why a session ended: it expired (or the server refused it), the same while unsaved input keeps the page, the person signed
 * out here or in another tab, or requested a page that the account has no right to.
 */
type SessionEnd = "expired" | "suspended" | "signed-out" | "signed-out-elsewhere" | "forbidden";

const session = storeOf<Session | null>(null);
const organizationId = storeOf<string | null>(null);
const lastEnd = storeOf<SessionEnd | null>(null);
/** The id of the session's user, as the server last said. */
const userId = storeOf<string | null>(null);
/** Reaches the other tabs: one object, since a second one here would receive its messages too. */
let tabs: BroadcastChannel | null = null;
/** The token that is being signed out: its refusal from now on means the sign-out. */
let leaving: string | null = null;
const personKey = "paron.person";
const organizationKey = "paron.organization";
const enders = new Set<(end: SessionEnd, userId: string | null) => void>();

/** The session in the cookies, if it differs from the one known here, as after a sign-in in another tab; else null. */
export function newerSession(): Session | null {
  const found = sessionFrom(document.cookie);
  return found && found.token !== session.get()?.token ? found : null;
}

/**
 * Takes over such a session, and that of an earlier page load. The organization stays that of this tab, since another tab may
 * have a different one selected. Returns whether it did.
 */
export function adoptSession(): boolean {
  const found = newerSession();
  if (!found) return false;
  begin(found);
  const ofTab = organizationId.get() ?? sessionStorage.getItem(organizationKey);
  organizationId.set(ofTab ?? organizationIdFrom(document.cookie));
  return true;
}

/** The stored session if it is valid at this moment, else null. */
export function currentSession(): Session | null {
  const stored = session.get();
  return isLive(stored, Date.now()) ? stored : null;
}

/** The stored session, valid or not. */
export function storedSession(): Session | null {
  return session.get();
}

/** The stored session for components. */
export function useSession(): Session | null {
  return useStore(session);
}

/** Stores the answer of a sign-in as of now; an organization selected by another user is dropped. */
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

/** Stores whose session this is, as the server says. */
export function identifySession(id: string): void {
  userId.set(id);
  keepInTab(personKey, id);
}

/** Id of the person this tab belongs to: through reloads and the end of a session, until a sign-in or sign-out here. */
export function personOfTab(): string | null {
  return sessionStorage.getItem(personKey);
}

/** Id of the signed-in user, or null until the server has said it. */
export function signedInUserId(): string | null {
  return userId.get();
}

/** The same for components; empty instead of null. */
export function useUserId(): string {
  return useStore(userId) ?? "";
}

/** Changes the name by which the user is greeted. */
export function renameSession(userName: string): void {
  const stored = session.get();
  if (stored) session.set({ ...stored, userName });
  refreshSessionCookies();
}

/** Rewrites the identity cookies, as each navigation with a live session does; not if another tab has a newer session. */
export function refreshSessionCookies(): void {
  const live = currentSession();
  if (live && !newerSession())
    writeCookies(refreshedCookies(live, organizationId.get(), isSecure()));
}

/**
 * Forgets the session here and notifies the listeners. With `token`, only while that token is the stored one: a
 * late refusal of an old token does not affect a newer session.
 */
export function endSession(end: SessionEnd, token?: string): void {
  const stored = session.get();
  if (!stored || (token !== undefined && stored.token !== token)) return;
  const why = end === "expired" && stored.token === leaving ? "signed-out" : end;
  const whose = userId.get();
  const isTyped = why === "expired" && whose !== null && somethingToLose();
  // A page with unsaved input stays as it is, with its user and organization.
  if (isTyped) forgetToken();
  else forgetSession(why);
  for (const ender of enders) ender(isTyped ? "suspended" : why, whose);
}

/** Announces to the other tabs that the session with the token is being signed out, so that they do not report it as expired. */
export function announceLeaving(token: string): void {
  leaving = token;
  tellTabs(token);
}

/**
 * Ends the session here when another tab signs it out, and answers `holds` to a tab that `asks` whether there is unsaved
 * input here. A tab in which someone signs in sends `came`.
 */
export function followOtherTabs(): void {
  tabs = new BroadcastChannel("paron.sessions");
  hearTabs((message) => {
    if (message !== "asks") endSession("signed-out-elsewhere", message);
    else if (session.get() && somethingUnsaved()) tellTabs("holds");
  });
}

/** Sends a message to the other tabs. */
export function tellTabs(message: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  tabs?.postMessage(message);
}

/** Listens to the messages of the other tabs, as long as the page is open. */
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
 * Clears the session and the identity, in memory and in the cookies; those of another tab's newer session stay. If it
 * expired, `path`, the page at which it did, is kept for the same person.
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

/** Calls `listener` whenever a session ends, with the id of its user. */
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
  else keepInTab(organizationKey, id);
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
