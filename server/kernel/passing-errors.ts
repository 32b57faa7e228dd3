import { codeOf } from "#server/error-code.ts";

/** Messages of the driver and Kysely, which have no code: the connection is lost, silent, or being closed with the server. */
const lostLine =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end|driver has already been destroyed)/;

/** Node's codes for a connection or an address that does not respond. */
const lostNetwork = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ERR_STREAM_DESTROYED",
]);

/**
 * PostgreSQL codes that may not recur in a moment: the connection (08), a deadlock or a serialization conflict (40), a
 * transaction that was idle or reached a standby (25), no resources (53), a lock or a timeout (55P03, 57014), a
 * shutdown or start (57P), its disk or its machine (58). All others are our own faults.
 */
const passingState =
  /^(08...|25006|25P0[34]|40001|40P01|53...|55P03|57014|57P0[1235]|58000|58030)$/;

/** Whether the database had no room on its disk. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === "53100";
}

/** Whether a failed operation may succeed on retry: the caller then gets 503 with Retry-After, else 500. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && (lostNetwork.has(code) || passingState.test(code))) return true;
  // The database's socket is a file, which does not exist while it is down.
  if (code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  return lostLine.test(error.message) || isPassing(error.cause);
}
