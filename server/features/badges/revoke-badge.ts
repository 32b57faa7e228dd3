import type { badges } from "#api/badges.ts";
import { lockedEmployee } from "#server/features/employees/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { badgeNotHeld } from "#texts/badges.ts";
import { heldBadge } from "./badges.queries.ts";
import { endBadge } from "./end-badge.ts";

/**
 * Ends the badge that an employee holds, from the next scan that arrives on. Throws `not-found` for a badge that the
 * employee never had, and `refused` for one that ended before.
 */
export const revokeBadge: Handler<typeof badges.revoke> = (
  ctx,
  { organizationId, employeeId, badgeId, end },
) =>
  write(ctx, "badge.revoke", async (tx) => {
    await lockedEmployee(tx, organizationId, employeeId);
    await tx
      .selectFrom("badge")
      .select("id")
      .where("organization_id", "=", organizationId)
      .where("employee_id", "=", employeeId)
      .where("id", "=", badgeId)
      .executeTakeFirstOrThrow(notFound);
    if ((await heldBadge(tx, organizationId, employeeId)) !== badgeId)
      throw new Fault("refused", { detail: badgeNotHeld });
    await endBadge(tx, ctx, badgeId, end);
    return {
      entries: [
        {
          subjectKind: "employee",
          subjectId: employeeId,
          before: { badge: badgeId },
          after: { badge: null, badgeEnd: end },
        },
      ],
      result: { badgeId },
    };
  });
