import {
  IconAdjustments,
  IconApi,
  IconBeach,
  IconBuildingBank,
  IconCalendarEvent,
  IconCalendarOff,
  IconClockCheck,
  IconCloudUpload,
  IconDeviceMobile,
  IconFileSearch,
  IconFileText,
  IconHistory,
  IconIdBadge2,
  IconListSearch,
  IconLockOpen,
  IconMail,
  IconReportMoney,
  IconSettings,
  IconShieldLock,
  IconSitemap,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import { closures } from "#api/closures.ts";
import { employees } from "#api/employees.ts";
import { organizations } from "#api/organizations.ts";
import { users } from "#api/security.ts";
import { structures } from "#api/structures.ts";
import { userOrganizations } from "#api/user-organizations.ts";
import { type hubCardTexts, hubFigureTexts as figures } from "#texts/administration.ts";
import { request } from "#web/kernel/request.ts";
import { formatNumber } from "#web/ui/formats.ts";

/** A way from a hub to a page, with the figure that a list's total gives cheaply. */
export type HubCard = {
  path: keyof typeof hubCardTexts;
  icon: typeof IconUsers;
  figure?: { of: readonly unknown[]; read: () => Promise<string> };
};

/** The pages of the system's administration, most used first. */
export const systemCards: readonly HubCard[] = [
  {
    path: "/system-administration/users",
    icon: IconUsers,
    figure: {
      of: ["users"],
      read: async () => figures.users(totalOf(await request(users.getAll, { take: 1 }))),
    },
  },
  {
    path: "/user-organizations",
    icon: IconUsersGroup,
    figure: {
      of: ["links"],
      read: async () =>
        figures.links(totalOf(await request(userOrganizations.getAll, { take: 1 }))),
    },
  },
  { path: "/system-administration/outbox", icon: IconMail },
  {
    path: "/organizations",
    icon: IconBuildingBank,
    figure: {
      of: ["organizations"],
      read: async () =>
        figures.organizations(totalOf(await request(organizations.getAll, { take: 1 }))),
    },
  },
  { path: "/system-administration/bodies", icon: IconReportMoney },
  { path: "/system-administration/attendances", icon: IconClockCheck },
  { path: "/system-administration/pending-documents", icon: IconFileSearch },
  { path: "/system-administration/authenticate-apps", icon: IconApi },
  { path: "/system-administration/parameters", icon: IconSettings },
  { path: "/system-administration/logs", icon: IconListSearch },
  { path: "/system-administration/versions", icon: IconHistory },
];

/** The groups of parameters. */
export const parameterCards: readonly HubCard[] = [
  { path: "/system-administration/parameters/holidays", icon: IconCalendarEvent },
  { path: "/system-administration/parameters/absence-reasons", icon: IconBeach },
  { path: "/system-administration/parameters/unlock-reasons", icon: IconLockOpen },
  { path: "/system-administration/parameters/document-kinds", icon: IconFileText },
  { path: "/system-administration/parameters/global-params", icon: IconAdjustments },
  { path: "/system-administration/parameters/security-rules", icon: IconShieldLock },
];

/** The pages of a body's administration. */
export function organizationCards(organizationId: string): readonly HubCard[] {
  return [
    {
      path: "/organization-administration/organization-employees",
      icon: IconIdBadge2,
      figure: {
        of: ["employees", organizationId],
        read: async () =>
          figures.employees(totalOf(await request(employees.getAll, { organizationId, take: 1 }))),
      },
    },
    {
      path: "/structures",
      icon: IconSitemap,
      figure: {
        of: ["structures", organizationId],
        read: async () =>
          figures.structures(
            totalOf(await request(structures.getAll, { organizationId, take: 1 })),
          ),
      },
    },
    { path: "/organization-administration/mobiles", icon: IconDeviceMobile },
    { path: "/organization-administration/ergani", icon: IconCloudUpload },
    { path: "/organization-administration/organization-documents", icon: IconFileText },
    { path: "/organization-administration/vacations", icon: IconCalendarOff },
  ];
}

/** The pages of closures. */
export function closureCards(organizationId: string): readonly HubCard[] {
  const figureOf = (of: "structures" | "body") => ({
    of: ["closures", organizationId, of],
    read: async () =>
      figures.closures(totalOf(await request(closures.getAll, { organizationId, of, take: 1 }))),
  });
  return [
    {
      path: "/organization-administration/vacations/structure-vacations",
      icon: IconSitemap,
      figure: figureOf("structures"),
    },
    {
      path: "/organization-administration/vacations/organization-vacations",
      icon: IconBuildingBank,
      figure: figureOf("body"),
    },
  ];
}

function totalOf({ total }: { total: number }): string {
  return formatNumber(total);
}
