import type { userRegister } from "#api/user-register.ts";
import { administeredRoles } from "#domain/identity/user-rights.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { afmVerdict } from "./afm-verdict.ts";
import { disableUser, enableUser, resetSecondFactor } from "./change-standing.ts";
import { createUser } from "./create-user.ts";
import { deleteUser } from "./delete-user.ts";
import { resetPassword } from "./reset-password.ts";
import { setOrganizations } from "./set-organizations.ts";
import { updateUser } from "./update-user.ts";
import { userCount, userDetails, userItems } from "./users.queries.ts";

export const userRegisterHandlers: Handlers<typeof userRegister> = {
  async getAll(ctx, { skip, take, ...filter }) {
    const roles = administeredRoles(ctx.actor.role);
    return {
      items: await userItems(ctx.db, roles, filter, { skip, take }),
      total: await userCount(ctx.db, roles, filter),
    };
  },
  async getById(ctx, { id }) {
    const roles = administeredRoles(ctx.actor.role);
    const user = await userDetails(ctx.db, roles, id, ctx.now);
    if (!user) throw new Fault("not-found");
    return user;
  },
  create: createUser,
  update: updateUser,
  delete: deleteUser,
  isAfmValid: afmVerdict,
  setOrganizations,
  resetPassword,
  resetSecondFactor,
  disable: disableUser,
  enable: enableUser,
};
