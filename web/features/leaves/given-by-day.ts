import { isTelework } from "#texts/telework.ts";

type Reason = { code: string; isActive: boolean; unit: string };

/** Whether leave is given for it: not for telework, nor for the entry that replaces a hidden reason, whose code has an asterisk. */
export function isGivenByDay({ code, isActive, unit }: Reason): boolean {
  return isActive && unit !== "hour" && !code.includes("*") && !isTelework(code);
}
