import { isTelework } from "#texts/telework.ts";

type Reason = { code: string; isActive: boolean; unit: string };

/** Whether a leave is given for it: telework is none. What stands for a reason that is hidden has an asterisk, and is given to nobody. */
export function isGivenByDay({ code, isActive, unit }: Reason): boolean {
  return isActive && unit !== "hour" && !code.includes("*") && !isTelework(code);
}
