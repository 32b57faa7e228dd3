import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { announcementRefusals } from "#texts/announcements.ts";
import { announcementItems } from "./announcements.queries.ts";

type Given = { id: string };

/** Notes that the one who asks has read it, the first time. Reading changes nothing for others and leaves no audit entry. */
export async function readAnnouncement(ctx: SignedContext, { id }: Given): Promise<Given> {
  await seenItem(ctx, id);
  return writeSystem(ctx, "announcement.read", async (tx) => {
    await tx
      .insertInto("announcement_reading")
      .values({ announcement_id: id, user_id: ctx.actor.userId, at: ctx.now })
      .onConflict((on) => on.doNothing())
      .execute();
    return { entry: null, result: { id } };
  });
}

/** Notes the confirmation, the first time. Throws `refused` where none is asked for. */
export async function confirmAnnouncement(ctx: SignedContext, { id }: Given): Promise<Given> {
  const item = await seenItem(ctx, id);
  if (!item.mustConfirm)
    throw new Fault("refused", { detail: announcementRefusals["nothing-to-confirm"] });
  return writeSystem(ctx, "announcement.confirm", async (tx) => {
    const row = { announcement_id: id, user_id: ctx.actor.userId, at: ctx.now };
    await tx
      .insertInto("announcement_reading")
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute();
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto("announcement_confirmation")
      .values(row)
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    const entry = {
      subjectKind: "announcement" as const,
      subjectId: id,
      before: null,
      after: { id },
    };
    return { entry: added ? entry : null, result: { id } };
  });
}

async function seenItem(ctx: SignedContext, id: string) {
  const [item] = await announcementItems(ctx, { id }, { skip: 0, take: 1 });
  if (!item) throw new Fault("not-found");
  return item;
}
