import type { organizations } from "#api/organizations.ts";
import { requireAdministered } from "#server/features/users/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { completenessOfOrganization } from "./completeness.ts";
import { createOrganization } from "./create-organization.ts";
import { exportCompleteness } from "./export-completeness.ts";
import {
  assignmentOf,
  audiences,
  countsOf,
  organizationListing,
  organizationOf,
  organizationsOfActor,
} from "./organizations.queries.ts";
import { updateOrganization } from "./update-organization.ts";

export const organizationHandlers: Handlers<typeof organizations> = {
  async getById(ctx, { id }) {
    const organization = await organizationOf(ctx, id);
    if (!organization) throw new Fault("not-found");
    const counts = await readBodies(ctx, [id], (db) => countsOf(db, id, ctx.today));
    return { ...organization, ...counts };
  },
  getAll: organizationListing.getAll,
  export: organizationListing.export,
  getCompleteness: completenessOfOrganization,
  exportCompleteness,
  getAllForCurrentUser: organizationsOfActor,
  getOrganizationsForNewAnnouncement: (ctx) => audiences(ctx.db),
  async getForUserAssignment(ctx, { userId }) {
    await requireAdministered(ctx, userId);
    return assignmentOf(ctx.db, userId);
  },
  create: createOrganization,
  update: updateOrganization,
};
