import type { documents } from "#api/documents.ts";
import { mimeOf } from "#domain/documents/file-type.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { documentReasons } from "#texts/documents.ts";
import { fileTypeOf } from "./documents.queries.ts";

/** The bytes of a document. Throws `not-found`, and `refused` while the scanner has not seen them or has refused them. */
export const fileOfDocument: Handler<typeof documents.getFile> = async (
  ctx,
  { organizationId, id },
) => {
  const row = await readBody(ctx, (db) =>
    db
      .selectFrom("document")
      .select(["file_name", "type", "sha256", "state"])
      .select((of) =>
        of
          .exists(
            of
              .selectFrom("document_act as a")
              .select("a.seq")
              .whereRef("a.organization_id", "=", "document.organization_id")
              .whereRef("a.document_id", "=", "document.id")
              .where("a.state", "=", "uploaded"),
          )
          .as("was_passed"),
      )
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  if (!row) throw new Fault("not-found");
  if (row.state === "unscanned") throw new Fault("refused", { detail: documentReasons.unscanned });
  if (!row.was_passed) throw new Fault("refused", { detail: documentReasons.infectedFile });
  const bytes = await ctx.files.open(keyOf(organizationId, row.sha256));
  return { name: row.file_name, type: mimeOf(fileTypeOf(row.type)), bytes };
};
