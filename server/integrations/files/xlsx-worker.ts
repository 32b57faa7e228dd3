import { parentPort, workerData } from "node:worker_threads";
import type { Job } from "./in-worker.ts";
import { readXlsx } from "./read-xlsx.ts";

const { bytes } = workerData as Job;
parentPort?.postMessage(await readXlsx(Buffer.from(bytes)), []);
