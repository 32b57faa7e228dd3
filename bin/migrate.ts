import { configOf } from "#server/config.ts";
import { migrate } from "#server/db/migrate.ts";
import { loadCatalogue } from "#server/db/seed/catalogue.ts";
import { openPlaces } from "#server/open-places.ts";
import { runCommand, say } from "./command.ts";

/**
 * Brings the schema and the catalogue up to date and exits, so that a release can run it before its servers start: on the
 * database of DATABASE_OWNER_URL, otherwise the embedded one. Exits with 1 if it cannot.
 */
await runCommand({}, async () => {
  const config = configOf(process.env);
  if (config.databaseUrl !== null && config.databaseOwnerUrl === null)
    throw new Error("DATABASE_OWNER_URL is missing: only the owner's role migrates.");
  if (config.databaseOwnerUrl === null) {
    const places = await openPlaces(config, say);
    await places.close();
  } else {
    const ran = await migrate(config.databaseOwnerUrl);
    await loadCatalogue(config.databaseOwnerUrl);
    for (const name of ran) say(`Ran ${name}`);
  }
  say("The schema is up to date.");
});
