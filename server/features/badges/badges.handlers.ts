import { sql } from "kysely";
import type { badges } from "#api/badges.ts";
import type { Writer } from "#server/db/handles.ts";
import { lockedEmployee } from "#server/features/employees/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write, type Entry } from "#server/kernel/write.ts";
import { badgeNotHeld, noPinToRemove } from "#texts/badges.ts";
import { badgeCount, badgesOfEmployee, pinSince, heldBadge } from "./badges.queries.ts";
import { endBadge } from "./end-badge.ts";
import { issueBadge, issueForStructure } from "./issue-badges.ts";
import { pinMark } from "./pin-mark.ts";

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
  /**
   * Ends the badge that an employee holds, from the next scan that arrives on. Throws `not-found` for a badge that the
   * employee never had, and `refused` for one that ended before.
   */
  revoke: (ctx, { organizationId, employeeId, badgeId, end }) =>
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
        throw refused(badgeNotHeld);
      await endBadge(tx, ctx, badgeId, end);
      return {
        entries: [
          entryOf("employee", employeeId, {
            before: { badge: badgeId },
            after: { badge: null, badgeEnd: end },
          }),
        ],
        result: { badgeId },
      };
    }),
  /** Gives an employee a PIN, in place of an older one. Throws `not-found`. */
  setPin: (ctx, { organizationId, employeeId, pin }) =>
    write(ctx, "pin.set", async (tx) => {
      await lockedEmployee(tx, organizationId, employeeId);
      const since = await pinSince(tx, { organizationId, employeeId });
      await leavePin(tx, ctx, employeeId, pinMark(ctx, employeeId, pin));
      return { entries: [pinEntry(employeeId, since !== null, true)], result: { employeeId } };
    }),
  /** Takes the PIN away: the number of the card is enough again. Throws `not-found`, and `refused` where there is none. */
  removePin: (ctx, { organizationId, employeeId }) =>
    write(ctx, "pin.remove", async (tx) => {
      await lockedEmployee(tx, organizationId, employeeId);
      if ((await pinSince(tx, { organizationId, employeeId })) === null)
        throw refused(noPinToRemove);
      await leavePin(tx, ctx, employeeId, null);
      return { entries: [pinEntry(employeeId, true, false)], result: { employeeId } };
    }),
};

/** The employee is locked: nobody else takes the same number. */
async function leavePin(
  tx: Writer,
  { organizationId, now, actor }: BodyContext,
  employeeId: string,
  mark: Buffer | null,
): Promise<void> {
  await sql`
    insert into employee_pin (organization_id, employee_id, seq, mark, at, by_user)
    select ${organizationId}, ${employeeId}, count(*) + 1, ${mark}, ${now}, ${actor.userId}
    from employee_pin where organization_id = ${organizationId} and employee_id = ${employeeId}
  `.execute(tx);
}

function pinEntry(employeeId: string, hadPin: boolean, hasPin: boolean): Entry {
  return entryOf("employee", employeeId, { before: { hasPin: hadPin }, after: { hasPin } });
}
