import { createReadStream } from "node:fs";
import { safeFileName } from "#domain/documents/file-name.ts";
import type { FileRefusal, FileType } from "#domain/documents/file-type.ts";
import { inspectFile } from "#server/integrations/inspection/inspect-file.ts";
import type { Context } from "#server/kernel/context.ts";
import { type Fault, fieldFault } from "#server/kernel/fault.ts";
import type { ReceivedFile } from "#server/kernel/received-file.ts";
import { fileRefusals } from "#texts/documents.ts";

/** A file that may be stored: under which name, of which type, and whether the scanner still has to check it. */
type AdmittedFile = { name: string; type: FileType; state: "uploaded" | "unscanned" };

/** Checks a file by its name, its bytes and the scanner, if there is one. Throws `invalid` at the field `file`. */
export async function admittedFile(
  ctx: Pick<Context, "scanner">,
  file: ReceivedFile,
  fileName: string,
): Promise<AdmittedFile> {
  const name = safeFileName(fileName);
  if (name === null) throw fileFault("name");
  const { type, refusal } = await inspectFile(file, name);
  if (refusal) throw fileFault(refusal);
  const verdict = ctx.scanner ? await ctx.scanner(createReadStream(file.path)) : "clean";
  if (verdict === "infected") throw fileFault("infected");
  return { name, type, state: verdict === "clean" ? "uploaded" : "unscanned" };
}

function fileFault(refusal: FileRefusal): Fault {
  return fieldFault("file", fileRefusals[refusal]);
}
