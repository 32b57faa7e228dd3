import type { InputOf, OutputOf } from "#api/call.ts";
import type { verifications } from "#api/verifications.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { volumeName } from "#texts/print.ts";
import { volumePrintTexts } from "#texts/verification.ts";
import type { Volumes } from "./keep-volumes.ts";
import { fileOfOwnVolume, ownVolume, heldFrom, structuresOfMonth } from "./volume.queries.ts";

type Calls = Pick<typeof verifications, "startVolume" | "stopVolume" | "getVolume" | "takeVolume">;

/** The print of a body's whole month, drawn by this server. */
export const volumeHandlers = (volumes: Volumes): Handlers<Calls> => ({
  startVolume: (ctx, input) => startVolume(volumes, ctx, input),
  /** Cancels the actor's running print of a month; the code that draws it then finds it gone and ends. A finished print stays. */
  stopVolume: (ctx, { organizationId, month }) =>
    write(ctx, "month.print", async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom("month_print")
        .where("organization_id", "=", organizationId)
        .where("asked_by", "=", ctx.actor.userId)
        .where("month", "=", month)
        .where("state", "=", "running")
        .executeTakeFirst();
      return { entries: [], result: { stopped: numDeletedRows > 0n } };
    }),
  getVolume: async (ctx, input) => ({
    print: await readBody(ctx, (db) => ownVolume(db, ctx, input)),
  }),
  takeVolume: async (ctx, input) => {
    const bytes = await readBody(ctx, (db) => fileOfOwnVolume(db, ctx, input));
    if (!bytes) throw refused(volumePrintTexts.noneDone);
    return { name: volumeName(input.month), type: "application/pdf", bytes };
  },
});

/**
 * Starts the actor's print of a body's month and returns immediately; one that is already running continues. It
 * replaces the actor's previous one. Throws `refused` if no structure has a contract in the month.
 */
async function startVolume(
  volumes: Volumes,
  ctx: BodyContext,
  { organizationId, month }: InputOf<typeof verifications.startVolume>,
): Promise<OutputOf<typeof verifications.startVolume>> {
  const bodyMonth = { organizationId, month };
  // Not in the response, which a repeated call gets again.
  const begins: string[] = [];
  const print = await write(ctx, "month.print", async (tx) => {
    const structureIds = await structuresOfMonth(tx, bodyMonth);
    if (structureIds.length === 0) throw refused(volumePrintTexts.nothing);
    const anew = {
      asked_at: ctx.now,
      state: "running",
      structures: structureIds.length,
      drawn: 0,
      held_until: heldFrom(ctx.now),
      pages: null,
      file: null,
    };
    const put = await tx
      .insertInto("month_print")
      .values({ organization_id: organizationId, asked_by: ctx.actor.userId, month, ...anew })
      .onConflict((on) =>
        on
          .columns(["organization_id", "asked_by", "month"])
          .doUpdateSet(anew)
          .where((of) =>
            of.or([
              of("month_print.state", "<>", "running"),
              of("month_print.held_until", "<", ctx.now),
            ]),
          ),
      )
      .returning("month")
      .executeTakeFirst();
    const result = await ownVolume(tx, ctx, bodyMonth);
    if (!result) throw new Error("The print just put is not there");
    if (put) begins.push(...structureIds);
    return { entries: [], result };
  });
  if (begins.length > 0) volumes.begin(ctx, month, begins);
  return print;
}
