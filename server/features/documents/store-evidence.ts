import { keyOf } from "#server/integrations/file-store/file-store.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import type { ReceivedFile } from "#server/kernel/received-file.ts";
import { faultTexts } from "#texts/faults.ts";
import { admittedFile } from "./admitted-file.ts";
import { requireSpace } from "./require-space.ts";

/**
 * Stores a person's evidence, checked like a document: the bytes under their digest, before the row that refers to them, whose columns it
 * returns. Throws `invalid` at `file`, `unavailable` while the scanner does not answer, since nothing is queued here.
 */
export async function storeEvidence(ctx: BodyContext, file: ReceivedFile, fileName: string) {
  const { organizationId, now } = ctx;
  await readBody(ctx, (db) => requireSpace(db, organizationId, file.size));
  const { name, type, state } = await admittedFile(ctx, file, fileName);
  if (state === "unscanned") throw new Fault("unavailable", { detail: faultTexts.unavailable });
  await ctx.files.keep(keyOf(organizationId, file.sha256), file);
  return { file_name: name, type, size_bytes: file.size, sha256: file.sha256, at: now };
}
