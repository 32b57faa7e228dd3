import { parentPort, workerData } from "node:worker_threads";
import { readXlsx } from "./read-xlsx.ts";
import { writeXlsx } from "./write-xlsx.ts";
import type { Job } from "./in-worker.ts";

const job = workerData as Job;
const result =
  job.task === "read" ? await readXlsx(Buffer.from(job.bytes)) : await writeXlsx(job.sheet);
parentPort?.postMessage(result, []);
