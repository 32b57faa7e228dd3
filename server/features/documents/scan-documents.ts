import { keyOf, readStored } from "#server/integrations/file-store/file-store.ts";
import type { Scanner } from "#server/integrations/scanner/scanner.ts";
import { everyMinutes } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job, JobOutcome } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { documentReasons } from "#texts/documents.ts";
import { lockDocument, moveDocument } from "./move-document.ts";

const mostAtOnce = 50;

/**
 * Every five minutes: documents that arrived while the scanner did not answer are scanned. Clean ones go on to be
 * decided, infected ones are rejected; if no scanner is configured any more, all go on.
 */
export const scanDocuments: Job = {
  name: "documents.scan",
  dueAt: everyMinutes(5),
  run: (ctx) => eachBody(ctx, (body) => scanOf(body, ctx.scanner)),
};

async function scanOf(ctx: BodyContext, scanner: Scanner | null): Promise<JobOutcome> {
  const waiting = await readBody(ctx, (db) =>
    db
      .selectFrom("document")
      .select(["id", "sha256"])
      .where((of) => of.and({ organization_id: ctx.organizationId, state: "unscanned" }))
      .orderBy("uploaded_at")
      .limit(mostAtOnce)
      .execute(),
  );
  let [clean, infected, unreadable] = [0, 0, 0];
  for (const { id, sha256 } of waiting) {
    if (scanner && !(await isStored(ctx, sha256))) {
      unreadable += 1;
      continue;
    }
    const verdict = scanner
      ? await scanner(await ctx.files.open(keyOf(ctx.organizationId, sha256)))
      : "clean";
    if (verdict === "unreachable") break;
    const moved = await settle(ctx, id, verdict === "clean" ? "pass" : "reject");
    clean += verdict === "clean" ? moved : 0;
    infected += verdict === "infected" ? moved : 0;
  }
  return { clean, infected, unreadable };
}

/** Whether the bytes can be read as stored: the others do not wait for a lost or changed file. Throws while the store itself does not answer. */
async function isStored(ctx: BodyContext, sha256: Buffer): Promise<boolean> {
  const { wrong } = await readStored(ctx.files, keyOf(ctx.organizationId, sha256));
  if (wrong !== null) await ctx.files.probe();
  return wrong === null;
}

/** Settles one document unless another server was first. */
function settle(ctx: BodyContext, id: string, act: "pass" | "reject"): Promise<number> {
  return write(ctx, "document.scan", async (tx) => {
    const document = await lockDocument(tx, ctx.organizationId, id);
    if (document.state !== "unscanned") return { entries: [], result: 0 };
    const reason = act === "pass" ? documentReasons.passed : documentReasons.infected;
    const { entry } = await moveDocument(tx, ctx, document, { act, reason });
    return { entries: [entry], result: 1 };
  });
}
