import { type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import type pg from "pg";
import { endsConnection, streamOf } from "./connection.ts";

const marks = { prepared: "/* prepared */", ahead: "/* ahead */" };

/** Marks a frequent statement: PostgreSQL caches its plan on each connection. */
export const prepared = sql.raw<never>(marks.prepared);

/**
 * Marks a statement of a write whose result is not needed: it is sent with the next one, and if it fails, the commit
 * fails.
 */
export const withNext = sql.raw<never>(marks.ahead);

/** Beyond this many texts they are no longer the same few statements repeating. */
const mostNames = 500;
const names = new Map<string, string>();

/** The name of a statement marked as prepared; undefined if it is planned each time. */
export function preparedName(text: string): string | undefined {
  if (!text.includes(marks.prepared)) return undefined;
  if (!names.has(text) && names.size < mostNames) names.set(text, `prepared-${names.size}`);
  return names.get(text);
}

/**
 * Kysely's access to the pool, which honours the two marks. In addition, the statements that open a transaction and set
 * its scope are sent with its first statement, so that neither costs a round trip.
 */
export function pipelined(pool: pg.Pool): PostgresPool {
  return { connect: async () => clientOf(await pool.connect()), end: () => pool.end() };
}

type Answer = { command: string; rowCount: number; rows: never[] };

const nothing: Answer = { command: "SELECT", rowCount: 0, rows: [] };
const opens = /^(begin|start transaction|set local )/;

function clientOf(client: pg.PoolClient): PostgresPoolClient {
  let opening: string[] = [];
  let sent: Promise<unknown>[] = [];
  let readsOnly = false;
  let isLost = false;
  const send = (text: string, values: unknown[]) => {
    const name = preparedName(text);
    const going = client.query(name === undefined ? { text, values } : { name, text, values });
    going.catch((error: unknown) => {
      isLost ||= endsConnection(error);
    });
    return going;
  };
  const sendAhead = (text: string, values: unknown[]) => {
    hold();
    const going = send(text, values);
    // A failure is reported at the end of the transaction.
    going.catch(() => undefined);
    sent.push(going);
  };
  // Socket writes are buffered so that several statements leave together.
  const stream = streamOf(client);
  let isHeld = false;
  const hold = () => {
    if (!isHeld) stream.cork();
    isHeld = true;
  };
  const letGo = () => {
    if (isHeld) stream.uncork();
    isHeld = false;
  };
  const end = async (word: "commit" | "rollback") => {
    const [before, wasOpened] = [sent, opening.length === 0];
    [sent, opening] = [[], []];
    if (!wasOpened) return nothing;
    const ended = client.query(word);
    letGo();
    // Nothing depends on how a read-only transaction ends; the connection's next statement queues behind it.
    if (readsOnly) ended.catch(() => undefined);
    else await Promise.all(word === "commit" ? [...before, ended] : [ended]);
    return nothing;
  };
  const query = async (text: string, values: unknown[] = []) => {
    if (opens.test(text)) {
      if (opening.length === 0) readsOnly = text.endsWith("read only");
      opening.push(text);
      return nothing;
    }
    if (text === "commit" || text === "rollback") return end(text);
    if (opening.length > 0) sendAhead(opening.splice(0).join("; "), []);
    if (text.includes(marks.ahead)) {
      sendAhead(text, values);
      return nothing;
    }
    const answer = send(text, values);
    letGo();
    return answer;
  };
  // Guarantee: without a cursor in its configuration, Kysely queries with text and values alone.
  return { query, release: () => client.release(isLost) } as unknown as PostgresPoolClient;
}
