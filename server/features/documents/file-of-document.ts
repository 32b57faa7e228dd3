import type { documents } from "#api/documents.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { documentReasons } from "#texts/documents.ts";
import { openedFile } from "./opened-file.ts";

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
  return openedFile(ctx, organizationId, row);
};
