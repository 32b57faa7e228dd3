import type { badges } from "#api/badges.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { badgeCount, badgesOfEmployee, pinSince } from "./badges.queries.ts";
import { removePin, setPin } from "./change-pin.ts";
import { issueBadge, issueForStructure } from "./issue-badges.ts";
import { revokeBadge } from "./revoke-badge.ts";

export const badgeHandlers: Handlers<typeof badges> = {
  getOfEmployee: (ctx, asked) =>
    readBody(ctx, async (db) => {
      await db
        .selectFrom("employee")
        .select("id")
        .where("organization_id", "=", asked.organizationId)
        .where("id", "=", asked.employeeId)
        .executeTakeFirstOrThrow(notFound);
      return { pinSince: await pinSince(db, asked), items: await badgesOfEmployee(db, asked) };
    }),
  getCount: (ctx, asked) => readBody(ctx, (db) => badgeCount(db, { ...asked, today: ctx.today })),
  issue: issueBadge,
  issueForStructure,
  revoke: revokeBadge,
  setPin,
  removePin,
};
