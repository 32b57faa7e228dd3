import { configOf } from "#server/config.ts";
import { rotateSealingKey } from "#server/features/ledger/sealing-key.ts";
import { secretsOf } from "#server/kernel/secrets.ts";
import { secretKeyOf } from "#server/secret-key.ts";
import { say } from "./command.ts";
import { openRunningDatabase } from "./running-database.ts";

/** Puts the next key that signs seals in force: `npm run ledger:rotate-key`. Running servers use it from their next seal. */
const config = configOf(process.env);
const { database, close } = await openRunningDatabase(config, say);
try {
  const key = await rotateSealingKey({ database, secrets: secretsOf(secretKeyOf(config)) });
  say(`Key ${key.generation} is in force: ${Buffer.from(key.publicKey).toString("hex")}`);
  say(
    key.endorsement
      ? "Endorsed by the key before."
      : "Not endorsed: the key before is not of this secret.",
  );
} finally {
  await close();
}
