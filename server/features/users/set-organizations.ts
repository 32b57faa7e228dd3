import type { userRegister } from "#api/user-register.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { replaceLinks } from "./links.ts";
import { editedUser } from "./user-row.ts";

/** Gives a user these organizations and no others; what is taken away is felt at once in the sessions that live. */
export const setOrganizations: Handler<typeof userRegister.setOrganizations> = async (
  ctx,
  { id, version, organizations: links },
) => {
  const result = await namingViolations({}, () =>
    writeSystem(ctx, "user.set-organizations", async (tx) => {
      await editedUser(ctx, tx, { id, version });
      const before = await replaceLinks(tx, id, links);
      await tx
        .updateTable("app_user")
        .set({ version: version + 1 })
        .where("id", "=", id)
        .execute();
      return {
        entry: {
          subjectKind: "user",
          subjectId: id,
          before: { organizations: before },
          after: { organizations: links },
        },
        result: { id, version: version + 1 },
      };
    }),
  );
  ctx.sessions.forgetUser(id);
  return result;
};
