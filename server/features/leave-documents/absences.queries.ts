import { sql } from "kysely";
import { ofOrganization } from "#server/db/of-organization.ts";
import { prepared } from "#server/db/pipelined.ts";
import { type LeaveDocument, leaveDocumentList } from "#api/leave-documents.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { matchesWords } from "#server/db/search.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { visibleTo } from "#server/features/documents/public.ts";
import { listing } from "#server/lists/listing.ts";
import { leaveDocumentListTexts, leaveDocumentTexts } from "#texts/leave-documents.ts";
import { askingOn, type AskingReason, askingReasons } from "./asking-reasons.ts";

/** How many days back absences still ask for a document. */
const daysBack = 365;

/** The absences that ask for a document, of reasons that the actor may see. */
export const absenceListing = listing(leaveDocumentList, {
  texts: leaveDocumentListTexts,
  before: async (query, ctx) => ({ ...query, reasons: await askingReasons(ctx) }),
  matching: (db, { organizationId, search, structureId, code, state, reasons }, ctx) =>
    db
      .selectFrom(absences({ organizationId, reasons, today: ctx.today }))
      .modifyFront(prepared)
      .innerJoin("contract as c", (join) =>
        join.on("c.organization_id", "=", organizationId).onRef("c.id", "=", "a.contract_id"),
      )
      .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
      .innerJoin("structure as s", (join) =>
        join.on("s.organization_id", "=", organizationId).onRef("s.id", "=", "a.structure_id"),
      )
      .leftJoinLateral(receiptOf(organizationId, ctx), (join) => join.onTrue())
      .where("p.receipt", state === "received" ? "is not" : "is", null)
      .$if(state === "overdue", (query) => query.where("a.days_left", "<", 0))
      .where((of) => of.and(conditionsOf({ "a.structure_id": structureId, "a.code": code })))
      .where(matchesWords(sql.ref("e.search_key"), search)),
  shown: (matching) =>
    matching
      .select(["a.contract_id as contractId", "a.code", "a.from_day as from", "a.to_day as to"])
      .select(["a.days", "a.due_on as dueOn", "a.days_left as daysLeft", "c.number"])
      .select(["e.last_name as lastName", "e.first_name as firstName"])
      .select(["s.title as structureTitle", "p.receipt"]),
  order: {
    by: { dueOn: "a.due_on", name: "e.search_key", from: "a.from_day" },
    last: ["a.contract_id", "+a.from_day"],
  },
  item: (row, _asking, { reasons }) => {
    const reason = askingOn(reasons, row.code, row.to);
    const { title = row.code, documentKind = "", isSensitive = false } = reason ?? {};
    return { ...row, title, documentKind, isSensitive };
  },
  values: {
    receipt: ({ receipt }) => receipt && leaveDocumentTexts.hows[receipt.how],
    receivedBy: ({ receipt }) => receipt?.by ?? null,
    receivedAt: ({ receipt }) => receipt?.at.slice(0, 10) ?? null,
  },
});

/** The body whose absences, of which reasons, ask for a document. */
type OfBody = { organizationId: string; reasons: readonly AskingReason[]; today: Day };

type Absence = {
  contract_id: string;
  code: string;
  structure_id: string;
  from_day: Day;
  to_day: Day;
  days: number;
  due_on: Day;
  days_left: number;
};

/**
 * Absences as `a`: consecutive days of the same reason, across days without a duty, as rule R18 counts them. They come
 * from the index that holds only days of absence; the days between two are looked up by key.
 */
function absences({ organizationId, reasons, today }: OfBody) {
  const codes = reasons.map(({ code }) => code);
  const dueDays = reasons.map(({ dueDays: days }) => days);
  const [from, to] = [reasons.map((one) => one.from), reasons.map((one) => one.to)];
  return sql<Absence>`(
    with day as (
      select r.contract_id, r.date, r.reason, u.due_days, r.structure_id,
        lag(r.date) over (partition by r.contract_id, r.reason order by r.date) as before
      from unnest(${codes}::text[], ${from}::date[], ${to}::date[], ${dueDays}::integer[]) as u(code, from_day, to_day, due_days)
      join attendance_record r on r.organization_id = ${organizationId} and r.reason = u.code
        and r.date between u.from_day and u.to_day
        and r.planned_minutes > 0 and r.date between ${addDays(today, -daysBack)}::date and ${today}::date),
    start as (
      select d.*, d.before is null or exists (
        select from attendance_record x
        where x.organization_id = ${organizationId} and x.contract_id = d.contract_id
          and x.date > d.before and x.date < d.date and x.planned_minutes > 0) as starts
      from day d),
    spell as (
      select s.*, count(*) filter (where starts) over (partition by contract_id, reason order by date) as nr
      from start s),
    last_of as (
      select p.*, date = max(date) over (partition by contract_id, reason, nr) as is_last from spell p)
    select contract_id, reason as code, (array_agg(structure_id order by date desc))[1] as structure_id,
      min(date) as from_day, max(date) as to_day, count(*)::int as days,
      max(date + due_days) filter (where is_last) as due_on,
      max(date + due_days) filter (where is_last) - ${today}::date as days_left
    from last_of group by contract_id, reason, nr)`.as<"a">("a");
}

/** The last receipt for any day of `a`, not withdrawn, as `p`; its file if the actor may see it. */
function receiptOf(organizationId: string, ctx: Parameters<typeof visibleTo>[0]) {
  return sql<{ receipt: LeaveDocument["receipt"] }>`(
    select json_build_object('id', l.id, 'how', l.how, 'by', u.nick_name, 'at', to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'documentId', d.id, 'fileName', d.file_name) as receipt
    from leave_document l
    join app_user u on u.id = l.by_user
    left join document d on d.organization_id = l.organization_id and d.id = l.document_id and ${visibleTo(ctx)}
    where l.organization_id = ${organizationId} and l.contract_id = a.contract_id and l.reason = a.code
      and l.from_day <= a.to_day and l.to_day >= a.from_day
      and not exists (
        select from leave_document_withdrawal w where w.organization_id = l.organization_id and w.id = l.id)
    order by l.at desc limit 1)`.as<"p">("p");
}
