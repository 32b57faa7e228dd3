import type { FastifyBaseLogger } from "fastify";
import type { Parts } from "#server/kernel/parts.ts";
import type { Job } from "./job.ts";
import { runDue } from "./run-due.ts";

const pauseMilliseconds = 20_000;

/**
 * Most jobs that run at once. A job holds one connection at a time, so requests keep the rest of the pool; jobs that wait
 * for an external service (mail, ERGANI, the scanner) leave a slot to those that do not.
 */
export const maxParallelJobs = 4;

/** The running jobs of a server; `stop` resolves once none is running any more. */
export type RunningJobs = { stop: () => Promise<void> };

/**
 * Checks at once, and then every 20 seconds, which jobs are due, and starts them in order, several in parallel: a long one
 * does not hold back the others.
 */
export function startJobs(parts: Parts, log: FastifyBaseLogger, jobs: readonly Job[]): RunningJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const atWork = new Map<Job, Promise<void>>();
  const begin = (job: Job) => {
    // The database may be down for a while; the next round reconnects.
    const ended = runDue(parts, log, job, signal)
      .catch((error: unknown) => log.error({ err: error }, "Jobs cannot be looked up"))
      .then(() => void atWork.delete(job));
    atWork.set(job, ended);
  };
  const rounds = async () => {
    while (!signal.aborted) {
      for (const job of jobs) {
        if (atWork.size === maxParallelJobs) await Promise.race(atWork.values());
        if (signal.aborted) break;
        if (!atWork.has(job)) begin(job);
      }
      await pause(signal);
    }
    await Promise.all(atWork.values());
  };
  const running = rounds();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, pauseMilliseconds);
    signal.addEventListener("abort", end);
  });
}
