import type { userRegister } from "#api/user-register.ts";
import { releaseTries } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { editedUser } from "./user-row.ts";

/** Lets a person who mistook the password too often try again at once. */
export const unlockUser: Handler<typeof userRegister.unlock> = (ctx, { id }) =>
  writeSystem(ctx, "user.unlock", async (tx) => {
    const { userName } = await editedUser(ctx, tx, { id });
    const released = await releaseTries(ctx, tx, { id, userName });
    const entry = {
      subjectKind: "user" as const,
      subjectId: id,
      before: { userName },
      after: null,
    };
    return { entry: released === 0 ? null : entry, result: { id } };
  });
