import type { DayLabel } from "#domain/attendance/types.ts";

/** Colour family of a recorded day. */
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

/** The colour family of each label, the same wherever a day is shown. */
export const dayTones: Record<DayLabel, DayTone> = {
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
