import { z } from "zod";
import { Minutes } from "./fields.ts";

export const TotalsOut = z.object({
  plannedDays: z.number().int(),
  plannedMinutes: Minutes,
  presentDays: z.number().int(),
  workedMinutes: Minutes,
  teleworkDays: z.number().int(),
  teleworkMinutes: Minutes,
  leavePaidDays: z.number().int(),
  leaveUnpaidDays: z.number().int(),
  sickDays: z.number().int(),
  unjustifiedDays: z.number().int(),
  absencePaidMinutes: Minutes,
  absenceUnpaidMinutes: Minutes,
  absenceSickMinutes: Minutes,
  unjustifiedMinutes: Minutes,
  nightMinutes: Minutes,
  sundayHolidayMinutes: Minutes,
  overtimeMinutes: Minutes,
  balanceMinutes: Minutes,
  pendingDays: z.number().int(),
  missingDays: z.number().int(),
});
