import type { apiApps } from "#api/api-apps.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { appDetails } from "./app-details.ts";
import { appListing } from "./apps.queries.ts";
import { createApp } from "./create-app.ts";
import { revokeApp } from "./revoke-app.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { updateApp } from "./update-app.ts";

export const apiAppHandlers: Handlers<typeof apiApps> = {
  getAll: appListing.getAll,
  export: appListing.export,
  getById: appDetails,
  create: createApp,
  update: updateApp,
  rotateSecret,
  revoke: revokeApp,
};
