import type { Day, Month } from "#domain/calendar/day.ts";
import type { PersonOnPaper } from "./person-columns.ts";

/** The overtime of a month under a decision, ready to be drawn. */
export type PrintedAttestation = {
  organization: { title: string; afm: string };
  decision: {
    number: string;
    decidedOn: Day;
    organ: string;
    ada: string;
    gazette: string;
    /** The kind in words. */
    kind: string;
    from: Day;
    /** If the decision was ended early, the day on which it was. */
    to: Day;
    kae: string;
    work: string;
  };
  month: Month;
  /** Minutes beyond the plan of a day that do not count as overtime. */
  toleranceMinutes: number;
  /** In alphabetical order; people without overtime under the decision are left out. */
  people: readonly PrintedWorker[];
  /** Whether the months of all these people are signed. */
  isFinal: boolean;
  /** The signed sheets that it is based on. */
  sheets: readonly { structure: string; code: string; verifyUrl: string }[];
  /** The structure's person in charge, if all of them worked in one structure. */
  personInCharge: string;
  printedAt: Date;
};

export type PrintedWorker = PersonOnPaper & {
  days: readonly { day: Day; minutes: number }[];
  minutes: number;
};

/** The total of all people, in minutes. */
export function minutesOfAll(people: readonly PrintedWorker[]): number {
  return people.reduce((sum, { minutes }) => sum + minutes, 0);
}
