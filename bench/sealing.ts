import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Fastify from "fastify";
import { configOf } from "#server/config.ts";
import { sealLedgers } from "#server/features/ledger/seal-ledger.ts";
import { systemContext, systemIn } from "#server/kernel/system-context.ts";
import { write } from "#server/kernel/write.ts";
import { openPlaces } from "#server/open-places.ts";
import { tableOf } from "./table.ts";

/**
 * Rate of writes that do nothing but leave their entry, eight at a time over the bodies of the demonstration, without
 * and with a sealer that seals every second: in turns within one run, so that the machine's moods fall on both.
 */
const [rounds, milliseconds, writers] = [4, 3000, 8];
const tell = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "paron-sealing-"));
// PostgreSQL runs as another user when we are root, and must be able to enter.
chmodSync(dataDir, 0o755);
const places = await openPlaces(configOf({ DATA_DIR: dataDir }), () => undefined);
const { parts } = places;
const ctx = systemContext(parts, Fastify({ logger: false }).log, "sealing");
const bodies = await parts.database.kysely.selectFrom("organization").select("id").execute();

try {
  await sealLedgers(parts);
  await written(500);
  const rates: { plain: number; sealed: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const plain = await written(milliseconds);
    rates.push({ plain, sealed: await whileSealing(() => written(milliseconds)) });
  }
  const lines = rates.map(({ plain, sealed }, round) =>
    [`round ${round + 1}`, plain, sealed].map(String).concat((sealed / plain).toFixed(2)),
  );
  tell(tableOf(["writes a second", "without", "with sealer", "ratio"], lines));
  const sum = (of: "plain" | "sealed") => rates.reduce((total, one) => total + one[of], 0);
  tell(`\nOver all: ${(sum("sealed") / sum("plain")).toFixed(2)}`);
} finally {
  await places.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Writes a second, over so many milliseconds. */
async function written(time: number): Promise<number> {
  const end = performance.now() + time;
  let count = 0;
  const writer = async (index: number) => {
    const body = systemIn(ctx, bodies[index % bodies.length]?.id ?? "");
    while (performance.now() < end) {
      const entry = {
        subjectKind: "bench",
        subjectId: String(index),
        before: null,
        after: { index },
      };
      await write(body, "bench", async () => ({ entries: [entry], result: null }), "job");
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, index) => writer(index)));
  return Math.round((count * 1000) / time);
}

async function whileSealing<T>(work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const sealer = (async () => {
    while (!over.signal.aborted) {
      await sealLedgers(parts);
      await pause(1000);
    }
  })();
  const result = await work();
  over.abort();
  await sealer;
  return result;
}
