import type { InputOf, OutputOf } from "#api/call.ts";
import type { userRegister } from "#api/user-register.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { replaceLinks } from "./links.ts";
import { editedUser } from "./user-row.ts";

/** Gives a user these organizations and no others; what is taken away is felt at once in the sessions that live. */
export async function setOrganizations(
  ctx: SignedContext,
  { id, version, organizations: links }: InputOf<typeof userRegister.setOrganizations>,
): Promise<OutputOf<typeof userRegister.setOrganizations>> {
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
}
