import type { DayLabel } from "#domain/attendance/types.ts";
import { codeTitles, dayCodes } from "#texts/print.ts";

/** Colour family of a day in the year. */
export type DayTone =
  | "present"
  | "telework"
  | "duty"
  | "leave"
  | "sick"
  | "bad"
  | "doubt"
  | "off"
  | "outside";

const tones: Record<DayLabel, DayTone> = {
  present: "present",
  telework: "telework",
  duty: "duty",
  training: "duty",
  leave: "leave",
  sick: "sick",
  unpaid: "leave",
  unjustified: "bad",
  rest: "off",
  holiday: "off",
  weekend: "off",
  closure: "off",
  outside: "outside",
  missing: "doubt",
  pending: "doubt",
};

/** How a label looks and what it is called; a label of a newer server has neither colour nor name. */
export function lookOfLabel(label: string): { tone: DayTone; code: string; title: string } {
  if (!isLabel(label)) return { tone: "outside", code: "", title: label };
  return { tone: tones[label], code: dayCodes[label], title: codeTitles[label] };
}

/** The labels of the year in the order of the legend. */
export function labelsIn(labels: Iterable<string>): string[] {
  const present = new Set(labels);
  return Object.keys(tones).filter((label) => present.has(label));
}

function isLabel(label: string): label is DayLabel {
  return Object.hasOwn(tones, label);
}
