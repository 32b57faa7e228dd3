import { sql } from "kysely";
import { leaveRequestList } from "#api/leave-requests.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { reasonMask, reasonsOf } from "#server/features/attendance/public.ts";
import { matchesWords } from "#server/db/search.ts";
import { isAfmOf } from "#server/kernel/own-affairs.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { listing } from "#server/lists/listing.ts";
import { leaveRequestListTexts } from "#texts/leave-requests.ts";

/** What showing requests needs, read before a transaction. */
export async function toTellRequests(ctx: BodyContext) {
  const [reasons, mask] = await Promise.all([reasonsOf(ctx), reasonMask(ctx)]);
  return { reasons, mask };
}

/** Requests for leave of a body, by their first day. */
export const requestListing = listing(leaveRequestList, {
  texts: leaveRequestListTexts,
  before: async (query, ctx) => ({ ...query, ...(await toTellRequests(ctx)) }),
  matching: (db, { organizationId, search, state }) =>
    db
      .selectFrom("leave_request as r")
      .innerJoin("contract as c", ofOrganization("c.id", "r.contract_id"))
      .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
      .leftJoin("leave_request_answer as a", ofOrganization("a.request_id", "r.id"))
      .where("r.organization_id", "=", organizationId)
      .where(sql`coalesce(a.outcome, 'open')`, "=", state)
      // An index finds them, however many requests there were over the years.
      .$if(state === "open", (query) =>
        query.innerJoin("leave_request_waiting as w", ofOrganization("w.request_id", "r.id")),
      )
      .where(matchesWords(sql.ref("e.search_key"), search)),
  shown: (matching, _query, { actor }) =>
    matching
      .innerJoin("structure as s", ofOrganization("s.id", "r.structure_id"))
      .leftJoin("leave_request_file as f", ofOrganization("f.request_id", "r.id"))
      .leftJoin("app_user as u", "u.id", "a.by_user")
      .select(["r.id", "r.contract_id", "e.last_name", "e.first_name", "s.title as structureTitle"])
      .select(["r.reason", "r.from_day", "r.to_day", "r.text", "r.at"])
      .select(["f.file_name", "f.size_bytes", "f.sha256"])
      .select(["a.outcome", "a.text as answer", "a.at as answered_at", "u.nick_name as by"])
      .select(isAfmOf(actor.userId).as("isOwn")),
  order: { by: { from: "r.from_day" }, last: ["r.id"] },
  item: (row, _asking, { reasons, mask }) => {
    const { last_name, first_name, from_day, to_day, file_name, size_bytes, sha256 } = row;
    const code = mask.code(from_day, row.reason);
    const reason = reasons.get(code);
    return {
      id: row.id,
      contractId: row.contract_id,
      name: `${last_name} ${first_name}`,
      structureTitle: row.structureTitle,
      code,
      title: reason?.title ?? code,
      from: from_day,
      to: to_day,
      text: mask.hides ? null : row.text,
      evidence:
        mask.hides || file_name === null || size_bytes === null || sha256 === null
          ? null
          : { fileName: file_name, sizeBytes: size_bytes, sha256: sha256.toString("hex") },
      wantsDocument: reason?.requiresDocument ?? false,
      at: row.at.toISOString(),
      isOwn: row.isOwn,
      state: row.outcome ?? ("open" as const),
      answer:
        row.outcome === null || row.answer === null || row.answered_at === null
          ? null
          : {
              outcome: row.outcome,
              text: mask.hides ? null : row.answer,
              at: row.answered_at.toISOString(),
              by: row.by,
            },
    };
  },
});
