import { z } from "zod";
import { eachTotal } from "#domain/attendance/month.ts";
import { Minutes } from "./fields.ts";

/** The totals of a month: days, and minutes where the name says so. */
export const TotalsOut = z.object(eachTotal(() => Minutes));
