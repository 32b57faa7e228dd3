import { beforeAll, expect, test } from "vitest";
import { inBodies } from "#server/db/seed/in-body.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { checkLedger, type LedgerReport } from "./check-ledger.ts";
import { linesOfLedger, openLedgerFile } from "./ledger-file.ts";
import { sealKeys } from "./ledger-rows.ts";
import { rangesOf } from "./ranges.ts";
import { buildRecordedMonth, submitAndSign } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });
let lines: string[];
beforeAll(async () => {
  const march = await buildRecordedMonth(world);
  await submitAndSign(world, march);
  const { organizationId } = march;
  const keys = await sealKeys(world.owner);
  lines = await inBodies(world.owner, [organizationId], async (tx) => {
    const found: string[] = [];
    const all = linesOfLedger(organizationId, keys, rangesOf(tx, organizationId));
    for await (const line of all) found.push(line);
    return found;
  });
});

async function checked(given: readonly string[]): Promise<LedgerReport> {
  const { organizationId, keys, ranges } = await openLedgerFile(
    (async function* readLines() {
      yield* given;
    })(),
  );
  return checkLedger({ organizationId, keys, anchors: new Map() }, ranges);
}

test("an exported ledger verifies without the database", async () => {
  expect(await checked(lines)).toMatchObject({ seals: 2, entries: 80, findings: [] });
});

test("a word changed in the file is found at its entry", async () => {
  const at = lines.findIndex((line) => line.includes('"kind":"entry"'));
  const line = lines[at] ?? "";
  const bent = lines.with(at, line.replace("typed", "device"));
  const { head } = JSON.parse(line) as { head: { id: string } };
  expect((await checked(bent)).findings).toEqual([
    { kind: "entry-changed", entryId: head.id, sealNumber: 1 },
  ]);
});

test("an entry removed from the file is found", async () => {
  const at = lines.findIndex((line) => line.includes('"kind":"entry"'));
  const { findings } = await checked(lines.toSpliced(at + 2, 1));
  expect(findings).toMatchObject([{ kind: "entry-deleted", sealNumber: 1 }]);
});

test("a file that is not a ledger is refused", async () => {
  await expect(checked(["{}"])).rejects.toThrow();
  await expect(checked(lines.slice(1))).rejects.toThrow("no exported ledger");
});
