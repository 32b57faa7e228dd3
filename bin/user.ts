import { UserFields } from "#api/user-register.ts";
import { type Config, configOf } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import {
  type CommandAnswer,
  createByCommand,
  resetByCommand,
} from "#server/features/users/public.ts";
import { systemClock } from "#server/kernel/clock.ts";
import { messagesOf } from "#texts/validation.ts";
import { runCommand, say, type Words } from "./command.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * Manages users from the machine itself, above all the first administrator:
 * `npm run user -- create --role Administrator --user-name maria [--name "Maria Papadaki"] [--email …]`
 * `npm run user -- reset --user-name maria`
 * Each prints a password for one sign-in, which must then be changed. Works alongside a running server, with its settings.
 */
const usage =
  'npm run user -- create --role Administrator --user-name maria [--name "…"] [--email …]\nnpm run user -- reset --user-name maria';

const words = {
  allowPositionals: true,
  options: {
    role: { type: "string" },
    "user-name": { type: "string" },
    name: { type: "string" },
    email: { type: "string", default: "" },
  },
} as const;

/** The option that sets each field of a user. */
const options: Readonly<Record<string, string>> = {
  userName: "--user-name",
  area: "--role",
  nickName: "--name",
  email: "--email",
};

await runCommand(words, async (given) => {
  const config = configOf(process.env);
  const { database, close } = await openRunningDatabase(config, say);
  try {
    const { userName, oneTimePassword } = await answerOf({ config, database }, given);
    say(`User name:         ${userName}`);
    say(`One-time password: ${oneTimePassword}`);
    say(
      "It serves for one sign-in within the hours that the rules allow, and must be changed then.",
    );
  } finally {
    await close();
  }
});

function answerOf(
  place: { config: Config; database: Database },
  { values, positionals }: Words<typeof words>,
): Promise<CommandAnswer> {
  const given = { ...place, clock: systemClock };
  const userName = values["user-name"] ?? "";
  if (positionals[0] === "reset" && userName !== "") return resetByCommand(given, userName);
  if (positionals[0] !== "create") throw new Error(usage);
  const input = { userName, area: values.role, nickName: values.name ?? userName };
  const fields = UserFields.safeParse({ ...input, email: values.email }, { reportInput: true });
  if (fields.success) return createByCommand(given, fields.data);
  const wrong = Object.entries(messagesOf(fields.error.issues));
  throw new Error(
    [...wrong.map(([field, [message]]) => `${options[field] ?? field}: ${message}`), usage].join(
      "\n",
    ),
  );
}
