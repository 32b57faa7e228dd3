import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectFolder } from "#server/project-folder.ts";
import type { ReadRows } from "./read-xlsx.ts";

/** A table to be read: it may take seconds, which the thread that answers requests does not have. */
export type Job = { bytes: Uint8Array; kind: "xlsx" | "csv" };

const mostWorkers = 2;
const mostWaiting = 20;
const mostMilliseconds = 25_000;
/** A source file, so that the thread has not the whole server in its memory. */
const file = join(projectFolder, "server/integrations/files/table-worker.ts");
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** Thrown when a file takes more time or memory than it may, or too many wait already. */
export class TooMuchWork extends Error {}

let running = 0;
const waiting: (() => void)[] = [];

/** Does the work in a thread of its own, with bounded memory and time; two at once, others wait. */
export async function inWorker(job: Job): Promise<ReadRows> {
  if (running >= mostWorkers) {
    if (waiting.length >= mostWaiting) throw new TooMuchWork();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await done(job);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function done(job: Job): Promise<ReadRows> {
  const worker = new Worker(file, {
    workerData: job,
    resourceLimits,
  });
  const limit = setTimeout(() => void worker.terminate(), mostMilliseconds);
  return new Promise<ReadRows>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new TooMuchWork() : error),
    );
    worker.once("exit", () => reject(new TooMuchWork()));
  }).finally(() => clearTimeout(limit));
}
