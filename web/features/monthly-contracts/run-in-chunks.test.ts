import { expect, test } from "vitest";
import type { RowOutcome } from "#api/monthly-contracts.ts";
import { runInChunks, type Progress } from "./run-in-chunks.ts";

const rows = Array.from({ length: 250 }, (_, index) => ({ contractId: `${index}`, version: 1 }));
const done = ({ contractId }: { contractId: string }): RowOutcome => ({
  contractId,
  outcome: "done",
  state: "submitted",
  version: 2,
  messages: [],
});

const doAll = async (some: { contractId: string }[]) => ({ rows: some.map(done) });

test("many months travel in chunks, and each chunk tells how far it has come", async () => {
  const told: Progress[] = [];
  const { signal } = new AbortController();
  const outcomes = await runInChunks(rows, doAll, { signal, onProgress: (one) => told.push(one) });
  expect(outcomes.map(({ contractId }) => contractId)).toEqual(rows.map((row) => row.contractId));
  expect(told.map(({ done: count }) => count)).toEqual([100, 200, 250]);
});

test("a run that is stopped sends nothing more and keeps what became of the rest", async () => {
  const stopped = new AbortController();
  const act = async (some: { contractId: string }[]) => {
    stopped.abort();
    return { rows: some.map(done) };
  };
  const watch = { signal: stopped.signal, onProgress: () => undefined };
  expect(await runInChunks(rows, act, watch)).toHaveLength(100);
});
