import { parseArgs } from "node:util";
import { UserFields } from "#api/user-register.ts";
import { configOf } from "#server/config.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import {
  type CommandAnswer,
  createByCommand,
  resetByCommand,
} from "#server/features/users/public.ts";
import { Fault, problemOf } from "#server/kernel/fault.ts";
import { systemClock } from "#server/kernel/clock.ts";
import { openPlaces } from "#server/open-places.ts";
import { messagesOf } from "#texts/validation.ts";

/**
 * Users from the machine itself, above all the first administrator:
 * `npm run user -- create --role Administrator --user-name maria [--name "Maria Papadaki"] [--email …]`
 * `npm run user -- reset --user-name maria`
 * Each prints a password that serves for one sign-in and must be changed then. Works beside a running server.
 */
const usage =
  'npm run user -- create --role Administrator --user-name maria [--name "…"] [--email …]\nnpm run user -- reset --user-name maria';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    role: { type: "string" },
    "user-name": { type: "string" },
    name: { type: "string" },
    email: { type: "string", default: "" },
  },
});

const config = configOf(process.env);
try {
  const { database, close } = await openPlace();
  try {
    const { userName, oneTimePassword } = await answerOf(database);
    say(`User name:         ${userName}`);
    say(`One-time password: ${oneTimePassword}`);
    say(
      "It serves for one sign-in within the hours that the rules allow, and must be changed then.",
    );
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}

function answerOf(database: Database): Promise<CommandAnswer> {
  const given = { config, database, clock: systemClock };
  const userName = values["user-name"] ?? "";
  if (positionals[0] === "reset" && userName !== "") return resetByCommand(given, userName);
  if (positionals[0] !== "create") throw new Error(usage);
  const typed = { userName, area: values.role, nickName: values.name ?? userName };
  const fields = UserFields.safeParse({ ...typed, email: values.email });
  if (fields.success) return createByCommand(given, fields.data);
  const wrong = Object.entries(messagesOf(fields.error.issues));
  throw new Error([...wrong.map(([field, [said]]) => `${field}: ${said}`), usage].join("\n"));
}

/** The database of the running server where there is one, else all that a server opens. */
async function openPlace(): Promise<{ database: Database; close: () => Promise<void> }> {
  const url = config.databaseUrl ?? embeddedUrl();
  const running = await openDatabase(url, 1).catch(() => null);
  if (running) return { database: running, close: running.close };
  const places = await openPlaces(config, say);
  return { database: places.parts.database, close: places.close };
}

function embeddedUrl(): string {
  const { socket } = placeFor(config.dataDir);
  return `postgres://paron_app@localhost/paron?host=${encodeURIComponent(socket)}`;
}

function messageOf(error: unknown): string {
  if (error instanceof Fault) return JSON.stringify(problemOf(error, "").detail);
  return error instanceof Error ? error.message : String(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
