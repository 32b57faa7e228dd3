import type { verifications } from "#api/verifications.ts";
import { volumeName } from "#texts/print.ts";
import { volumePrintTexts } from "#texts/verification.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import type { Volumes } from "./keep-volumes.ts";
import { startVolume } from "./start-volume.ts";
import { stopVolume } from "./stop-volume.ts";
import { fileOfOwnVolume, ownVolume } from "./volume.queries.ts";

type Calls = Pick<typeof verifications, "startVolume" | "stopVolume" | "getVolume" | "takeVolume">;

/** The month of a body printed whole, by what draws it in this server. */
export const volumeHandlers = (volumes: Volumes): Handlers<Calls> => ({
  startVolume: (ctx, input) => startVolume(volumes, ctx, input),
  stopVolume,
  getVolume: async (ctx, input) => ({
    print: await readBody(ctx, (db) => ownVolume(db, ctx, input)),
  }),
  takeVolume: async (ctx, input) => {
    const bytes = await readBody(ctx, (db) => fileOfOwnVolume(db, ctx, input));
    if (!bytes) throw new Fault("refused", { detail: volumePrintTexts.noneDone });
    return { name: volumeName(input.month), type: "application/pdf", bytes };
  },
});
