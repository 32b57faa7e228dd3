import { ofOrganization } from "#server/db/of-organization.ts";
import { deleteRows } from "#server/db/rows.ts";
import { everyMinutes } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job } from "#server/jobs/job.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";

const mostAtOnce = 500;

/** Every hour: what an erasure could not remove from the file store immediately. */
export const removeErasedFiles: Job = {
  name: "files.remove",
  dueAt: everyMinutes(60),
  run: (ctx) => eachBody(ctx, async (body) => ({ removed: await removeFiles(body) })),
};

/** Removes files that no document and no evidence uses any more, and their removal notes. */
export async function removeFiles(ctx: BodyContext): Promise<number> {
  const waiting = await readBody(ctx, (db) =>
    db
      .selectFrom("file_to_remove as f")
      .leftJoin("document as d", ofOrganization("d.sha256", "f.sha256"))
      .leftJoin("dispute_file as e", ofOrganization("e.sha256", "f.sha256"))
      .leftJoin("leave_request_file as p", ofOrganization("p.sha256", "f.sha256"))
      .select("f.sha256")
      .select(({ fn }) => fn.coalesce("d.id", "e.dispute_id", "p.request_id").as("usedBy"))
      .distinctOn("f.sha256")
      .where("f.organization_id", "=", ctx.organizationId)
      .orderBy("f.sha256")
      .limit(mostAtOnce)
      .execute(),
  );
  for (const { sha256, usedBy } of waiting) {
    if (usedBy === null) await ctx.files.remove(keyOf(ctx.organizationId, sha256));
    await forget(ctx, sha256);
  }
  return waiting.length;
}

function forget(ctx: BodyContext, sha256: Buffer): Promise<void> {
  return write({ ...ctx, repeat: null }, "file.remove", async (tx) => {
    await deleteRows(tx, "file_to_remove", { organization_id: ctx.organizationId, sha256 });
    return { entries: [], result: undefined };
  });
}
