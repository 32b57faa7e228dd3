import { type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import type pg from "pg";
import { endsConnection, streamOf } from "./connection.ts";

const marks = { prepared: "/* prepared */", ahead: "/* ahead */" };

/** Stands in a statement that comes all the time: PostgreSQL keeps its plan on each connection. */
export const prepared = sql.raw<never>(marks.prepared);

/**
 * Stands in a statement of a write whose answer nobody needs: it is sent with the one that follows, and where it fails
 * the commit does.
 */
export const ahead = sql.raw<never>(marks.ahead);

/** More texts than this are no longer the same few statements coming again. */
const mostNames = 500;
const names = new Map<string, string>();

/** The name of a statement that is marked as prepared; undefined where it is planned each time. */
export function preparedName(text: string): string | undefined {
  if (!text.includes(marks.prepared)) return undefined;
  if (!names.has(text) && names.size < mostNames) names.set(text, `prepared-${names.size}`);
  return names.get(text);
}

/**
 * Kysely's way to the pool, which heeds the two marks. Besides, what opens a transaction and sets its scope is sent with
 * the first statement of it, so that neither costs a round trip.
 */
export function pipelined(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => clientOf(await pool.connect()),
    end: () => pool.end(),
  };
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
    // Told at the end of the transaction.
    going.catch(() => undefined);
    sent.push(going);
  };
  // Writes are held back so that several statements leave in one.
  const stream = streamOf(client);
  let held = false;
  const hold = () => {
    if (!held) stream.cork();
    held = true;
  };
  const letGo = () => {
    if (held) stream.uncork();
    held = false;
  };
  const end = async (word: "commit" | "rollback") => {
    const [before, wasOpened] = [sent, opening.length === 0];
    [sent, opening] = [[], []];
    if (!wasOpened) return nothing;
    const ended = client.query(word);
    letGo();
    // Nothing hangs on how a transaction that only read ends; the connection's next statement waits behind it.
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
  // Guarantee: without a cursor of its own configuration, Kysely asks by text alone.
  return { query, release: () => client.release(isLost) } as unknown as PostgresPoolClient;
}
