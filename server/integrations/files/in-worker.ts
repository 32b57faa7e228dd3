import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectFolder } from "#server/project-folder.ts";
import { TooMuchWork, turnsOf } from "../turns.ts";
import type { ReadRows } from "./read-xlsx.ts";

/** A table to read: it may take seconds, for which the request thread must not be blocked. */
export type Job = { bytes: Uint8Array; kind: "xlsx" | "csv" };

const inTurn = turnsOf(2, 20);
const mostMilliseconds = 25_000;
/** A source file, so that the thread does not load the whole server. */
const file = join(projectFolder, "server/integrations/files/table-worker.ts");
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** Runs the job in a worker thread with limited memory and time; two run at once, others wait. Throws `TooMuchWork`. */
export function inWorker(job: Job): Promise<ReadRows> {
  return inTurn(() => runJob(job));
}

function runJob(job: Job): Promise<ReadRows> {
  const worker = new Worker(file, { workerData: job, resourceLimits });
  const limit = setTimeout(() => void worker.terminate(), mostMilliseconds);
  return new Promise<ReadRows>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new TooMuchWork() : error),
    );
    worker.once("exit", () => reject(new TooMuchWork()));
  }).finally(() => clearTimeout(limit));
}
