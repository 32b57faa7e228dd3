import { mayOpenRoute, type Role } from "#domain/access.ts";
import { keepInTab } from "./keep-in-tab.ts";

const key = "paron.wanted";

/** A page at which a session expired, and the organization that was selected; empty where none was. */
type InterruptedPage = { path: string; organizationId: string };

/** Remembers, in this tab, the page at which a person's session expired. */
export function keepInterruptedPage(
  userId: string,
  { path, organizationId }: InterruptedPage,
): void {
  keepInTab(key, [userId, organizationId, path].join(" "));
}

/** Forgets it, as a sign-out does. */
export function forgetInterruptedPage(): void {
  sessionStorage.removeItem(key);
}

/** The page at which the same person's last session expired, if it is ours and the role may open it; else null. */
export function interruptedPageOf(userId: string | null, role: Role): InterruptedPage | null {
  const [owner, organizationId = "", href = ""] = sessionStorage.getItem(key)?.split(" ") ?? [];
  const path = owner === userId ? ownPath(href) : null;
  if (path === null || path === "/" || !mayOpenRoute(role, pathnameOf(path))) return null;
  return { path, organizationId };
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

/** The path of an address of our own, without its search and hash. */
export function pathnameOf(path: string): string {
  return new URL(path, base).pathname;
}
