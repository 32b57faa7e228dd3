import type { CompiledQuery } from "kysely";
import { preparedName } from "../db/pipelined.ts";
import type { BodyContext } from "./context.ts";
import { databaseOf, type Remembered, remembered } from "./memoize-by-text.ts";
import { type PreparedRead, readTogether } from "./read-body.ts";

/**
 * A cached read of rarely changed data of the context's organization, by one query. The reads that a call needs at once
 * run in one transaction: after a pause, several of them are needed again.
 */
export function memoryOfBody<R, T>(
  query: (ctx: BodyContext) => CompiledQuery<R>,
  valueOf: (rows: R[]) => T,
): Remembered<[BodyContext], T> {
  return remembered(keyOf, async (ctx: BodyContext) => {
    const { sql: text, parameters } = query(ctx);
    const rows = await readAlongside(ctx, {
      name: preparedName(text),
      text,
      values: [...parameters],
    });
    // Guarantee: the rows come from the query, whose type Kysely infers.
    return valueOf(rows as R[]);
  });
}

function keyOf(ctx: BodyContext): string {
  return `${databaseOf(ctx)}:${ctx.organizationId}`;
}

type Gathering = { statements: PreparedRead[]; found: Promise<unknown[][]> };

/** The reads for a body that were requested in this tick and not sent yet. */
const gatherings = new Map<string, Gathering>();

async function readAlongside(ctx: BodyContext, statement: PreparedRead): Promise<unknown[]> {
  const key = keyOf(ctx);
  const { statements, found } = gatherings.get(key) ?? gatherFor(ctx, key);
  const place = statements.push(statement) - 1;
  return (await found)[place] ?? [];
}

function gatherFor(ctx: BodyContext, key: string): Gathering {
  const statements: PreparedRead[] = [];
  const found = Promise.resolve().then(() => {
    gatherings.delete(key);
    return readTogether(ctx, [ctx.organizationId], statements);
  });
  const gathering = { statements, found };
  gatherings.set(key, gathering);
  return gathering;
}
