import { everyMinutes } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import { documentReasons } from "#texts/documents.ts";
import { lockDocument, moveDocument } from "./move-document.ts";

const mostAtOnce = 500;

/** Every hour: approved documents whose last day has passed become expired. */
export const expireDocuments: Job = {
  name: "documents.expire",
  dueAt: everyMinutes(60),
  run: (ctx) => eachBody(ctx, async (body) => ({ expired: await expireIn(body) })),
};

function expireIn(ctx: BodyContext): Promise<number> {
  return write(ctx, "document.expire", async (tx) => {
    const over = await tx
      .selectFrom("document")
      .select("id")
      .where((of) => of.and({ organization_id: ctx.organizationId, state: "approved" }))
      .where("expires_on", "<", ctx.today)
      .orderBy("id")
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    const entries: Entry[] = [];
    for (const { id } of over) {
      const document = await lockDocument(tx, ctx.organizationId, id);
      const move = { act: "expire", reason: documentReasons.over } as const;
      entries.push((await moveDocument(tx, ctx, document, move)).entry);
    }
    return { entries, result: over.length };
  });
}
