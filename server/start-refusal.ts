import { CannotStart } from "./configuration-error.ts";
import { codeOf } from "./error-code.ts";

/** What Node and PostgreSQL say of a database that is not there, or not for this user. */
const databaseAway = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "28P01",
  "28000",
  "3D000",
]);

/** What PostgreSQL says where it finds no room on its disk. */
const diskFull = "53100";

/** What Node says of a name that is nowhere, and of an address that is another machine's. */
const notOurs = new Set(["ENOTFOUND", "EAI_AGAIN", "EADDRNOTAVAIL"]);

/** Throws what a server met that was to listen at `host`; where that is none of this machine, by the setting that names it. */
export function refuseHost(error: unknown, host: string): never {
  if (!notOurs.has(codeOf(error) ?? "")) throw error;
  throw new CannotStart(
    `HOST: ${host} is no address of this machine. Leave it out, or use 127.0.0.1 or 0.0.0.0.`,
  );
}

/**
 * Why a server does not start, in a sentence for whoever starts it; null for what is no matter of settings, which is told
 * with its stack. `database` is what names the database.
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
  if (databaseAway.has(code))
    return `${database} names a database that cannot be used: ${error.message || code}. Check its address, name, user and password, and that PostgreSQL runs there.`;
  return null;
}
