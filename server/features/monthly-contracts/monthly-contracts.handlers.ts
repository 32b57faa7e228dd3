import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { boardOf } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { approveMonths } from "./approve-months.ts";
import { checkMonths } from "./check-months.ts";
import { computeMonths } from "./compute-months.ts";
import { countersignMonths } from "./countersign-months.ts";
import { explainFindings } from "./explain-findings.ts";
import { exportMonths } from "./export-months.ts";
import { findingsOfMonth } from "./findings-of-month.ts";
import { listMonths } from "./list-months.ts";
import { returnMonths } from "./return-months.ts";
import { submitMonths } from "./submit-months.ts";

export const monthlyContractHandlers: Handlers<typeof monthlyContracts> = {
  getAll: (ctx, { skip, take, month = monthOf(ctx.today), ...rest }) =>
    listMonths(ctx, { ...rest, month }, { skip, take }),
  export: (ctx, { month = monthOf(ctx.today), ...rest }) => exportMonths(ctx, { ...rest, month }),
  getBoard: async (ctx, input) => ({ structures: await boardOf(ctx, input) }),
  getFindings: findingsOfMonth,
  compute: computeMonths,
  check: checkMonths,
  explain: explainFindings,
  submit: submitMonths,
  countersign: countersignMonths,
  return: returnMonths,
  approve: approveMonths,
};
