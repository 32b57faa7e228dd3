import { appOf } from "./app.ts";
import { configOf } from "./config.ts";
import { startRefusal } from "./start-refusal.ts";
import { allJobs } from "./jobs/all-jobs.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { giveBackMemory } from "./kernel/give-back-memory.ts";
import { metricsOf, serveMetrics } from "./kernel/metrics.ts";
import { openPlaces } from "./open-places.ts";
import { requirePages } from "./require-folders.ts";
import { requireOwnSecret } from "./require-own-secret.ts";
import { stopInOrder } from "./stop-in-order.ts";

/** Starts the server and keeps it until SIGINT or SIGTERM, which end it in order: requests and jobs, then the database. */
process.on("uncaughtException", (error) => {
  process.stderr.write(`${startRefusal(error) ?? error.stack}\n`);
  process.exit(1);
});
const config = configOf(process.env);
const tell = (line: string) => process.stdout.write(`${line}\n`);
requirePages(config, tell);
const places = await openPlaces(config, tell);
await requireOwnSecret(config, places);
const app = await appOf(places.parts);
giveBackMemory(app);
const figures = config.metrics && metricsOf(app, places.parts.database);
const metrics = figures && config.metrics && (await serveMetrics(figures, config.metrics));
const address = await app.listen({ port: config.port, host: config.host });
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
