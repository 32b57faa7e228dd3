import type { documents } from "#api/documents.ts";
import { asTold } from "#server/db/columns.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { documentListings } from "./documents.queries.ts";

/** A document with all that was done to it, the last first. */
export const documentDetails: Handler<typeof documents.getById> = (ctx, filter) =>
  readBody(ctx, async (db) => {
    const { organizationId, id } = filter;
    const asked = { organizationId, sort: "uploadedAt" } as const;
    const document = await documentListings.ofBody.one(db, asked, ctx, id);
    if (!document) throw new Fault("not-found");
    const acts = await db
      .selectFrom("document_act as a")
      .innerJoin("app_user as u", "u.id", "a.by_user")
      .select(["a.state", "a.at", "u.nick_name as by", "a.reason"])
      .where("a.organization_id", "=", filter.organizationId)
      .where("a.document_id", "=", filter.id)
      .orderBy("a.seq", "desc")
      .execute();
    return { ...document, acts: acts.map(asTold) };
  });
