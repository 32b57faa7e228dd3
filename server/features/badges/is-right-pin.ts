import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { pinMark } from "./pin-mark.ts";

const mostWrong = 5;
const minutesOfWrong = 15;

/**
 * Whether the PIN typed with a number is accepted: an employee without a PIN needs none. After five wrong ones within
 * 15 minutes none is accepted until the 15 minutes have passed; meanwhile the entries wait for a person to check, so
 * nothing is lost.
 */
export async function isRightPin(
  tx: Writer,
  ctx: BodyContext,
  employeeId: string,
  pin: string | undefined,
): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - minutesOfWrong * 60_000);
  const { rows } = await sql<{ mark: Buffer | null; wrong: number }>`
    select p.mark, (
      select count(*)::int from device_entry d
      where d.organization_id = p.organization_id and d.employee_id = p.employee_id
        and d.question = 'wrong-pin' and d.received_at > ${since}) as wrong
    from employee_pin p
    where p.organization_id = ${ctx.organizationId} and p.employee_id = ${employeeId}
    order by p.seq desc limit 1
  `.execute(tx);
  const [row] = rows;
  if (!row?.mark) return true;
  if (pin === undefined || row.wrong >= mostWrong) return false;
  return timingSafeEqual(row.mark, pinMark(ctx, employeeId, pin));
}
