import type { samples } from "#api/samples.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { decideSheet } from "./decide-sheet.ts";
import { drawSample } from "./draw-sample.ts";
import { sampleListing } from "./samples-of-bodies.ts";
import { sampledSheets, samplesOf } from "./samples.queries.ts";

export const sampleHandlers: Handlers<typeof samples> = {
  getOfBodies: sampleListing.getAll,
  exportOfBodies: sampleListing.export,
  getAll: (ctx) =>
    readBody(ctx, async (db) => ({ samples: await samplesOf(db, ctx.organizationId) })),
  getSheets: (ctx, input) =>
    readBody(ctx, async (db) => {
      const sheets = await sampledSheets(db, { ...input, userId: ctx.actor.userId });
      // A sample is drawn with one sheet at least, so one without any is not of this body.
      if (sheets.length === 0) throw new Fault("not-found");
      return { sheets };
    }),
  draw: drawSample,
  decide: decideSheet,
};
