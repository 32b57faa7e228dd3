import { sql } from "kysely";
import { fileTexts } from "#texts/files.ts";
import type { Reader } from "../../db/handles.ts";
import { Fault } from "../../kernel/fault.ts";

/** Each export holds a connection of this server's pool (ten by default) while its caller downloads the file. */
const mostOfServer = 4;
const retryAfterSeconds = 10;

/** Separates the locks of exports from other advisory locks. */
const lockClass = 83;

let running = 0;

/** Counts an export in; the returned function, called once it has ended, counts it out. Throws `too-many` if this server has four. */
export function beginExport(): () => void {
  if (running >= mostOfServer)
    throw new Fault("too-many", { detail: fileTexts.otherExportsRun, retryAfterSeconds });
  running += 1;
  return onlyOnce(() => {
    running -= 1;
  });
}

/**
 * Takes one of the user's two export slots until the transaction ends, however it ends. All servers of the database share
 * the count. Throws `too-many` if both are taken.
 */
export async function takePlaceOf(userId: string, db: Reader): Promise<void> {
  const place = (which: number) =>
    sql`pg_try_advisory_xact_lock(${lockClass}, hashtext(${`${userId} ${which}`}))`;
  const { rows } = await sql<{ isTaken: boolean }>`
    select case when ${place(1)} then true else ${place(2)} end as "isTaken"`.execute(db);
  if (!rows[0]?.isTaken)
    throw new Fault("too-many", { detail: fileTexts.ownExportsRun, retryAfterSeconds });
}

function onlyOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
