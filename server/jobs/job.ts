import type { SignedContext } from "#server/kernel/context.ts";

/** The context of a job: the System user acts, everywhere; `signal` tells it to stop at the next good place. */
export type JobContext = SignedContext & { signal: AbortSignal };

/** What a run did, in numbers, by what it calls them. */
export type JobOutcome = Readonly<Record<string, number>>;

/**
 * Something the system does by itself, by the clock. Its run must be safe to repeat and to meet itself on another
 * server: it looks for what is left to do, and locks what it changes.
 */
export type Job = {
  /** Area and verb, as `contracts.end`. */
  name: string;
  /** The last instant up to `now` for which the job was due. What was missed while no server ran is made up once. */
  dueAt: (now: Date) => Date;
  run: (ctx: JobContext) => Promise<JobOutcome>;
};
