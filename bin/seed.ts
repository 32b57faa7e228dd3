import { parseArgs } from "node:util";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { holdDataFolder } from "#server/db/embedded/hold.ts";
import { migrate } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { loadCatalogue } from "#server/db/seed/catalogue.ts";
import { loadMeasuringSet } from "#server/db/seed/measuring-set.ts";
import { systemClock, todayAt } from "#server/kernel/clock.ts";

/**
 * Makes the measuring set: `npm run seed -- --organizations 50 --contracts 5000 --days 60`. Contracts are counted over
 * all organizations, days back from yesterday. `--url` is the owner's connection to a server, else the embedded
 * database of `--data-dir` (./data) is used, which no running application may hold. `--add` adds to what is there.
 */
const { values } = parseArgs({
  options: {
    organizations: { type: "string", default: "50" },
    contracts: { type: "string", default: "5000" },
    days: { type: "string", default: "60" },
    url: { type: "string" },
    "data-dir": { type: "string", default: "./data" },
    add: { type: "boolean", default: false },
  },
});
const size = {
  organizations: wholeNumber("organizations", values.organizations, 10_000),
  contracts: wholeNumber("contracts", values.contracts, 5_000_000),
  days: wholeNumber("days", values.days, 4_000),
};
const started = performance.now();
const tell = (line: string) => {
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${String(seconds).padStart(5)} s  ${line}\n`);
};

try {
  await (values.url === undefined ? seedEmbedded(values["data-dir"]) : seedServer(values.url));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function seedEmbedded(dataDir: string): Promise<void> {
  const release = holdDataFolder(dataDir);
  const cluster = await startCluster(dataDir, { max_wal_size: "4GB" });
  try {
    await prepareDatabase(cluster.urlFor("postgres", "postgres"), "paron");
    await seedServer(cluster.urlFor("paron_owner", "paron"));
  } finally {
    await cluster.stop();
    release();
  }
}

async function seedServer(ownerUrl: string): Promise<void> {
  await migrate(ownerUrl);
  await loadCatalogue(ownerUrl);
  tell(
    `${size.contracts} contracts over ${size.organizations} organizations, ${size.days} days each`,
  );
  await loadMeasuringSet(ownerUrl, size, todayAt(systemClock()), values.add, tell);
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) {
    process.stderr.write(`--${name} must be a whole number from 1 to ${most}\n`);
    process.exit(2);
  }
  return number;
}
