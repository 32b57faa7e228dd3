import { sql } from "kysely";
import { fileLimits } from "#domain/documents/file-type.ts";
import type { Reader } from "#server/db/handles.ts";
import { refused } from "#server/kernel/fault.ts";
import { documentReasons } from "#texts/documents.ts";

/** Throws `refused` if a file of this size would exceed the space for the body's documents and evidence. */
export async function requireSpace(
  db: Reader,
  organizationId: string,
  size: number,
): Promise<void> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(size_bytes), 0)::float8 as used from (
      select size_bytes from document where organization_id = ${organizationId}
      union all
      select size_bytes from dispute_file where organization_id = ${organizationId}
      union all
      select size_bytes from leave_request_file where organization_id = ${organizationId}) files
  `.execute(db);
  if ((rows[0]?.used ?? 0) + size > fileLimits.bytesOfBody) throw refused(documentReasons.tooMuch);
}
