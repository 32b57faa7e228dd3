import type { bodyMonths } from "#api/body-months.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { monthsOfBodies } from "./body-months.queries.ts";
import { exportBodyMonths } from "./export-body-months.ts";

export const bodyMonthHandlers: Handlers<typeof bodyMonths> = {
  getAll: async (ctx, input) => {
    const month = input.month ?? addMonths(monthOf(ctx.today), -1);
    const found = await readBodies(ctx, await everyBody(ctx), (db) =>
      monthsOfBodies(db, { ...input, month }),
    );
    return { ...found, month };
  },
  export: exportBodyMonths,
};
