import { codeOf } from "#server/error-code.ts";

/** Words of the driver and the builder, which give no code: the line is lost, silent, or being closed with the server. */
const lostLine =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end|driver has already been destroyed)/;

/** What Node says of a line or an address that does not answer. */
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
 * What PostgreSQL says that may be otherwise in a moment: the line (08), a deadlock or two that met (40), a transaction
 * that stood idle or found a standby (25), no room (53), a lock or a deadline (55P03, 57014), a stop or a start (57P),
 * its disk or its machine (58). All else is a fault of ours.
 */
const passingState =
  /^(08...|25006|25P0[34]|40001|40P01|53...|55P03|57014|57P0[1235]|58000|58030)$/;

/** Whether what failed may succeed when it is asked again: then the caller hears 503 and when, else 500. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined && (lostNetwork.has(code) || passingState.test(code))) return true;
  // The database's socket is a file, which is missing while it is down.
  if (code === "ENOENT") return "syscall" in error && error.syscall === "connect";
  return lostLine.test(error.message) || isPassing(error.cause);
}
