import type { Clock } from "#server/kernel/clock.ts";
import type { Taxis } from "./taxis.ts";
import { TaxisFailure } from "./taxis-failure.ts";

const failuresThatOpen = 3;
const restMilliseconds = 30_000;
const mostAtOnce = 20;

/**
 * Spares a taxis that is down, and those who wait for it: after three failures to answer in a row it is not asked for
 * thirty seconds, then by one person, whose answer decides. At most twenty ask at once. A refusal or an answer that
 * cannot be read is an answer.
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
