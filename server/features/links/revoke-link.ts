import { sql } from "kysely";
import type { links } from "#api/links.ts";
import { linkTexts } from "#texts/links.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault, notFound } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { revokeLinks } from "./revoke-links.ts";

/** Revokes a link by hand. Throws `not-found` for a foreign one, `refused` for one that was used or revoked before. */
export const revokeLink: Handler<typeof links.revoke> = (ctx, { id }) =>
  write(ctx, "link.revoke", async (tx) => {
    const link = await tx
      .selectFrom("link")
      .select(["structure_id", "date", "recipient_name"])
      .where("organization_id", "=", ctx.organizationId)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    const unused = sql`l.id = ${id} and not exists (
      select from link_act a where a.organization_id = l.organization_id and a.link_id = l.id and a.act = 'used')`;
    const revoked = await revokeLinks(tx, ctx, unused);
    if (revoked.length === 0) throw new Fault("refused", { detail: linkTexts.over });
    const entry = {
      subjectKind: "link" as const,
      subjectId: id,
      structureId: link.structure_id,
      ...(link.date === null ? {} : { date: link.date }),
      before: { recipientName: link.recipient_name },
      after: null,
    };
    return { entries: [entry], result: null };
  });
