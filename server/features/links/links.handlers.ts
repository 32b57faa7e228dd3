import type { links } from "#api/links.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { linkOfDay } from "./link-of-day.ts";
import { revokeLink } from "./revoke-link.ts";

export const linkHandlers: Handlers<typeof links> = {
  getOfDay: (ctx, input) =>
    readBody(ctx, async (db) => {
      await requireStructure(db, input);
      return { link: await linkOfDay(db, input, ctx.now) };
    }),
  revoke: revokeLink,
};
