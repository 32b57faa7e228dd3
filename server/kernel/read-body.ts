import { sql } from "kysely";
import type { Reader } from "../db/handles.ts";
import type { BodyContext, Context } from "./context.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The scope as the text of a PostgreSQL array. Throws on anything that is no UUID, since it is set as text. */
export function scopeText(organizationIds: readonly string[]): string {
  for (const id of organizationIds)
    if (!uuid.test(id)) throw new TypeError("An organization's id is a UUID");
  return `{${organizationIds.join(",")}}`;
}

/**
 * The statements that scope the transaction they stand in. Within a body everything is a walk over keys, whatever the
 * values, so prepared statements keep their plan: made anew for each save of a record it cost more than the save.
 */
export function scopeOf(organizationIds: readonly string[]): string {
  return `set local paron.organizations = '${scopeText(organizationIds)}'; set local plan_cache_mode = force_generic_plan`;
}

/** Reads the data of the context's organization in one read-only, scoped transaction: all reads see one moment. */
export function readBody<T>(ctx: BodyContext, reads: (db: Reader) => Promise<T>): Promise<T> {
  return readBodies(ctx, [ctx.organizationId], reads);
}

/** The same over several organizations; the caller has made sure that the actor sees them all. */
export function readBodies<T>(
  ctx: Context,
  organizationIds: readonly string[],
  reads: (db: Reader) => Promise<T>,
): Promise<T> {
  return ctx.database.kysely
    .transaction()
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql.raw(scopeOf(organizationIds)).execute(tx);
      return reads(tx);
    });
}

/** A statement of a hot read, prepared under its name; it answers one row with one column of text. */
export type HotRead = { name: string; text: string; values: unknown[] };

/**
 * A hot read: PostgreSQL builds the JSON and its text passes through unparsed. Scope, statement and commit travel
 * together on one connection, so the round trips of a transaction cost nothing. Null when the statement finds no row.
 */
export async function readText(ctx: BodyContext, statement: HotRead): Promise<string | null> {
  const client = await ctx.database.pool.connect();
  let failure: Error | undefined;
  try {
    const scope = client.query(`begin read only; ${scopeOf([ctx.organizationId])}`);
    const found = client.query<[string | null]>({ ...statement, rowMode: "array" });
    const end = client.query("commit");
    const [, result] = await Promise.all([scope, found, end]);
    return result.rows[0]?.[0] ?? null;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}
