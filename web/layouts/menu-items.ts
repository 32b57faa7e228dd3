import { hasFullAccess, mayOpenRoute, needsFullAccess, type Role } from "#domain/access.ts";
import { menuTexts } from "#texts/shell.ts";

type MenuPath = keyof typeof menuTexts;

/** `icon` is a name in the icon service. */
export type MenuItem = { path: MenuPath; label: string; icon: string };

const groups: readonly (readonly [MenuPath, string][])[] = [
  [["/", "home"]],
  [
    ["/attendances", "calendar-month"],
    ["/monthly-contracts", "report-money"],
    ["/verifications", "checks"],
    ["/payments", "coin-euro"],
  ],
  [
    ["/structures", "sitemap"],
    ["/organization-administration/organization-employees", "id-badge-2"],
    ["/contracts", "file-text"],
  ],
  [
    ["/announcements", "speakerphone"],
    ["/organizations", "building-bank"],
    ["/organization-administration", "briefcase"],
    ["/system-administration", "settings"],
  ],
];

/** True where the role, with its access to the selected organization, may open a page. */
export function mayOpenIn(role: Role, fullAccess: boolean, path: string): boolean {
  const isReached = !needsFullAccess(path) || hasFullAccess(role, fullAccess ? "full" : "read");
  return isReached && mayOpenRoute(role, path);
}

/** The icon of a page: its own in the menu, else that of the item it belongs to. */
export function iconOf(path: string): string {
  const leading = groups
    .flat()
    .filter(([item]) => item !== "/" && (path === item || path.startsWith(`${item}/`)))
    .toSorted(([one], [other]) => other.length - one.length);
  return leading[0]?.[1] ?? "home";
}

/** The menu of a role in the selected organization, in groups: only what exists and may be opened. */
export function menuFor(
  role: Role,
  fullAccess: boolean,
  exists: (path: string) => boolean,
): MenuItem[][] {
  const opens = (path: string) => exists(path) && mayOpenIn(role, fullAccess, path);
  return groups
    .map((group) =>
      group
        .filter(([path]) => opens(path))
        .map(([path, icon]) => ({ path, label: menuTexts[path], icon })),
    )
    .filter((group) => group.length > 0);
}

/** The item that a path belongs to: the longest that is the path or leads to it. */
export function activeItem(groups: readonly (readonly MenuItem[])[], path: string): string | null {
  const leading = groups
    .flat()
    .filter((item) => path === item.path || (item.path !== "/" && path.startsWith(`${item.path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length);
  return leading[0]?.path ?? null;
}
