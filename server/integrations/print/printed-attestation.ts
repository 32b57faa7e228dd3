import type { Day, Month } from "#domain/calendar/day.ts";
import type { PersonOnPaper } from "./person-columns.ts";

/** The overtime of a month that a decision allows, ready to be drawn. */
export type PrintedAttestation = {
  organization: { title: string; afm: string };
  decision: {
    number: string;
    decidedOn: Day;
    organ: string;
    ada: string;
    gazette: string;
    /** In words. */
    kind: string;
    from: Day;
    /** Where it was ended, the day on which it was. */
    to: Day;
    kae: string;
    work: string;
  };
  month: Month;
  /** Beyond the plan of a day, which are no overtime. */
  toleranceMinutes: number;
  /** In alphabetical order; who worked no overtime under the decision is left out. */
  people: readonly PrintedWorker[];
  /** Whether the months of all of them are signed. */
  isFinal: boolean;
  /** The signed sheets that it rests on. */
  sheets: readonly { structure: string; code: string; verifyUrl: string }[];
  /** Of the structure, where all of them worked in one. */
  personInCharge: string;
  printedAt: Date;
};

export type PrintedWorker = PersonOnPaper & {
  days: readonly { day: Day; minutes: number }[];
  minutes: number;
};

/** What all of them worked together, in minutes. */
export function minutesOfAll(people: readonly PrintedWorker[]): number {
  return people.reduce((sum, { minutes }) => sum + minutes, 0);
}
