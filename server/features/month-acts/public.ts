export { closedMonths } from "./closed-months.ts";
export { type LockedMonth, lockMonthsOf as lockedMonths, moveMonths } from "./move-months.ts";
export { signaturesTouchedBy, reopen, type TouchedDays } from "./touched-months.ts";
