import { expect, test } from "vitest";
import { inChunks, runInChunks, type Progress } from "./run-in-chunks.ts";

const rows = Array.from({ length: 250 }, (_, index) => index);

test("many rows are sent in chunks, each reporting its progress", async () => {
  const reports: Progress[] = [];
  const { signal } = new AbortController();
  const watch = { signal, onProgress: (one: Progress) => reports.push(one) };
  expect(await runInChunks(inChunks(rows), async (some) => some, watch)).toEqual(rows);
  expect(reports).toEqual([100, 200, 250].map((done) => ({ done, total: 250 })));
});

test("a stopped run sends nothing more and keeps the outcomes so far", async () => {
  const stopped = new AbortController();
  const send = async (some: number[]) => {
    stopped.abort();
    return some;
  };
  const watch = { signal: stopped.signal, onProgress: () => undefined };
  expect(await runInChunks(inChunks(rows), send, watch)).toHaveLength(100);
});
