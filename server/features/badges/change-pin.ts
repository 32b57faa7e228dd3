import { sql } from "kysely";
import type { badges } from "#api/badges.ts";
import type { Writer } from "#server/db/handles.ts";
import { lockedEmployee } from "#server/features/employees/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write, type Entry } from "#server/kernel/write.ts";
import { noPinToRemove } from "#texts/badges.ts";
import { pinSince } from "./badges.queries.ts";
import { pinMark } from "./pin-mark.ts";

/** Gives an employee a PIN, in place of an older one. Throws `not-found`. */
export const setPin: Handler<typeof badges.setPin> = (ctx, { organizationId, employeeId, pin }) =>
  write(ctx, "pin.set", async (tx) => {
    await lockedEmployee(tx, organizationId, employeeId);
    const since = await pinSince(tx, { organizationId, employeeId });
    await leavePin(tx, ctx, employeeId, pinMark(ctx, employeeId, pin));
    const entry = entryOf(employeeId, since !== null, true);
    return { entries: [entry], result: { employeeId } };
  });

/** Takes the PIN away: the number of the card is enough again. Throws `not-found`, and `refused` where there is none. */
export const removePin: Handler<typeof badges.removePin> = (ctx, { organizationId, employeeId }) =>
  write(ctx, "pin.remove", async (tx) => {
    await lockedEmployee(tx, organizationId, employeeId);
    if ((await pinSince(tx, { organizationId, employeeId })) === null)
      throw new Fault("refused", { detail: noPinToRemove });
    await leavePin(tx, ctx, employeeId, null);
    return { entries: [entryOf(employeeId, true, false)], result: { employeeId } };
  });

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

function entryOf(employeeId: string, hadPin: boolean, hasPin: boolean): Entry {
  return {
    subjectKind: "employee",
    subjectId: employeeId,
    before: { hasPin: hadPin },
    after: { hasPin },
  };
}
