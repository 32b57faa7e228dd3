import type { DayLabel, DayPlan } from "./types.ts";

/** Labels of a day that still lacks something. */
export const unsettledLabels = ["pending", "missing"] as const satisfies readonly DayLabel[];

/** Whether somebody is expected on a day: the plan has work, and no holiday or closure cancels it. */
export function isExpected({ ranges }: DayPlan): boolean {
  return ranges.length > 0;
}

/** How many people of a sheet are expected on its day, and how many of these are settled; leave counts as settled. */
export function completenessOf(people: readonly { plan: DayPlan; label: DayLabel }[]): {
  expected: number;
  recorded: number;
} {
  const expected = people.filter(({ plan }) => isExpected(plan));
  const recorded = expected.filter(({ label }) => !unsettledLabels.some((one) => one === label));
  return { expected: expected.length, recorded: recorded.length };
}
