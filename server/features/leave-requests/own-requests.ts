import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { LeaveOutcome, leaveRequests } from "#api/leave-requests.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { toTellRequests } from "./requests.queries.ts";

const daysBack = 366;
const mostShown = 50;

type Row = {
  id: string;
  contract_id: string;
  reason: string;
  from_day: string;
  to_day: string;
  text: string;
  evidence: { fileName: string; sizeBytes: number } | null;
  outcome: LeaveOutcome | null;
  answer: string | null;
  answered_at: Date | null;
};

/** The contracts of the signed-in user. */
export function ownContracts(ctx: BodyContext): Promise<ReadonlySet<string>> {
  return readBody(ctx, async (db) => (await ownAffairs(db, ctx)).contractIds);
}

/** The person's requests on these contracts, newest first. */
export async function requestsOf(
  ctx: BodyContext,
  contractIds: ReadonlySet<string>,
): Promise<OutputOf<typeof leaveRequests.getOwn>> {
  const { reasons, mask } = await toTellRequests(ctx);
  const { rows } = await readBody(ctx, (db) =>
    sql<Row>`
      select r.id, r.contract_id, r.reason, r.from_day, r.to_day, r.text, a.outcome, a.text as answer,
        a.at as answered_at, case when f.request_id is not null
          then jsonb_build_object('fileName', f.file_name, 'sizeBytes', f.size_bytes) end as evidence
      from leave_request r
      left join leave_request_file f on f.organization_id = r.organization_id and f.request_id = r.id
      left join leave_request_answer a on a.organization_id = r.organization_id and a.request_id = r.id
      where r.organization_id = ${ctx.organizationId} and r.contract_id = any (${[...contractIds]}::uuid[])
        and r.to_day >= ${addDays(ctx.today, -daysBack)}
      order by r.from_day desc, r.id desc limit ${mostShown}
    `.execute(db),
  );
  return {
    items: rows.map(({ evidence, outcome, answer, answered_at, ...row }) => {
      const code = mask.code(row.from_day, row.reason);
      return {
        id: row.id,
        contractId: row.contract_id,
        code,
        title: reasons.get(code)?.title ?? code,
        from: row.from_day,
        to: row.to_day,
        text: row.text,
        evidence,
        answer:
          outcome === null || answer === null || answered_at === null
            ? null
            : { outcome, text: answer, at: answered_at.toISOString() },
      };
    }),
  };
}
