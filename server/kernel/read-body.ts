import { sql } from "kysely";
import { streamOf } from "../db/connection.ts";
import type { Reader } from "../db/handles.ts";
import type { BodyContext, Context } from "./context.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The scope as the text of a PostgreSQL array. Throws on anything other than a UUID, since it is inserted as text. */
export function scopeText(organizationIds: readonly string[]): string {
  for (const id of organizationIds)
    if (!uuid.test(id)) throw new TypeError("An organization's id is a UUID");
  return `{${organizationIds.join(",")}}`;
}

/**
 * The statements that scope the current transaction. Within a body all access is by keys, whatever the values, so
 * prepared statements keep a generic plan: replanning for each save of a record took longer than the save.
 */
export function scopeOf(organizationIds: readonly string[]): string {
  return `set local paron.organizations = '${scopeText(organizationIds)}'; set local plan_cache_mode = force_generic_plan`;
}

/** Reads the data of the context's organization in one read-only, scoped transaction: all reads see the same moment. */
export function readBody<T>(ctx: BodyContext, reads: (db: Reader) => Promise<T>): Promise<T> {
  return readBodies(ctx, [ctx.organizationId], reads);
}

/** The same over several organizations; the caller has checked that the actor may see them all. */
export function readBodies<T>(
  { database }: Pick<Context, "database">,
  organizationIds: readonly string[],
  reads: (db: Reader) => Promise<T>,
): Promise<T> {
  return database.kysely
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql.raw(scopeOf(organizationIds)).execute(tx);
      return reads(tx);
    });
}

const beginRead = "begin isolation level repeatable read read only";

/** A statement of a hot read, prepared under its name; it returns one row with one column of text. */
type HotRead = { name: string; text: string; values: unknown[] };

/**
 * A hot read: PostgreSQL builds the JSON and its text is passed on unparsed. Null if the statement finds no row.
 */
export async function readText(ctx: BodyContext, statement: HotRead): Promise<string | null> {
  const [found] = await readTogether(
    ctx,
    [ctx.organizationId],
    [{ ...statement, rowMode: "array" }],
  );
  // Guarantee: a hot read returns one column of text.
  const [row] = (found ?? []) as [string | null][];
  return row?.[0] ?? null;
}

/** A statement that does not depend on earlier results; `name` if it is prepared. */
export type PreparedRead = {
  name?: string | undefined;
  text: string;
  values: unknown[];
  rowMode?: "array";
};

/**
 * The rows of independent statements: scope, statements and commit are sent in one message, so that a transaction
 * costs one round trip. Without organizations they are scoped to none, and no transaction is opened.
 */
export async function readTogether(
  { database }: Pick<Context, "database">,
  organizationIds: readonly string[],
  statements: readonly PreparedRead[],
): Promise<unknown[][]> {
  const isScoped = organizationIds.length > 0;
  const client = await database.pool.connect();
  let failure: Error | undefined;
  try {
    const stream = streamOf(client);
    stream.cork();
    const opened = isScoped && client.query(`${beginRead}; ${scopeOf(organizationIds)}`);
    const found = statements.map((statement) => client.query<Record<string, unknown>>(statement));
    const ended = isScoped && client.query("commit");
    stream.uncork();
    const [results] = await Promise.all([Promise.all(found), opened, ended]);
    return results.map(({ rows }) => rows);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
}
