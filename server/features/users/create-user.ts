import { v7 as uuid } from "uuid";
import type { userRegister } from "#api/user-register.ts";
import { refusalToLastDay, refusalToLinks, refusalToRole } from "#domain/identity/user-rights.ts";
import { insertRow } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { withSecretAnswer } from "#server/kernel/idempotency.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { replaceLinks } from "./links.ts";
import { newOneTimePassword, oneTimeColumns } from "./one-time-password.ts";
import { namesOf, requireGoodPassword } from "./password-policy.ts";
import { unlessRefused, userColumns, userViolations } from "./user-row.ts";

/** Creates a user, with a typed password or a secret that is shown once; either must be changed at the first sign-in. */
export const createUser: Handler<typeof userRegister.create> = async (
  ctx,
  { password: chosenPassword, organizations: links, ...fields },
) => {
  unlessRefused(
    refusalToRole(ctx.actor, {
      id: null,
      was: null,
      role: fields.area,
      validUntil: fields.validUntil,
    }),
  );
  const begun = { id: null, was: null, validUntil: fields.validUntil };
  unlessRefused(refusalToLastDay(ctx.actor.userId, begun, ctx.today));
  unlessRefused(refusalToLinks(fields.area, links.length));
  if (chosenPassword !== null) {
    const ids = links.map((link) => link.organizationId);
    const owner = { ...fields, organizations: await namesOf(ctx.db, ids) };
    const holder = { owner, hasSecondFactor: false };
    await requireGoodPassword(ctx.db, ctx.config, holder, {
      field: "password",
      password: chosenPassword,
    });
  }
  const secret = chosenPassword ?? newOneTimePassword();
  const password = await oneTimeColumns(ctx, ctx.db, secret);
  const id = uuid();
  return namingViolations(userViolations, () =>
    writeSystem(
      chosenPassword === null ? withSecretAnswer(ctx) : ctx,
      "user.create",
      async (tx) => {
        await insertRow(tx, "app_user", { id, ...userColumns(fields), ...password });
        await replaceLinks(tx, id, links);
        const after = { ...fields, organizations: links };
        return {
          entry: entryOf("user", id, { after }),
          result: { id, version: 1, oneTimePassword: chosenPassword === null ? secret : null },
        };
      },
    ),
  );
};
