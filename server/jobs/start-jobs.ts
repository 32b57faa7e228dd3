import type { FastifyBaseLogger } from "fastify";
import type { Parts } from "#server/kernel/parts.ts";
import type { Job } from "./job.ts";
import { runDue } from "./run-due.ts";

const pauseMilliseconds = 20_000;

/** The jobs of a server that runs; `stop` ends when none is at work any more. */
export type RunningJobs = { stop: () => Promise<void> };

/** Looks at once, and then every 20 seconds, which jobs are due, and runs them one after the other. */
export function startJobs(parts: Parts, log: FastifyBaseLogger, jobs: readonly Job[]): RunningJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const round = async () => {
    for (const job of jobs) {
      if (signal.aborted) return;
      await runDue(parts, log, job, signal);
    }
  };
  const rounds = async () => {
    while (!signal.aborted) {
      // The database may be away for a while; the next round finds it back.
      await round().catch((error: unknown) =>
        log.error({ err: error }, "Jobs cannot be looked up"),
      );
      await pause(signal);
    }
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
