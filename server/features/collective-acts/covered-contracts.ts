import { sql } from "kysely";
import type { ActOfDays } from "#api/collective-acts.ts";
import { structuresClosed } from "#domain/calendar/closures.ts";
import type { Reader } from "#server/db/handles.ts";
import { notFound } from "#server/kernel/fault.ts";

/** A person whom an act covers; `contractId` is null if none of the person's contracts is in force on its days. */
type CoveredPerson = {
  contractId: string | null;
  contractNumber: string;
  employeeId: string;
  lastName: string;
  firstName: string;
  afm: string;
  /** The act names the person, wherever the contract is. */
  isNamed: boolean;
};

/** The people whom an act covers, by name, and whether it covers all who work in a structure; the titles of the body's structures. */
export type Covered = {
  people: CoveredPerson[];
  isCovered: (structureId: string) => boolean;
  titles: ReadonlyMap<string, string>;
};

/** Everyone whom an act covers. Throws `not-found` for a structure or a person of another body. */
export async function coveredContracts(
  db: Reader,
  organizationId: string,
  act: ActOfDays,
): Promise<Covered> {
  await requirePeople(db, organizationId, act.employeeIds);
  const tree = await db
    .selectFrom("structure")
    .select(["id", "parent_id as parentId", "title"])
    .where("organization_id", "=", organizationId)
    .execute();
  const titles = new Map(tree.map(({ id, title }) => [id, title]));
  if (act.structureIds.some((id) => !titles.has(id))) throw notFound();
  const { withSubstructures } = act;
  const structures = new Set(
    act.structureIds.flatMap((structureId) =>
      structuresClosed({ structureId, withSubstructures }, tree),
    ),
  );
  const isCovered = (structureId: string) => act.wholeBody || structures.has(structureId);
  const structureIds = [...titles.keys()].filter(isCovered);
  return { people: await peopleIn(db, organizationId, act, structureIds), isCovered, titles };
}

/** Contracts in force in the structures on the days, and those of the people named; a person who has none is included without. */
async function peopleIn(
  db: Reader,
  organizationId: string,
  { from, to, employeeIds }: ActOfDays,
  structureIds: readonly string[],
): Promise<CoveredPerson[]> {
  const { rows } = await sql<CoveredPerson>`
    with running as (
      select distinct t.contract_id, t.employee_id from running_term t
      where t.organization_id = ${organizationId} and t.first_day <= ${to}::date and t.last_day >= ${from}::date
        and (t.structure_id = any (${structureIds}::uuid[]) or t.employee_id = any (${employeeIds}::uuid[]))
    )
    select c.id as "contractId", coalesce(c.number, '') as "contractNumber", e.id as "employeeId",
      e.last_name as "lastName", e.first_name as "firstName", e.afm,
      e.id = any (${employeeIds}::uuid[]) as "isNamed"
    from (
      select contract_id, employee_id from running
      union all
      select null, n.id from unnest(${employeeIds}::uuid[]) n(id)
      where not exists (select from running r where r.employee_id = n.id)) p
    join employee e on e.organization_id = ${organizationId} and e.id = p.employee_id
    left join contract c on c.organization_id = ${organizationId} and c.id = p.contract_id
    order by e.search_key, e.id, c.id`.execute(db);
  return rows;
}

async function requirePeople(
  db: Reader,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  const found = await db
    .selectFrom("employee")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "in", employeeIds)
    .execute();
  if (found.length < employeeIds.length) throw notFound();
}
