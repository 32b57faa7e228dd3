import type { userOrganizations } from "#api/user-organizations.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { assignOrganizations } from "./assign-organizations.ts";
import { linkListing } from "./user-organizations.queries.ts";

export const userOrganizationHandlers: Handlers<typeof userOrganizations> = {
  getAll: linkListing.getAll,
  export: linkListing.export,
  assign: assignOrganizations,
};
