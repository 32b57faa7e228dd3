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

/** The statement that scopes the transaction it stands in. */
export function scopeOf(organizationIds: readonly string[]): string {
  return `set local paron.organizations = '${scopeText(organizationIds)}'`;
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
  let failed = false;
  try {
    const scope = client.query(`begin read only; ${scopeOf([ctx.organizationId])}`);
    const found = client.query<[string | null]>({ ...statement, rowMode: "array" });
    const end = client.query("commit");
    const [, result] = await Promise.all([scope, found, end]);
    return result.rows[0]?.[0] ?? null;
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    client.release(failed);
  }
}
