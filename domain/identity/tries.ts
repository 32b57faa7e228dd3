/** Attempts at a secret that share one budget; instants in milliseconds since 1970. */
export type Tries = {
  made: number;
  /** No attempt is allowed before it; 0 where no delay runs, so that a clock set back delays no one. */
  nextAt: number;
  /** From then on, earlier attempts are forgotten. */
  quietAt: number;
};

const second = 1000;
const longestDelay = 900 * second;
const quiet = 15 * 60 * second;

/** Milliseconds until the next attempt is allowed; 0 when it is allowed now. */
export function waitBefore(tries: Tries, now: number): number {
  return Math.max(0, tries.nextAt - now);
}

/**
 * The budget with one more attempt, counted as wrong until it proves right. After the `free`-th attempt the next must
 * wait 1 second, and each further one doubles that up to 15 minutes, which stops guessing without ever locking the owner out for good.
 * Fifteen quiet minutes after the delay reset the budget.
 */
export function withOneMore(tries: Tries, free: number, now: number): Tries {
  const made = tries.quietAt <= now ? 1 : tries.made + 1;
  const delay = made < free ? 0 : Math.min(longestDelay, second * 2 ** (made - free));
  return { made, nextAt: delay === 0 ? 0 : now + delay, quietAt: now + delay + quiet };
}
