import { startCluster } from "#server/db/embedded/cluster.ts";
import { holdDataFolder } from "#server/db/embedded/hold.ts";
import { migrate } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { loadCatalogue } from "#server/db/seed/catalogue.ts";
import { loadMeasuringSet, type MeasuringSize } from "#server/db/seed/measuring-set.ts";
import { systemClock, todayAt } from "#server/kernel/clock.ts";
import { runCommand } from "./command.ts";

/**
 * Creates the measuring set: `npm run seed -- --organizations 50 --contracts 5000 --days 60`. Contracts are the total over
 * all organizations, days count back from yesterday. `--url` is the owner's connection to a server; otherwise the embedded
 * database of `--data-dir` (./data) is used, which no running application may hold. `--add` adds to existing data.
 */
const words = {
  options: {
    organizations: { type: "string", default: "50" },
    contracts: { type: "string", default: "5000" },
    days: { type: "string", default: "60" },
    url: { type: "string" },
    "data-dir": { type: "string", default: "./data" },
    add: { type: "boolean", default: false },
  },
} as const;
const started = performance.now();
const tell = (line: string) => {
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${String(seconds).padStart(5)} s  ${line}\n`);
};

await runCommand(words, async ({ values }) => {
  const { url, add, "data-dir": dataDir } = values;
  const size = {
    organizations: wholeNumber("organizations", values.organizations, 10_000),
    contracts: wholeNumber("contracts", values.contracts, 5_000_000),
    days: wholeNumber("days", values.days, 4_000),
  };
  const fill = (ownerUrl: string) => seedServer(ownerUrl, size, add);
  await (url === undefined ? seedEmbedded(dataDir, fill) : fill(url));
});

async function seedEmbedded(
  dataDir: string,
  fill: (ownerUrl: string) => Promise<void>,
): Promise<void> {
  const release = holdDataFolder(dataDir);
  const cluster = await startCluster(dataDir, { max_wal_size: "4GB" });
  try {
    await prepareDatabase(cluster.urlFor("postgres", "postgres"), "paron");
    await fill(cluster.urlFor("paron_owner", "paron"));
  } finally {
    await cluster.stop();
    release();
  }
}

async function seedServer(ownerUrl: string, size: MeasuringSize, add: boolean): Promise<void> {
  await migrate(ownerUrl);
  await loadCatalogue(ownerUrl);
  tell(
    `${size.contracts} contracts over ${size.organizations} organizations, ${size.days} days each`,
  );
  await loadMeasuringSet(ownerUrl, size, todayAt(systemClock()), add, tell);
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`--${name} takes a whole number from 1 to ${most}.`);
  return number;
}
