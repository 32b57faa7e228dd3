import { sql } from "kysely";
import type { disputes, monthRequests } from "#api/month-requests.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { answerDispute } from "./answer-dispute.ts";
import { disputesWhere } from "./dispute-rows.ts";
import { requestsOfMonth } from "./requests-list.ts";
import { sendRequests } from "./send-requests.ts";

export const monthRequestHandlers: Handlers<typeof monthRequests> = {
  getAll: requestsOfMonth,
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
  answer: answerDispute,
};
