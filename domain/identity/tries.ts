/** Tries at a secret on one budget; instants in milliseconds since 1970. */
export type Tries = {
  made: number;
  /** Before it nobody may try; 0 where no delay runs, so that a clock set back delays nobody. */
  nextAt: number;
  /** From it on, what was tried before is forgotten. */
  quietAt: number;
};

const second = 1000;
const longestDelay = 900 * second;
const quiet = 15 * 60 * second;

/** Milliseconds until the next try is allowed; 0 when it is allowed now. */
export function waitBefore(tries: Tries, now: number): number {
  return Math.max(0, tries.nextAt - now);
}

/**
 * The budget with one more try, counted as mistaken until it proves right. The first `free` cost nothing; each one after
 * them doubles the delay from 1 second to 15 minutes, so that guessing ends and the owner is never shut out for good.
 * Fifteen quiet minutes after the delay forget it all.
 */
export function withOneMore(tries: Tries, free: number, now: number): Tries {
  const made = tries.quietAt <= now ? 1 : tries.made + 1;
  const delay = made < free ? 0 : Math.min(longestDelay, second * 2 ** (made - free));
  return { made, nextAt: delay === 0 ? 0 : now + delay, quietAt: now + delay + quiet };
}
