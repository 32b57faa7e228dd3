import { type FileType, mimeOf } from "#domain/documents/file-type.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import type { Parts } from "#server/kernel/parts.ts";

/** The file that a row refers to, as a call returns it; `owner` is the body, or the group, that it is stored under. */
export async function openFile(
  { files }: Pick<Parts, "files">,
  owner: string,
  row: { file_name: string; type: FileType; sha256: Buffer },
) {
  const bytes = await files.open(keyOf(owner, row.sha256));
  return { name: row.file_name, type: mimeOf(row.type), bytes };
}
