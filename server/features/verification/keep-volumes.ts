import type { FastifyInstance } from "fastify";
import type { Month } from "#domain/calendar/day.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Parts } from "#server/kernel/parts.ts";
import { printVolume } from "./print-volume.ts";

/** Prints whole months in the background of an application. */
export type Volumes = {
  begin: (ctx: BodyContext, month: Month, structureIds: readonly string[]) => void;
};

/** The prints of an application: when it closes, running ones are aborted and marked as stopped. */
export function keepVolumes(app: FastifyInstance, { clock }: Parts): Volumes {
  const stopping = new AbortController();
  const atWork = new Set<Promise<void>>();
  app.addHook("preClose", async () => {
    stopping.abort();
    await Promise.all(atWork);
  });
  return {
    begin: (ctx, month, structureIds) => {
      // Work that continues after the response is not part of it, and outlives its log.
      const apart = { ...ctx, repeat: null, log: app.log };
      const request = { month, structureIds, clock, signal: stopping.signal };
      const work = printVolume(apart, request).finally(() => atWork.delete(work));
      atWork.add(work);
    },
  };
}
