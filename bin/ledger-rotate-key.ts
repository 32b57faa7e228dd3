import { configOf } from "#server/config.ts";
import { isSecretOfDatabase, rotateSealingKey } from "#server/features/ledger/sealing-key.ts";
import { secretsOf } from "#server/kernel/secrets.ts";
import { secretKeyOf } from "#server/secret-key.ts";
import { runCommand, say } from "./command.ts";
import { openRunningDatabase } from "./running-database.ts";

/**
 * Activates the next key for signing seals: `npm run ledger:rotate-key`. Running servers use it from their next seal.
 * `--key-lost` does so with another secret key than the database was created with; servers then start only with that one.
 */
const options = { "key-lost": { type: "boolean", default: false } } as const;

await runCommand({ options }, async ({ values }) => {
  const config = configOf(process.env);
  const { database, close } = await openRunningDatabase(config, say);
  try {
    const place = { database, secrets: secretsOf(secretKeyOf(config)) };
    if (values["key-lost"] || (await isSecretOfDatabase(place))) {
      const key = await rotateSealingKey(place);
      say(`Key ${key.generation} is in force: ${Buffer.from(key.publicKey).toString("hex")}`);
      say(
        key.endorsement
          ? "Endorsed by the key before."
          : "Not endorsed: the key before is not of this secret.",
      );
    } else {
      say(
        "This secret key is not the key of the database: put the key of before back, or add --key-lost where it is lost.",
      );
      process.exitCode = 1;
    }
  } finally {
    await close();
  }
});
