import { sql } from "kysely";
import type { disputes } from "#api/disputes.ts";
import type { monthLink } from "#api/month-link.ts";
import type { monthRequests } from "#api/month-requests.ts";
import type { ownMonths } from "#api/own-months.ts";
import { firstDay, lastDay, monthOf } from "#domain/calendar/day.ts";
import { reasonOut, reasonsInOrder } from "#server/features/attendance/public.ts";
import { hasActed } from "#server/features/links/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { acceptDispute } from "./accept-dispute.ts";
import { askingByAccount, askingByLink } from "./asking.ts";
import { attachEvidence } from "./attach-evidence.ts";
import { confirmMonth } from "./confirm-month.ts";
import { disputeDay } from "./dispute-day.ts";
import { disputesWhere, toTellDisputes } from "./dispute-rows.ts";
import { evidenceOfDispute } from "./evidence-of-dispute.ts";
import { ownMonth, ownMonthsOf } from "./own-month.ts";
import { rejectDispute } from "./reject-dispute.ts";
import { requestListing } from "./requests-list.ts";
import { sendRequests } from "./send-requests.ts";

const mostOpen = 500;

export const monthRequestHandlers: Handlers<typeof monthRequests> = {
  getAll: requestListing.getAll,
  export: requestListing.export,
  send: sendRequests,
};

export const disputeHandlers: Handlers<typeof disputes> = {
  getOfDay: async (ctx, input) => {
    const told = await toTellDisputes(ctx);
    return readBody(ctx, async (db) => {
      const { organizationId, structureId, date } = input;
      await requireStructure(db, input);
      const condition = sql`d.structure_id = ${structureId} and d.date = ${date}`;
      return { items: await disputesWhere(db, organizationId, told, condition) };
    });
  },
  getOpen: async (ctx, input) => {
    const told = await toTellDisputes(ctx);
    return readBody(ctx, async (db) => {
      const { organizationId, structureId, month } = input;
      await requireStructure(db, input);
      const condition = sql`d.structure_id = ${structureId} and a.dispute_id is null
        and d.date between ${firstDay(month)} and ${lastDay(month)}`;
      const found = await disputesWhere(db, organizationId, told, condition);
      return { items: found.slice(0, mostOpen) };
    });
  },
  getEvidence: evidenceOfDispute,
  accept: acceptDispute,
  reject: rejectDispute,
};

export const monthLinkHandlers: Handlers<typeof monthLink> = {
  get: async (ctx) => ({
    ...(await ownMonth(ctx, askingByLink(ctx))),
    expiresAt: ctx.link.expiresAt.toISOString(),
  }),
  getReasons: async (ctx, asked) => (await reasonsInOrder(ctx, asked)).map(reasonOut),
  open: (ctx) =>
    write(
      ctx,
      "month.open",
      async (tx) => {
        await hasActed(tx, ctx, "opened");
        return { entries: [], result: null };
      },
      "link",
    ),
  dispute: (ctx, said) => disputeDay(ctx, askingByLink(ctx), said, "link"),
  attach: (ctx, input, file) =>
    attachEvidence(ctx, askingByLink(ctx), input, { file, source: "link" }),
  confirm: (ctx, input) => confirmMonth(ctx, askingByLink(ctx), input, "link"),
};

export const ownMonthHandlers: Handlers<typeof ownMonths> = {
  getAll: ownMonthsOf,
  dispute: async (ctx, { contractId, date, text, says }) => {
    const asking = await askingByAccount(ctx, { contractId, month: monthOf(date) });
    return disputeDay(ctx, asking, { date, text, says }, "web");
  },
  attach: async (ctx, input, file) =>
    attachEvidence(ctx, await askingByAccount(ctx, input), input, { file, source: "web" }),
  confirm: async (ctx, input) => confirmMonth(ctx, await askingByAccount(ctx, input), input, "web"),
};
