import type { monthLink } from "#api/month-link.ts";
import { hasActed } from "#server/features/links/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { answerMonth } from "./answer-month.ts";
import { monthByLink } from "./month-by-link.ts";

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
