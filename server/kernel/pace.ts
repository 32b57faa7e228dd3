import { Fault } from "./fault.ts";

/** Callers that are remembered at most; the oldest is forgotten first. */
const mostCallers = 10_000;

/**
 * Lets each caller through so many times a minute on this server and throws `too-many` beyond; a caller's minute begins
 * with its first call. For calls that need no session and guard no secret.
 */
export function paceOf(perMinute: number): (caller: string, now: Date) => void {
  const callers = new Map<string, { until: number; calls: number }>();
  return (caller, now) => {
    const known = callers.get(caller);
    const time = now.getTime();
    if (known && known.until > time) {
      known.calls += 1;
      if (known.calls <= perMinute) return;
      throw new Fault("too-many", { retryAfterSeconds: Math.ceil((known.until - time) / 1000) });
    }
    callers.delete(caller);
    const [oldest] = callers.keys();
    if (callers.size >= mostCallers && oldest !== undefined) callers.delete(oldest);
    callers.set(caller, { until: time + 60_000, calls: 1 });
  };
}
