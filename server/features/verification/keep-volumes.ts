import type { FastifyInstance } from "fastify";
import type { Month } from "#domain/calendar/day.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { printVolume } from "./print-volume.ts";

/** What prints whole months in an application's background. */
export type Volumes = {
  begin: (ctx: BodyContext, month: Month, structureIds: readonly string[]) => void;
};

/** The prints of an application: when it closes, those at work are ended, and say so. */
export function keepVolumes(app: FastifyInstance, { clock }: Parts): Volumes {
  const stopping = new AbortController();
  const atWork = new Set<Promise<void>>();
  app.addHook("preClose", async () => {
    stopping.abort();
    await Promise.all(atWork);
  });
  return {
    begin: (ctx, month, structureIds) => {
      // What goes on when the call is answered is no answer to it, and outlives its log.
      const apart = { ...ctx, repeat: null, log: app.log };
      const asked = { month, structureIds, clock, signal: stopping.signal };
      const work = printVolume(apart, asked).finally(() => atWork.delete(work));
      atWork.add(work);
    },
  };
}
