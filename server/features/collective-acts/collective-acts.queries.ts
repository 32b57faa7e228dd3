import { sql } from "kysely";
import { type ActItem, type CollectiveAct, collectiveActList } from "#api/collective-acts.ts";
import type { Day } from "#domain/calendar/day.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { matchesWords } from "#server/db/search.ts";
import { reasonMask, reasonsOf } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { listing } from "#server/lists/listing.ts";
import { actStateTexts, collectiveActListTexts } from "#texts/collective-acts.ts";
import { dayText } from "#texts/moment.ts";

/** Acts of a body that concern many people at once. */
export const collectiveActListing = listing(collectiveActList, {
  texts: collectiveActListTexts,
  before: async (query, ctx) => ({ ...query, codes: await disclosedCodes(ctx) }),
  matching: (db, { organizationId, search, state, codes }) =>
    ofBody(db, { organizationId, codes })
      .$if(state === "holds", (query) => query.where("w.act_id", "is", null))
      .$if(state === "withdrawn", (query) => query.where("w.act_id", "is not", null))
      .where(matchesWords(actWords, search)),
  shown: (matching) => withShownColumns(matching),
  order: { by: { from: "a.from_day", madeAt: "a.made_at" }, last: ["a.id"] },
  item: (row): ActItem => toResponse(row),
  values: {
    state: ({ withdrawnAt, kept }) =>
      withdrawnAt === null
        ? actStateTexts.holds
        : actStateTexts.withdrawn(dayText(dayAt(withdrawnAt)), kept ?? 0),
  },
});

/** The codes of the reasons that the actor may see: acts with other reasons are not shown. */
export async function disclosedCodes(ctx: BodyContext): Promise<string[]> {
  const [reasons, mask] = [await reasonsOf(ctx), await reasonMask(ctx)];
  return [...reasons.keys()].filter((code) => mask.code(ctx.today, code) === code);
}

type InBody = { organizationId: string; codes: readonly string[] };

/** One act with the people it covered, the state of each record, and its withdrawal; undefined if the actor may see no such act. */
export async function actOf(
  db: Reader,
  { organizationId, codes, id }: InBody & { id: string },
): Promise<CollectiveAct | undefined> {
  const row = await withShownColumns(ofBody(db, { organizationId, codes }))
    .leftJoin("app_user as v", "v.id", "w.by_user")
    .select(["w.reason", "w.emptied", "v.nick_name as by"])
    .where("a.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reason, emptied, by, ...item } = row;
  const structures = await db
    .selectFrom("collective_act_structure as p")
    .innerJoin("structure as s", ofOrganization("s.id", "p.structure_id"))
    .select(["s.id", "s.title"])
    .where((of) => of.and({ "p.organization_id": organizationId, "p.act_id": id }))
    .orderBy("s.search_key")
    .orderBy("s.id")
    .execute();
  const people = await db
    .selectFrom("collective_act_person as p")
    .innerJoin("employee as e", ofOrganization("e.id", "p.employee_id"))
    .select(["p.employee_id as employeeId", "e.last_name as lastName"])
    .select(["e.first_name as firstName", "e.afm"])
    .where((of) => of.and({ "p.organization_id": organizationId, "p.act_id": id }))
    .orderBy("e.search_key")
    .orderBy("p.employee_id")
    .execute();
  const act = toResponse(item);
  const isWithdrawn = by !== null && reason !== null && emptied !== null;
  return {
    ...act,
    structures,
    named: people,
    withdrawal:
      isWithdrawn && act.withdrawnAt !== null ? { by, at: act.withdrawnAt, reason, emptied } : null,
    records: await recordsOf(db, organizationId, id),
  };
}

/** The records that an act wrote, by person, and which of them are unchanged. */
async function recordsOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<CollectiveAct["records"]> {
  const { rows } = await sql<CollectiveAct["records"][number]>`
    select p.contract_id as "contractId", e.last_name as "lastName", e.first_name as "firstName", e.afm,
      json_agg(json_build_object('date', p.date, 'stands', ${isAsWritten}) order by p.date) as days
    from collective_act_record p
    join collective_act a on a.organization_id = p.organization_id and a.id = p.act_id
    join contract c on c.organization_id = p.organization_id and c.id = p.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    left join attendance_record r on r.organization_id = p.organization_id and r.contract_id = p.contract_id
      and r.date = p.date
    where p.organization_id = ${organizationId} and p.act_id = ${id}
    group by p.contract_id, e.organization_id, e.id
    order by e.search_key, p.contract_id`.execute(db);
  return rows;
}

/**
 * The act behind each of a contract's days, for days that an act wrote and that are unchanged since; if several wrote
 * the day, the last.
 */
export async function actsOfDays(
  db: Reader,
  query: { organizationId: string; contractId: string; from: Day; to: Day },
): Promise<ReadonlyMap<Day, { title: string; number: string; ada: string }>> {
  const { rows } = await sql<{ date: Day; title: string; number: string; ada: string }>`
    select distinct on (p.date) p.date, a.title, a.number, a.ada
    from collective_act_record p
    join collective_act a on a.organization_id = p.organization_id and a.id = p.act_id
    join attendance_record r on r.organization_id = p.organization_id and r.contract_id = p.contract_id
      and r.date = p.date
    where p.organization_id = ${query.organizationId} and p.contract_id = ${query.contractId}
      and p.date between ${query.from}::date and ${query.to}::date and ${isAsWritten}
    order by p.date, p.version desc`.execute(db);
  return new Map(rows.map(({ date, ...act }) => [date, act]));
}

/** True if the record `r` still holds what the act `a` wrote there as `p`; a record made after the act was withdrawn does not count. */
const isAsWritten = sql<boolean>`(coalesce(r.reason = a.code and r.is_whole_absence, false) and not exists (
    select from collective_act_record o
    where o.organization_id = p.organization_id and o.contract_id = p.contract_id and o.date = p.date
      and o.version > p.version)
  and not exists (
    select from collective_act_withdrawal w
    where w.organization_id = a.organization_id and w.act_id = a.id and r.updated_at > w.at))`;

/** The text in which an act `a` is searched. */
export const actWords = sql<string>`greek_key(a.title || ' ' || a.number || ' ' || a.ada)`;

function withShownColumns(query: ReturnType<typeof ofBody>) {
  return query
    .innerJoin("app_user as u", "u.id", "a.made_by")
    .innerJoin("absence_reason as n", "n.code", "a.code")
    .select(["a.id", "a.title", "a.code", "n.title as reasonTitle", "a.from_day as from"])
    .select([
      "a.to_day as to",
      "a.number",
      "a.decided_on as decidedOn",
      "a.ada",
      "a.people",
      "a.days",
    ])
    .select(["a.whole_body as wholeBody", "a.with_substructures as withSubstructures"])
    .select(["u.nick_name as madeBy", "a.made_at as madeAt", "w.at as withdrawnAt", "w.kept"]);
}

function ofBody(db: Reader, { organizationId, codes }: InBody) {
  return db
    .selectFrom("collective_act as a")
    .leftJoin("collective_act_withdrawal as w", ofOrganization("w.act_id", "a.id"))
    .where("a.organization_id", "=", organizationId)
    .where("a.code", "in", codes);
}
