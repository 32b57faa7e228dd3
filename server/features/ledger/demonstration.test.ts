import { expect, test } from "vitest";
import { loadDemonstration } from "#server/db/seed/demonstration.ts";
import { openWorld } from "#server/testing/world.ts";
import { sealLedgers } from "./seal-ledger.ts";
import { verifyDatabase } from "./verify-database.ts";

test("the demonstration's ledger is whole, and says what its records, months and signatures say", async () => {
  const own = await openWorld();
  try {
    await loadDemonstration(own.ownerUrl, new Date("2026-03-18T09:00:00Z"), () => undefined);
    await sealLedgers(own.parts);
    for await (const { findings, differences, entries, unsealed } of verifyDatabase(own.owner)) {
      expect([findings, differences, unsealed]).toEqual([[], [], 0]);
      expect(entries).toBeGreaterThan(100);
    }
  } finally {
    await own.close();
  }
});
