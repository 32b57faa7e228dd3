import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { handleOf } from "#domain/devices/pairing-code.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertNew } from "#server/db/rows.ts";
import type { BodyContext, Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";

const validMinutes = 15;
const mostWrong = 5;

type NewCode = { code: string; expiresAt: string };

/** Makes a device's code in place of its previous one; only a keyed digest of it is stored. */
export async function newCode(tx: Writer, ctx: BodyContext, deviceId: string): Promise<NewCode> {
  await sql`
    delete from pairing_code where (body = ${ctx.organizationId} and device = ${deviceId}) or expires_at <= ${ctx.now}
  `.execute(tx);
  const expiresAt = new Date(ctx.now.getTime() + validMinutes * 60_000);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const code = `${digits(4)}${digits(6)}`;
    const isNew = await insertNew(tx, "pairing_code", {
      handle: handleOf(code),
      mark: markOf(ctx, code),
      body: ctx.organizationId,
      device: deviceId,
      expires_at: expiresAt,
    });
    if (isNew) return { code, expiresAt: expiresAt.toISOString() };
  }
  throw new Fault("unavailable");
}

/** The device of a correct code, which is then used up; null for a wrong one. The fifth wrong attempt closes it. */
export async function takeCode(
  ctx: Context,
  code: string,
): Promise<{ organizationId: string; deviceId: string } | null> {
  const mark = markOf(ctx, code);
  const { rows } = await sql<{ body: string; device: string; right: boolean }>`
    update pairing_code set
      wrong = wrong + case when mark = ${mark} then 0 else 1 end,
      used_at = case when mark = ${mark} then ${ctx.now}::timestamptz end
    where handle = ${handleOf(code)} and used_at is null and expires_at > ${ctx.now} and wrong < ${mostWrong}
    returning body, device, used_at is not null as right
  `.execute(ctx.database.kysely);
  const [row] = rows;
  return row?.right ? { organizationId: row.body, deviceId: row.device } : null;
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, "0");
}

function markOf({ secrets }: Context, code: string): Buffer {
  return secrets.markOf("pairing", code);
}
