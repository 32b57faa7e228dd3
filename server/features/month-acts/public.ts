export { handedInMonths } from "./handed-in-months.ts";
export { type LockedMonth, lockedMonths, moveMonths } from "./move-months.ts";
export { signaturesTouchedBy, takeBack, type TouchedDays } from "./touched-months.ts";
