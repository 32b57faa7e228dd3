import { sql } from "kysely";
import type { DocumentHit, PersonHit, search, SearchHit } from "#api/search.ts";
import { hasFullAccess } from "#domain/access.ts";
import { anyPseudonym } from "#domain/personal-data/retention.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { matchesWords } from "#server/db/search.ts";
import { actWords, disclosedCodes } from "#server/features/collective-acts/public.ts";
import { visibleTo } from "#server/features/documents/public.ts";
import { decisionWords } from "#server/features/overtime-decisions/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { monthText } from "#texts/calendar-names.ts";
import { overtimeKindTexts } from "#texts/overtime-decisions.ts";

const mostOfAKind = 6;

/** What a term finds in a body, at most six of a kind: matches at the beginning come first. */
export const find: Handler<typeof search.find> = async (ctx, { organizationId, term }) => {
  const codes = await disclosedCodes(ctx);
  return readBody(ctx, async (db) => ({
    employees: await employeesFound(db, organizationId, term),
    contracts: await contractsFound(db, organizationId, term),
    structures: await structuresFound(db, organizationId, term),
    documents: await documentsFound(db, ctx, term),
    decisions: await decisionsFound(db, organizationId, term),
    collectiveActs: await collectiveActsFound(db, organizationId, { term, codes }),
    payments: hasFullAccess(ctx.actor.role, ctx.right)
      ? await paymentsFound(db, organizationId, term)
      : [],
  }));
};

function employeesFound(db: Reader, organizationId: string, term: string): Promise<PersonHit[]> {
  return db
    .selectFrom("employee as e")
    .select("e.id")
    .select(sql<string>`e.last_name || ' ' || e.first_name`.as("title"))
    .select(
      sql<string>`concat_ws(' · ', nullif(e.father_name, ''), nullif(e.specialty, ''))`.as(
        "detail",
      ),
    )
    .select(
      sql<string | null>`(select case count(*) when 1 then min(c.id::text) end from contract c
        where c.organization_id = e.organization_id and c.employee_id = e.id and c.state = 'active')`.as(
        "contractId",
      ),
    )
    .where("e.organization_id", "=", organizationId)
    .where("e.afm", "not like", anyPseudonym)
    .where((of) =>
      of.or([matchesWords(sql.ref("e.search_key"), term), sql<boolean>`e.afm = ${term}`]),
    )
    .orderBy(begins("e.search_key", term), "desc")
    .orderBy("e.search_key")
    .orderBy("e.id")
    .limit(mostOfAKind)
    .execute();
}

function contractsFound(db: Reader, organizationId: string, term: string): Promise<SearchHit[]> {
  return db
    .selectFrom("contract as c")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .select(["c.id", "c.number as title"])
    .select(sql<string>`e.last_name || ' ' || e.first_name`.as("detail"))
    .where("c.organization_id", "=", organizationId)
    .where((of) =>
      of.or([
        matchesWords(sql.ref("e.search_key"), term),
        matchesWords(sql`greek_key(c.number)`, term),
        sql<boolean>`e.afm = ${term}`,
      ]),
    )
    .orderBy(sql`(c.state = 'active')`, "desc")
    .orderBy("e.search_key")
    .orderBy("c.start_date", "desc")
    .orderBy("c.id")
    .limit(mostOfAKind)
    .execute();
}

function structuresFound(db: Reader, organizationId: string, term: string): Promise<SearchHit[]> {
  return db
    .selectFrom("structure as s")
    .select(["s.id", "s.title", "s.code as detail"])
    .where("s.organization_id", "=", organizationId)
    .where(matchesWords(sql.ref("s.search_key"), term))
    .orderBy(begins("s.search_key", term), "desc")
    .orderBy("s.search_key")
    .orderBy("s.id")
    .limit(mostOfAKind)
    .execute();
}

/** By file name, note, kind and the person of the contract; except documents that were replaced. */
function documentsFound(db: Reader, ctx: BodyContext, term: string): Promise<DocumentHit[]> {
  return db
    .selectFrom("document as d")
    .innerJoin(kindsOfDocuments(db), (join) => join.onRef("k.code", "=", "d.kind"))
    .leftJoin("contract as c", ofOrganization("c.id", "d.contract_id"))
    .leftJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .select(["d.id", "d.file_name as title", "d.contract_id as contractId"])
    .select(sql<string>`concat_ws(' · ', k.title, e.last_name || ' ' || e.first_name)`.as("detail"))
    .where("d.organization_id", "=", ctx.organizationId)
    .where(visibleTo(ctx))
    .where("d.state", "<>", "replaced")
    .where(
      matchesWords(sql`d.search_key || ' ' || k.key || ' ' || coalesce(e.search_key, '')`, term),
    )
    .orderBy(begins("d.search_key", term), "desc")
    .orderBy("d.uploaded_at", "desc")
    .orderBy("d.id")
    .limit(mostOfAKind)
    .execute();
}

/** By the same words as their list, newest first. */
async function decisionsFound(
  db: Reader,
  organizationId: string,
  term: string,
): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom("overtime_decision as d")
    .select(["d.id", "d.number as title", "d.organ", "d.kind"])
    .where("d.organization_id", "=", organizationId)
    .where(matchesWords(decisionWords, term))
    .orderBy("d.from_day", "desc")
    .orderBy("d.id")
    .limit(mostOfAKind)
    .execute();
  return rows.map(({ organ, kind, ...hit }) => ({
    ...hit,
    detail: `${overtimeKindTexts[kind]} · ${organ}`,
  }));
}

function collectiveActsFound(
  db: Reader,
  organizationId: string,
  { term, codes }: { term: string; codes: readonly string[] },
): Promise<SearchHit[]> {
  return db
    .selectFrom("collective_act as a")
    .select([
      "a.id",
      "a.title",
      sql<string>`concat_ws(' · ', a.number, nullif(a.ada, ''))`.as("detail"),
    ])
    .where("a.organization_id", "=", organizationId)
    .where("a.code", "in", codes)
    .where(matchesWords(actWords, term))
    .orderBy("a.from_day", "desc")
    .orderBy("a.id")
    .limit(mostOfAKind)
    .execute();
}

async function paymentsFound(
  db: Reader,
  organizationId: string,
  term: string,
): Promise<SearchHit[]> {
  const rows = await db
    .selectFrom("payment as p")
    .select(["p.id", "p.number as title", "p.month"])
    .where("p.organization_id", "=", organizationId)
    .where(matchesWords(sql`greek_key(p.number)`, term))
    .orderBy("p.created_at", "desc")
    .orderBy("p.id")
    .limit(mostOfAKind)
    .execute();
  return rows.map(({ month, ...hit }) => ({ ...hit, detail: monthText(month) }));
}

/** Kinds of documents with their search key, computed once per kind: the offset keeps the planner from computing it per document. */
function kindsOfDocuments(db: Reader) {
  return db
    .selectFrom("document_kind")
    .select(["code", "title", sql<string>`greek_key(title)`.as("key")])
    .offset(0)
    .as("k");
}

function begins(column: string, term: string) {
  return sql`starts_with(${sql.ref(column)}, greek_key(${term}))`;
}
