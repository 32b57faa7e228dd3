import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { attendances } from "#api/attendances.ts";
import { appOf } from "#server/app.ts";
import { configOf } from "#server/config.ts";
import { sealLedgers } from "#server/features/ledger/seal-ledger.ts";
import { openPlaces } from "#server/open-places.ts";
import { buildSmallWorld } from "#server/testing/kill/small-world.ts";
import { load, requestBytes, type Shots } from "./http-load.ts";
import { tableOf } from "./table.ts";

/**
 * Rate of real saves, a day sheet of 25 through HTTP on eight connections over one body, without and with the sealing job
 * beside them in the same server: in turns within one run, so that the machine's moods fall on both. `--every 60` is the
 * job as it runs; one second, the usual here, is sixty times as hard.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "4" },
    every: { type: "string", default: "1" },
  },
});
const [writers, people] = [8, 25];
const seconds = Number(values.seconds);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "paron-sealing-"));
// PostgreSQL runs as another user when we are root, and must be able to enter.
chmodSync(dataDir, 0o755);
const places = await openPlaces(
  configOf({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }),
  () => undefined,
);
const app = await appOf(places.parts);
const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
const world = await buildSmallWorld(dataDir, { writers, contracts: people });
const shots = saves();

try {
  await sealLedgers(places.parts);
  await load(port, writers, shots, { seconds: 1 });
  const rates: { plain: number; sealed: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const plain = (await load(port, writers, shots, { seconds })).perSecond;
    rates.push({ plain, sealed: await whileSealing() });
  }
  const lines = rates.map(({ plain, sealed }, round) => [
    `round ${round + 1}`,
    plain.toFixed(0),
    sealed.toFixed(0),
    (sealed / plain).toFixed(2),
  ]);
  tell(tableOf(["saves of 25 a second", "without", "with sealer", "ratio"], lines));
  const sum = (of: "plain" | "sealed") => rates.reduce((total, one) => total + one[of], 0);
  tell(`\nOver all: ${(sum("sealed") / sum("plain")).toFixed(2)}`);
} finally {
  await app.close();
  await places.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Each connection saves its own sheet over and over, always on the version it wrote last. */
function saves(): Shots {
  const versions = world.sheets.map(() => 0);
  const date = world.dates[0] ?? "";
  const { organizationId, structureId, token } = world;
  return (connection) => () => {
    const version = versions[connection] ?? 0;
    versions[connection] = version + 1;
    const records = (world.sheets[connection] ?? []).map((contractId) => ({
      contractId,
      date,
      version,
      intervals: [{ kind: "work", from: 450, to: 900 + (version % 60), mark: "typed" }],
    }));
    const body = { organizationId, structureId, records };
    const { path } = attendances.saveRecords;
    const bytes = requestBytes("POST", path, { token, key: randomUUID(), body });
    return { bytes, holds: '"outcome":"saved"' };
  };
}

async function whileSealing(): Promise<number> {
  const over = new AbortController();
  const sealer = (async () => {
    while (!over.signal.aborted) {
      await sealLedgers(places.parts);
      await pause(Number(values.every) * 1000, undefined, { signal: over.signal }).catch(
        () => null,
      );
    }
  })();
  const { perSecond } = await load(port, writers, shots, { seconds });
  over.abort();
  await sealer;
  return perSecond;
}
