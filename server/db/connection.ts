import type { Writable } from "node:stream";
import pg from "pg";
import { deadlines } from "../kernel/deadlines.ts";

/** A dead peer is asked after so long, and every second from then on. */
const keepAliveInitialDelayMillis = 5_000;

/**
 * What every connection to the database is opened with, so that none waits for ever: not for the connection, not for an
 * answer on a line that fell silent, not for a peer that is gone.
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
 * The same at the server, for a session: as statements, since a pooler refuses them where a connection starts.
 * Compiling a plan (jit) costs more than any statement of ours gains by it.
 */
export function settingsOf(statementMs: number): string {
  const idleMs = Math.max(deadlines.idleInTransactionMs, statementMs);
  return `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleMs}; set jit = off`;
}

/** An open connection of its own for a command: a migration, a seed, a backup. Its caller ends it. */
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

/** Answers of the server after which it ends the connection, though the driver may not have seen the end yet. */
const lastAnswers = /^(57P0\d|25P0[34]|08...)$/;

/** Whether the connection is gone with this failure; what the database refuses leaves it as it was. */
export function endsConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || lastAnswers.test(error.code ?? "");
}
