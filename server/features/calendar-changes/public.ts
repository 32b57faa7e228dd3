export { applyCalendarChange } from "./apply-calendar-change.ts";
export { type CalendarChange, effectOf } from "./effect-of-change.ts";
