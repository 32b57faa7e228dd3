import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import { documentList, documentQueue, type documents } from "#api/documents.ts";
import { mayAct } from "#domain/access.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import type { FileType } from "#domain/documents/file-type.ts";
import { toResponse } from "#server/db/columns.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { isAfmOf } from "#server/kernel/own-affairs.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listings } from "#server/lists/listing.ts";
import { documentListTexts } from "#texts/documents.ts";

/** The actor, with their right to the body; without one in a list of all bodies, which only the agency reads. */
type Seer = Pick<BodyContext, "actor"> & Partial<Pick<BodyContext, "right">>;

/**
 * SQL condition: the actor may see the document `d`. One of a sensitive kind is shown only to users who may see absence
 * reasons, its uploader and the person whose contract it belongs to (docs/decisions/0051-hidden-reasons.md).
 */
export function visibleTo({ actor, right = null }: Seer) {
  return mayAct(actor.role, "reason.see", right)
    ? sql<boolean>`true`
    : sql<boolean>`(d.uploaded_by = ${actor.userId}
        or not exists (select from document_kind s where s.code = d.kind and s.is_sensitive)
        or exists (
          select from contract c join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
          where c.organization_id = d.organization_id and c.id = d.contract_id and ${isAfmOf(actor.userId)}))`;
}

/** The documents of one body, and of all bodies. */
export const documentListings = listings(
  { ofBody: documentList, ofBodies: documentQueue },
  {
    texts: documentListTexts,
    matching: (db, filter, ctx) => {
      const { search, state, kind, organizationId, contractId, endingWithinDays: within } = filter;
      return db
        .selectFrom("document as d")
        .innerJoin("organization as o", "o.id", "d.organization_id")
        .innerJoin("document_kind as k", "k.code", "d.kind")
        .leftJoin("contract as c", ofOrganization("c.id", "d.contract_id"))
        .leftJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
        .where(visibleTo(ctx))
        .where((of) =>
          of.and(
            conditionsOf({
              "d.organization_id": organizationId,
              "d.contract_id": contractId,
              "d.state": state,
              "d.kind": kind,
            }),
          ),
        )
        .$if(within !== undefined, (query) =>
          query
            .where("d.state", "=", "approved")
            .where("d.expires_on", ">=", ctx.today)
            .where("d.expires_on", "<=", addDays(ctx.today, within ?? 0)),
        )
        .where(
          matchesWords(
            sql`o.search_key || ' ' || d.search_key || ' ' || coalesce(e.search_key, '')`,
            search,
          ),
        );
    },
    shown: (matching, _query, { actor }) =>
      matching
        .leftJoin("app_user as by", "by.id", "d.uploaded_by")
        .leftJoinLateral(decision(), (join) => join.onTrue())
        .select(["d.organization_id as organizationId", "o.description as organization", "d.id"])
        .select(["d.kind", "k.title as kindTitle", "k.decided_by", "d.contract_id as contractId"])
        .select(["e.last_name", "e.first_name", "d.file_name as fileName", "d.type"])
        .select(["d.size_bytes as sizeBytes", "d.sha256", "d.expires_on as expiresOn", "d.note"])
        .select(["d.state", "d.uploaded_by", "d.uploaded_at", "d.version"])
        .select(["by.nick_name as uploader", "a.at", "a.by", "a.reason"])
        .select(isAfmOf(actor.userId).as("isAboutOneself")),
    order: {
      by: {
        uploadedAt: "d.uploaded_at",
        fileName: "d.search_key",
        expiresOn: "d.expires_on",
        organization: "o.search_key",
      },
      last: ["d.id"],
    },
    item: ({ last_name, first_name, uploaded_by, uploader, at, by, ...row }, { actor }) => ({
      ...toResponse(row),
      sha256: row.sha256.toString("hex"),
      person: last_name === null ? null : `${last_name} ${first_name ?? ""}`.trim(),
      uploadedBy: uploader ?? "",
      isOwn: uploaded_by === actor.userId,
      decidedByUser: by,
      decidedAt: at?.toISOString() ?? null,
      reason: row.reason ?? "",
    }),
  },
);

/** Kinds in force on a day. */
export async function documentKinds(
  db: Reader,
  on: Day,
): Promise<OutputOf<typeof documents.getKinds>> {
  const rows = await db
    .selectFrom("document_kind")
    .select(["code", "title", "about", "expires", "for_approval as forApproval", "decided_by"])
    .select(["is_sensitive as isSensitive", "usual_months as usualMonths", "types"])
    .where("valid_from", "<=", on)
    .where((of) => of.or([of("valid_to", "is", null), of("valid_to", ">=", on)]))
    .orderBy("sort_order")
    .execute();
  return rows.map((row) => ({ ...toResponse(row), types: row.types.map(fileTypeOf) }));
}

/** Guarantee: the column's check admits only these. */
function fileTypeOf(text: string): FileType {
  return text as FileType;
}

/** The last act that decided on `d`. */
function decision() {
  return sql<{ at: Date | null; by: string | null; reason: string | null }>`(
    select x.at, u.nick_name as by, x.reason
    from document_act x left join app_user u on u.id = x.by_user
    where x.organization_id = d.organization_id and x.document_id = d.id and x.state in ('approved', 'rejected')
    order by x.seq desc limit 1)`.as("a");
}
