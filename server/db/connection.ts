import type { Writable } from "node:stream";
import pg from "pg";
import { deadlines } from "../kernel/deadlines.ts";

/** TCP keep-alive probes start after this long, then repeat every second. */
const keepAliveInitialDelayMillis = 5_000;

/**
 * The timeouts of every connection to the database, so that none waits forever: for the connection, for a response on a
 * silent line, or for a peer that is gone.
 */
export function patienceOf(statementMs: number) {
  const silenceMs = deadlines.databaseSilenceMs - deadlines.statementMs;
  return {
    connectionTimeoutMillis: deadlines.connectionMs,
    query_timeout: statementMs + silenceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis,
  };
}

/**
 * The same on the server side, per session: as statements, because a pooler rejects them as startup
 * parameters. Compiling a plan (jit) costs more than it saves on any of our statements.
 */
export function settingsOf(statementMs: number): string {
  const idleMs = Math.max(deadlines.idleInTransactionMs, statementMs);
  return `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleMs}; set jit = off`;
}

/** A new open connection for a command: a migration, a seed, a backup. The caller closes it. */
export async function openClient(url: string): Promise<pg.Client> {
  const patience = patienceOf(deadlines.commandStatementMs);
  const client = new pg.Client({ connectionString: url, ...patience });
  await client.connect();
  await client.query(settingsOf(deadlines.commandStatementMs));
  return client;
}

/** The driver's own socket. */
export function streamOf(client: pg.ClientBase): Writable & { destroy: () => unknown } {
  return (client as unknown as { connection: { stream: Writable } }).connection.stream;
}

/** Errors after which the server closes the connection, though the driver may not have noticed yet. */
const lastAnswers = /^(57P0\d|25P0[34]|08...)$/;

/** Whether this error means that the connection is lost; after a rejection by the database it is still usable. */
export function endsConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || lastAnswers.test(error.code ?? "");
}
