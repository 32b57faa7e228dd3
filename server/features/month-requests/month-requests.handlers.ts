import { sql } from "kysely";
import type { disputes, monthLink, monthRequests } from "#api/month-requests.ts";
import { firstDay, lastDay } from "#domain/calendar/day.ts";
import { hasActed } from "#server/features/links/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { answerDispute } from "./answer-dispute.ts";
import { answerMonth } from "./answer-month.ts";
import { disputesWhere } from "./dispute-rows.ts";
import { monthByLink } from "./month-by-link.ts";
import { requestListing } from "./requests-list.ts";
import { sendRequests } from "./send-requests.ts";

const mostOpen = 500;

export const monthRequestHandlers: Handlers<typeof monthRequests> = {
  getAll: requestListing.getAll,
  export: requestListing.export,
  send: sendRequests,
};

export const disputeHandlers: Handlers<typeof disputes> = {
  getOfDay: (ctx, input) =>
    readBody(ctx, async (db) => {
      const { organizationId, structureId, date } = input;
      await requireStructure(db, input);
      const condition = sql`d.structure_id = ${structureId} and d.date = ${date}`;
      const found = await disputesWhere(db, organizationId, condition);
      return { items: found.map(({ dispute }) => dispute) };
    }),
  getOpen: (ctx, input) =>
    readBody(ctx, async (db) => {
      const { organizationId, structureId, month } = input;
      await requireStructure(db, input);
      const condition = sql`d.structure_id = ${structureId} and a.dispute_id is null
        and d.date between ${firstDay(month)} and ${lastDay(month)}`;
      const found = await disputesWhere(db, organizationId, condition);
      return { items: found.slice(0, mostOpen).map(({ dispute }) => dispute) };
    }),
  answer: answerDispute,
};

export const monthLinkHandlers: Handlers<typeof monthLink> = {
  get: (ctx) => monthByLink(ctx),
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
  answer: answerMonth,
};
