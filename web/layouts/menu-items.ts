import {
  IconBriefcase,
  IconBuildingBank,
  IconCalendarMonth,
  IconChecks,
  IconCoinEuro,
  IconFileText,
  IconHome,
  IconIdBadge2,
  IconReportMoney,
  IconSettings,
  IconSitemap,
  IconSpeakerphone,
} from "@tabler/icons-react";
import { hasFullAccess, mayOpenRoute, needsFullAccess, type Role } from "#domain/access.ts";
import { menuTexts } from "#texts/shell.ts";

type MenuPath = keyof typeof menuTexts;

export type MenuItem = { path: MenuPath; label: string; icon: typeof IconHome };

const groups: readonly (readonly [MenuPath, typeof IconHome][])[] = [
  [["/", IconHome]],
  [
    ["/attendances", IconCalendarMonth],
    ["/monthly-contracts", IconReportMoney],
    ["/verifications", IconChecks],
    ["/payments", IconCoinEuro],
  ],
  [
    ["/structures", IconSitemap],
    ["/organization-administration/organization-employees", IconIdBadge2],
    ["/contracts", IconFileText],
  ],
  [
    ["/announcements", IconSpeakerphone],
    ["/organizations", IconBuildingBank],
    ["/organization-administration", IconBriefcase],
    ["/system-administration", IconSettings],
  ],
];

/** The menu of a role in the selected organization, in groups: only what exists and may be opened. */
export function menuFor(
  role: Role,
  fullAccess: boolean,
  exists: (path: string) => boolean,
): MenuItem[][] {
  const right = fullAccess ? "full" : "read";
  const opens = (path: string) =>
    exists(path) &&
    mayOpenRoute(role, path) &&
    (!needsFullAccess(path) || hasFullAccess(role, right));
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
