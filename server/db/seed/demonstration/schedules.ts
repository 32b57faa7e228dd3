import type { WallRange } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";

/** A schedule of the demonstration before it belongs to a body. */
type SchedulePlan = {
  title: string;
  weeks: WallRange[][][];
  anchor: Day;
  worksHolidays: boolean;
  breakMinutes: number;
  breakIsPaid: boolean;
};

const monday = "2024-01-01";

/**
 * The five arrival times from which State employees choose once a year (decision B' 1659/2011), 8 hours from Monday
 * to Friday.
 */
const arrivalChoices = {
  "at-7": officeHours("07:00-15:00", 420, 900),
  "at-7-30": officeHours("07:30-15:30", 450, 930),
  "at-8": officeHours("08:00-16:00", 480, 960),
  "at-8-30": officeHours("08:30-16:30", 510, 990),
  "at-9": officeHours("09:00-17:00", 540, 1020),
};

/** Every schedule of the demonstration by its key. */
export const schedulePlans = {
  ...arrivalChoices,
  "child-care": officeHours("07:30-13:30 (μειωμένο ωράριο ανατροφής)", 450, 810),
  "part-time": officeHours("09:00-13:00 (μερική απασχόληση)", 540, 780),
  afternoon: {
    ...officeHours("12:00-20:00 (ΚΔΑΠ), με διάλειμμα 20 λεπτών εντός ωραρίου", 720, 1200),
    breakMinutes: 20,
    breakIsPaid: true,
  },
  // 32 hours a week under the collective agreement for municipal crews.
  cleaning: officeHours("06:00-12:24 (συνεργεία καθαριότητας, 32 ώρες)", 360, 744),
  // The same five days from Tuesday to Saturday (law 3584/2007, article 36).
  "cleaning-saturday": weekly("06:00-12:24, Τρίτη έως Σάββατο", "-xxxxx-", 360, 744),
  private: { ...officeHours("08:00-16:20 με διάλειμμα 20 λεπτών", 480, 980), breakMinutes: 20 },
  "two-shifts": {
    ...officeHours("ΚΕΠ: πρωί και απόγευμα, ανά εβδομάδα", 450, 930),
    weeks: [week("xxxxx--", 450, 930), week("xxxxx--", 720, 1200)],
  },
  "night-1": nights("Α", 0),
  "night-2": nights("Β", 7),
  "night-3": nights("Γ", 14),
  "round-1": round("Α", 0),
  "round-2": round("Β", 7),
  "round-3": round("Γ", 14),
} satisfies Record<string, SchedulePlan>;

export type ScheduleKey = keyof typeof schedulePlans;

export const arrivalKeys = ["at-7", "at-7-30", "at-8", "at-8-30", "at-9"] as const;

/**
 * Night guards, 22:00 to 06:00 on holidays too: five nights from Wednesday, then from Tuesday, then from Monday, so that
 * three crews cover every night and each has a day of rest between weeks.
 */
function nights(crew: string, shiftDays: number): SchedulePlan {
  const weeks = [
    week("--xxxxx", 1320, 1800),
    week("-xxxxx-", 1320, 1800),
    week("xxxxx--", 1320, 1800),
  ];
  return rota(`Νυχτερινή φύλαξη 22:00-06:00, ομάδα ${crew}`, weeks, shiftDays);
}

/** A nursing home's rotation of mornings, afternoons and nights, in forward order so that rest periods are respected. */
function round(crew: string, shiftDays: number): SchedulePlan {
  const weeks = [
    week("xxxxx--", 360, 840),
    week("--xxxxx", 840, 1320),
    week("-xxxxx-", 1320, 1800),
  ];
  return rota(`Κυκλικό πρωί-απόγευμα-νύχτα, ομάδα ${crew}`, weeks, shiftDays);
}

function rota(title: string, weeks: WallRange[][][], shiftDays: number): SchedulePlan {
  const anchor = `2024-01-${String(1 + shiftDays).padStart(2, "0")}`;
  return { title, weeks, anchor, worksHolidays: true, breakMinutes: 0, breakIsPaid: false };
}

function officeHours(title: string, from: number, to: number): SchedulePlan {
  return weekly(title, "xxxxx--", from, to);
}

function weekly(title: string, days: string, from: number, to: number): SchedulePlan {
  return {
    title,
    weeks: [week(days, from, to)],
    anchor: monday,
    worksHolidays: false,
    breakMinutes: 0,
    breakIsPaid: false,
  };
}

/** A week from Monday to Sunday, the same range on each day marked `x`. */
function week(days: string, from: number, to: number): WallRange[][] {
  return days.split("").map((mark) => (mark === "x" ? [{ from, to }] : []));
}
