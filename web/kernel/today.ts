import { dayAt, minuteAt } from "#domain/calendar/zone.ts";
import { monthOf, type Day, type Month } from "#domain/calendar/day.ts";

/** The day in Athens at this moment, wherever the browser is. */
export function today(): Day {
  return dayAt(new Date().toISOString());
}

/** The month in Athens at this moment. */
export function thisMonth(): Month {
  return monthOf(today());
}

/** The hour of the day in Athens at this moment, 0 to 23. */
export function athensHour(): number {
  return Math.floor(minuteAt(today(), new Date().toISOString()) / 60);
}

/** This moment, an instant in UTC. */
export function thisMoment(): string {
  return new Date().toISOString();
}
