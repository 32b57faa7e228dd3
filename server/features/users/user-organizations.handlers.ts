import type { userOrganizations } from "#api/user-organizations.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { assignOrganizations } from "./assign-organizations.ts";
import { exportLinks } from "./export-links.ts";
import { linkCount, linkItems } from "./user-organizations.queries.ts";

export const userOrganizationHandlers: Handlers<typeof userOrganizations> = {
  async getAll(ctx, { skip, take, ...filter }) {
    return {
      items: await linkItems(ctx.db, filter, { skip, take }),
      total: await linkCount(ctx.db, filter),
    };
  },
  export: exportLinks,
  assign: assignOrganizations,
};
