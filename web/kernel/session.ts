import {
  clearedCookies,
  cookiesOf,
  isLive,
  organizationIdFrom,
  refreshedCookies,
  sessionFrom,
  type Session,
} from "./session-cookies.ts";
import { storeOf, useStore } from "./store.ts";

/** Why a session ended: it ran out (or the server refused it), or the person signed out. */
export type SessionEnd = "expired" | "signed-out";

const session = storeOf<Session | null>(null);
const organizationId = storeOf<string | null>(null);
const signedOut = storeOf(false);
const enders = new Set<(end: SessionEnd) => void>();

/**
 * Takes over the session that the cookies hold, when it is another than the one known here: that of an earlier page
 * load, or of a sign-in in another tab. Tells whether it did.
 */
export function adoptSession(): boolean {
  const found = sessionFrom(document.cookie);
  if (!found || found.token === session.get()?.token) return false;
  session.set(found);
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
  signedOut.set(false);
  session.set(started);
  writeCookies(cookiesOf(started, isSecure()));
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
  forgetSession();
  signedOut.set(end === "signed-out");
  for (const ender of enders) ender(end);
}

/** True after the person signed out here, until someone signs in. */
export function hasSignedOut(): boolean {
  return signedOut.get();
}

/** Clears the session and the identity, in memory and in the cookies; those of another tab's newer session stay. */
export function forgetSession(): void {
  const ours = session.get()?.token;
  const inCookies = sessionFrom(document.cookie)?.token;
  session.set(null);
  organizationId.set(null);
  if (inCookies === undefined || inCookies === ours) writeCookies(clearedCookies());
}

/** Calls `listener` whenever a session ends. */
export function onSessionEnd(listener: (end: SessionEnd) => void): void {
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

function isSecure(): boolean {
  return location.protocol === "https:";
}

function writeCookies(texts: readonly string[]): void {
  for (const text of texts) document.cookie = text;
}
