import type { maintenance } from "#api/maintenance.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { Maintenance } from "#server/kernel/maintenance.ts";

export const maintenanceHandlers = (known: Maintenance): Handlers<typeof maintenance> => ({
  getState: (ctx) => known.on(ctx.today),
});
