import { mayOpenRoute, type Role } from "#domain/access.ts";

const key = "paron.wanted";

/** Remembers, in this tab, the page from which a person was sent to sign in. */
export function keepWanted(href: string): void {
  sessionStorage.setItem(key, href);
}

/** Forgets it, as a sign-out does: whoever signs in next begins at the beginning. */
export function forgetWanted(): void {
  sessionStorage.removeItem(key);
}

/** Where a person goes after signing in: the page wanted before, if it is ours and the role may open it, else home. */
export function takeWanted(role: Role): string {
  const path = ownPath(sessionStorage.getItem(key) ?? "");
  forgetWanted();
  return path !== null && mayOpenRoute(role, pathnameOf(path)) ? path : "/";
}

/** The text as a path of our own, or null when it leads elsewhere or to the sign-in itself. */
export function ownPath(text: string): string | null {
  if (!text.startsWith("/") || !URL.canParse(text, base)) return null;
  const { origin, pathname, search, hash } = new URL(text, base);
  const isOurs = origin === base && !pathname.startsWith("//") && !/[\\%]/.test(pathname);
  if (!isOurs || pathname === "/login" || pathname.startsWith("/login/")) return null;
  return `${pathname}${search}${hash}`;
}

const base = "https://own.invalid";

function pathnameOf(path: string): string {
  return new URL(path, base).pathname;
}
