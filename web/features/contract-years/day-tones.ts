import { isKeyOf } from "#domain/keys.ts";
import { codeTitles, dayCodes } from "#texts/print.ts";
import { type DayTone, dayTones } from "#web/features/attendance/public.ts";

/** How a label looks and what it is called; a label from a newer server has neither colour nor code. */
export function lookOfLabel(label: string): { tone: DayTone; code: string; title: string } {
  if (!isKeyOf(label, dayTones)) return { tone: "outside", code: "", title: label };
  return { tone: dayTones[label], code: dayCodes[label], title: codeTitles[label] };
}

/** The labels of the year in the order of the legend. */
export function labelsIn(labels: Iterable<string>): string[] {
  const present = new Set(labels);
  return Object.keys(dayTones).filter((label) => present.has(label));
}
