import { join } from "node:path";
import { appOf } from "./app.ts";
import { configOf, type Config, settingNames } from "./config.ts";
import { CannotStart } from "./configuration-error.ts";
import { isSecretOfDatabase } from "./features/ledger/sealing-key.ts";
import { allJobs } from "./jobs/all-jobs.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { giveBackMemory } from "./kernel/give-back-memory.ts";
import { metricsOf, serveMetrics } from "./kernel/metrics.ts";
import { mistypedSettings } from "./mistyped-settings.ts";
import { openPlaces, type Places } from "./open-places.ts";
import { requirePages } from "./require-folders.ts";
import { refuseHost, startRefusal } from "./start-refusal.ts";
import { stopInOrder } from "./stop-in-order.ts";

/** Starts the server and runs it until SIGINT or SIGTERM, which shut it down in order: requests and jobs, then the database. */
process.on("uncaughtException", (error) => {
  process.stderr.write(`${startRefusal(error) ?? error.stack}\n`);
  process.exit(1);
});
const config = configOf(process.env);
const tell = (line: string) => process.stdout.write(`${line}\n`);
for (const name of mistypedSettings(Object.keys(process.env), settingNames))
  tell(
    `${name} is the name of no setting and has no effect. Those that exist stand in .env.example.`,
  );
requirePages(config, tell);
const places = await openPlaces(config, tell);
await requireOwnSecret(config, places);
const app = await appOf(places.parts);
giveBackMemory(app);
const figures = config.metrics && metricsOf(app, places.parts.database);
const metrics = figures && config.metrics && (await serveMetrics(figures, config.metrics));
const { port, host } = config;
const address = await app.listen({ port, host }).catch((error) => refuseHost(error, host));
places.ready(address);
const jobs = config.runsJobs ? startJobs(places.jobParts, app.log, allJobs) : null;

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    metrics?.close();
    void stopInOrder({ app, jobs, close: places.close }).then(() => process.exit(0));
  });
}

/** Throws CannotStart, after closing everything again, if the database was created with a different key from this server's. */
async function requireOwnSecret(config: Config, { parts, close }: Places): Promise<void> {
  if (await isSecretOfDatabase(parts)) return;
  await close();
  const place = config.secretKey === null ? join(config.dataDir, "secret.key") : "SECRET_KEY";
  throw new CannotStart(
    `${place} is not the key of this database: second factors, accounts at ERGANI, badges, devices and links that were made with another key would not be read. Put the key of before back. Where it is lost, \`npm run ledger:rotate-key -- --key-lost\` puts this one in its place, and what the other sealed is made anew.`,
  );
}
