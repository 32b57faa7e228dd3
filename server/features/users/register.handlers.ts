import type { userRegister } from "#api/user-register.ts";
import { administeredRoles } from "#domain/identity/user-rights.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { triesWaitUntil } from "#server/features/sign-in/public.ts";
import { afmVerdict } from "./afm-verdict.ts";
import { disableUser, enableUser, resetSecondFactor } from "./change-standing.ts";
import { createUser } from "./create-user.ts";
import { deleteUser } from "./delete-user.ts";
import { resetPassword } from "./reset-password.ts";
import { setOrganizations } from "./set-organizations.ts";
import { unlockUser } from "./unlock-user.ts";
import { updateUser } from "./update-user.ts";
import { userDetails, userListing } from "./users.queries.ts";

export const userRegisterHandlers: Handlers<typeof userRegister> = {
  getAll: userListing.getAll,
  async getById(ctx, { id }) {
    const roles = administeredRoles(ctx.actor.role);
    const user = await userDetails(ctx.db, roles, id, ctx.now);
    if (!user) throw new Fault("not-found");
    const waitsUntil = await triesWaitUntil(ctx, ctx.db, user);
    return { ...user, waitsUntil: waitsUntil?.toISOString() ?? null };
  },
  export: userListing.export,
  create: createUser,
  update: updateUser,
  delete: deleteUser,
  isAfmValid: afmVerdict,
  setOrganizations,
  resetPassword,
  resetSecondFactor,
  unlock: unlockUser,
  disable: disableUser,
  enable: enableUser,
};
