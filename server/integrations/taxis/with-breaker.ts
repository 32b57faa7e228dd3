import type { Clock } from "#server/kernel/clock.ts";
import type { Taxis } from "./taxis.ts";
import { TaxisFailure } from "./taxis-failure.ts";

const failuresThatOpen = 3;
const restMilliseconds = 30_000;
const mostAtOnce = 20;

/**
 * A circuit breaker that spares taxis, and its callers, while it is down: after three consecutive failures to respond
 * it is not called for thirty seconds, then by a single caller, whose result decides. At most twenty calls run at
 * once. A refusal or an unreadable response counts as a response.
 */
export function withBreaker(taxis: Taxis, clock: Clock): Taxis {
  let failures = 0;
  let asking = 0;
  let restsUntil = 0;
  const requireAwake = (now: number) => {
    const isTrial = failures >= failuresThatOpen;
    if (now < restsUntil || asking >= (isTrial ? 1 : mostAtOnce))
      throw new TaxisFailure("unavailable");
  };
  const note = (error: unknown) => {
    const isDown = error instanceof TaxisFailure && error.reason === "unavailable";
    failures = isDown ? failures + 1 : 0;
    if (failures >= failuresThatOpen) restsUntil = clock().getTime() + restMilliseconds;
  };
  return {
    ...taxis,
    async afmOf(given) {
      requireAwake(clock().getTime());
      asking += 1;
      try {
        const afm = await taxis.afmOf(given);
        failures = 0;
        return afm;
      } catch (error) {
        note(error);
        throw error;
      } finally {
        asking -= 1;
      }
    },
  };
}
