export { applyCalendarChange } from "./apply-calendar-change.ts";
export { type CalendarChange, effectOf } from "./effect-of-change.ts";
export { lockStructures } from "./effect.queries.ts";
export { renewDays } from "./renew-days.ts";
