import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { mostInSeal } from "#domain/ledger/seal.ts";
import { appOf } from "#server/app.ts";
import { configOf } from "#server/config.ts";
import { millisecondsAMinute } from "#server/features/ledger/seal-job.ts";
import { sealLedgers } from "#server/features/ledger/seal-ledger.ts";
import { openPlaces } from "#server/open-places.ts";
import { buildSmallWorld } from "#server/testing/kill/small-world.ts";
import { load } from "./http-load.ts";
import { sheetSaves } from "./sheet-saves.ts";
import { tableOf } from "./table.ts";

/**
 * Rate of real saves, a day sheet of 25 through HTTP on eight connections over one body, without and with the sealing job
 * running in the same server: alternating within one run, so that other load affects both. `--every 60 --seconds 60` is the
 * job as it really runs; the default is one second, with the same share of it. At the end: how much of what was written is
 * sealed, and how long the rest takes.
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
const every = Number(values.every) * 1000;
const share = Math.round((every * millisecondsAMinute) / 60_000);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "paron-sealing-"));
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(dataDir, 0o755);
const places = await openPlaces(
  configOf({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }),
  () => undefined,
);
const app = await appOf(places.parts);
const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
const world = await buildSmallWorld(dataDir, { writers, contracts: people });
const shots = sheetSaves(
  world,
  world.sheets.map(() => 0),
);

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
  const start = performance.now();
  const seals = await sealLedgers(places.parts);
  const took = (performance.now() - start) / 1000;
  tell(`Left to seal: up to ${seals * mostInSeal} entries, in ${took.toFixed(1)} s without load`);
} finally {
  await app.close();
  await places.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function whileSealing(): Promise<number> {
  const over = new AbortController();
  const sealer = (async () => {
    while (!over.signal.aborted) {
      await sealLedgers(places.parts, AbortSignal.timeout(share));
      await pause(every - share, undefined, { signal: over.signal }).catch(() => null);
    }
  })();
  const { perSecond } = await load(port, writers, shots, { seconds });
  over.abort();
  await sealer;
  return perSecond;
}
