import { CannotStart } from "./configuration-error.ts";
import { codeOf } from "./error-code.ts";

/** Codes of Node and PostgreSQL for a database that is not there, or that this user may not use. */
const databaseAway = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "28P01",
  "28000",
  "3D000",
]);

/** PostgreSQL's code for a full disk. */
const diskFull = "53100";

/** Node's codes for an unknown host name, and for an address of another machine. */
const notOurs = new Set(["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"]);

/** Throws the error of listening on `host`; if `host` is not an address of this machine, as a CannotStart that names the setting. */
export function refuseHost(error: unknown, host: string): never {
  if (!notOurs.has(codeOf(error) ?? "")) throw error;
  throw new CannotStart(
    `HOST: ${host} is no address of this machine. Leave it out, or use 127.0.0.1 or 0.0.0.0.`,
  );
}

/**
 * Why a server does not start, in a sentence for the operator; null if it has nothing to do with settings: such an error
 * is printed with its stack. `database` is what names the database.
 */
export function startRefusal(
  error: unknown,
  database: string = "DATABASE_URL or DATABASE_OWNER_URL",
): string | null {
  if (error instanceof CannotStart) return error.message;
  if (!(error instanceof Error && "code" in error)) return null;
  const code = String(error.code);
  const port = "port" in error ? String(error.port) : "";
  if (code === "EADDRINUSE")
    return `Port ${port} is taken: another program listens there, maybe another Paron. End it, or choose another port, as PORT=${Number(port) + 1} npm start.`;
  if (code === "EACCES" && port !== "")
    return `Port ${port} may not be opened by this user. Choose one from 1024 up, as PORT=3000 npm start.`;
  if (code === diskFull)
    return `The database's disk is full: ${error.message}. Make room there, then start again.`;
  if (code === "ENOSPC")
    return `No room is left on the disk: ${error.message}. Make room there, or name another folder.`;
  if (databaseAway.has(code))
    return `${database} names a database that cannot be used: ${error.message || code}. Check its address, name, user and password, and that PostgreSQL runs there.`;
  return null;
}
