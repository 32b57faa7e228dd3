import { parentPort, workerData } from "node:worker_threads";
import type { Job } from "./in-worker.ts";
import { readCsv } from "./read-csv.ts";
import { readXlsx } from "./read-xlsx.ts";

const { bytes, kind } = workerData as Job;
const file = Buffer.from(bytes);
parentPort?.postMessage(kind === "csv" ? readCsv(file) : await readXlsx(file), []);
