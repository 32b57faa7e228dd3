import { addDays, type Day } from "../calendar/day.ts";

/** The part of a contract that counts towards service with an employer. */
export type Engagement = { id: string; startDate: Day; endDate: Day | null };

/** Full years of service on the day. */
export function yearsOfService(start: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(start.slice(0, 4));
  return day.slice(5) < start.slice(5) ? years - 1 : years;
}

/** Service without a break, and the contracts that make it, oldest first. */
export type UnbrokenService<E extends Engagement> = {
  startDate: Day;
  endDate: Day | null;
  contracts: E[];
};

/**
 * The service that a contract belongs to: with those of the same person that end the day before it begins or begin the day
 * after it ends. They are one employment and share one leave; a contract that runs in parallel has a leave of its own.
 */
export function unbrokenService<E extends Engagement>(
  contract: E,
  others: readonly E[],
): UnbrokenService<E> {
  const contracts = [contract];
  for (;;) {
    const first = contracts[0] ?? contract;
    const before = others.find(({ endDate }) => endDate === addDays(first.startDate, -1));
    if (!before) break;
    contracts.unshift(before);
  }
  for (;;) {
    const { endDate } = contracts.at(-1) ?? contract;
    const next =
      endDate === null
        ? undefined
        : others.find(({ startDate }) => startDate === addDays(endDate, 1));
    if (!next) break;
    contracts.push(next);
  }
  const { startDate } = contracts[0] ?? contract;
  return { startDate, endDate: contracts.at(-1)?.endDate ?? null, contracts };
}
