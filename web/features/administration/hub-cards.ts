import {
  IconCalendarOff,
  IconCloudUpload,
  IconDeviceMobile,
  IconFileText,
  IconIdBadge2,
  IconListCheck,
  IconSitemap,
  type IconUsers,
  IconUserShare,
} from "@tabler/icons-react";
import { employees } from "#api/employees.ts";
import { structures } from "#api/structures.ts";
import { type hubCardTexts, hubFigureTexts as figures } from "#texts/administration.ts";
import { request } from "#web/kernel/request.ts";
import { formatNumber } from "#web/ui/formats.ts";

/** A link from a body's hub to a page, with a figure that is cheap to read from a list's total. */
export type HubCard = {
  path: keyof typeof hubCardTexts;
  icon: typeof IconUsers;
  figure?: { of: readonly unknown[]; read: () => Promise<string> };
};

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
    { path: "/organization-administration/finding-rules", icon: IconListCheck },
    { path: "/organization-administration/deputies", icon: IconUserShare },
    { path: "/organization-administration/vacations", icon: IconCalendarOff },
  ];
}

function totalOf({ total }: { total: number }): string {
  return formatNumber(total);
}
