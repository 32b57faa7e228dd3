import { join } from "node:path";
import type { Config } from "./config.ts";
import { CannotStart } from "./configuration-error.ts";
import { isSecretOfDatabase } from "./features/ledger/sealing-key.ts";
import type { Places } from "./open-places.ts";

/** Throws CannotStart, with everything closed again, where the database was made with another key than this server has. */
export async function requireOwnSecret(config: Config, { parts, close }: Places): Promise<void> {
  if (await isSecretOfDatabase(parts)) return;
  await close();
  const place = config.secretKey === null ? join(config.dataDir, "secret.key") : "SECRET_KEY";
  throw new CannotStart(
    `${place} is not the key of this database: second factors, accounts at ERGANI, badges, devices and links that were made with another key would not be read. Put the key of before back. Where it is lost, \`npm run ledger:rotate-key -- --key-lost\` puts this one in its place, and what the other sealed is made anew.`,
  );
}
