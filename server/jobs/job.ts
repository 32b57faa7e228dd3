import type { SignedContext } from "#server/kernel/context.ts";

/** The context of a job: the System user acts, in all bodies; `signal` tells it to stop at the next safe point. */
export type JobContext = SignedContext & { signal: AbortSignal };

/** What a run did, as counts by name. */
export type JobOutcome = Readonly<Record<string, number>>;

/**
 * Something the system does by itself, on a schedule. A run must be safe to repeat and to overlap with one on
 * another server: it looks for what is left to do, and locks what it changes.
 */
export type Job = {
  /** Area and verb, such as `contracts.end`. */
  name: string;
  /** The last instant up to `now` at which the job was due. Runs missed while no server was up are made up for by one run. */
  dueAt: (now: Date) => Date;
  run: (ctx: JobContext) => Promise<JobOutcome>;
};
