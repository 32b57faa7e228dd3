import { sql } from "kysely";
import type { Reader } from "#server/db/handles.ts";
import { heldTerms } from "#server/features/contracts/public.ts";
import { scheduleFromRow } from "#server/features/schedules/public.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { cleanAfm } from "#domain/identity/afm.ts";
import { bare } from "./columns.ts";
import { contractColumns, type ContractField, type ContractValues } from "./contract-columns.ts";
import type { FileRow, ImportKind } from "./import-kind.ts";
import {
  type ContractRecord,
  type ContractRegister,
  judgeContracts,
  type KnownContract,
} from "./judge-contracts.ts";
import { storeContracts } from "./store-contracts.ts";

/** The import of contracts: the number says which contract a row is about, the tax number whose. */
export const contractImport: ImportKind<ContractField, ContractRecord> = {
  act: "contract.import",
  columns: contractColumns,
  keys: ["contract_organization_id_number_key"],
  judge: async (db, ctx, rows) => {
    const { employeeId: ownId } = await ownAffairs(db, ctx);
    const register = await registerFor(db, ctx.organizationId, rows);
    return judgeContracts(rows, { ...register, ownId, today: ctx.today });
  },
  store: storeContracts,
};

const { compare: inGreek } = new Intl.Collator("el");

async function registerFor(
  db: Reader,
  organizationId: string,
  rows: readonly FileRow<ContractField>[],
): Promise<Omit<ContractRegister, "ownId" | "today">> {
  const texts = (field: ContractField) => rows.map(({ cells }) => String(cells.get(field) ?? ""));
  const people = await db
    .selectFrom("employee")
    .select(["id", "afm", "last_name", "first_name"])
    .where("organization_id", "=", organizationId)
    .where((of) => of("afm", "=", of.fn.any(of.val(texts("afm").map(cleanAfm)))))
    .execute();
  const structures = await db
    .selectFrom("structure")
    .select(["id", "code", "title", "schedule_id as scheduleId", "closed_on as closedOn"])
    .where("organization_id", "=", organizationId)
    .execute();
  const schedules = await db
    .selectFrom("schedule")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .execute();
  return {
    people: new Map(
      people.map((one) => [one.afm, { id: one.id, name: `${one.last_name} ${one.first_name}` }]),
    ),
    contracts: await knownContracts(db, organizationId, texts("number")),
    names: {
      // A code wins over a title that reads the same, and a code to the letter over one that reads the same.
      structures: new Map([
        ...idsBy(structures, ({ title }) => bare(title)),
        ...idsBy(structures, ({ code }) => bare(code)),
        ...idsBy(structures, ({ code }) => code),
      ]),
      schedules: idsBy(schedules, ({ title }) => bare(title)),
      listed: {
        structures: structures.map(({ code, title }) => `${code} (${title})`).toSorted(inGreek),
        schedules: schedules.map(({ title }) => title).toSorted(inGreek),
      },
    },
    structures: new Map(structures.map((one) => [one.id, one])),
    schedules: new Map(schedules.map((row) => [row.id, scheduleFromRow(row)])),
    held: await heldTerms(
      db,
      organizationId,
      people.map(({ id }) => id),
    ),
  };
}

function idsBy<T extends { id: string }>(
  records: readonly T[],
  nameOf: (one: T) => string,
): Map<string, string[]> {
  const named = Map.groupBy(records, nameOf);
  return new Map([...named].map(([name, found]) => [name, found.map(({ id }) => id)]));
}

async function knownContracts(
  db: Reader,
  organizationId: string,
  numbers: readonly string[],
): Promise<Map<string, KnownContract>> {
  const { rows } = await sql<Omit<KnownContract, "values"> & ContractValues>`
    select c.id, c.version, c.employee_id as "employeeId", c.state, n.terms, c.number,
      c.employment_type as "employmentType", c.specialty, c.start_date as "startDate", c.end_date as "endDate",
      t.structure_id as "structureId", t.schedule_id as "scheduleId", t.weekly_minutes as "weeklyMinutes",
      t.pay_basis as "payBasis", t.rate
    from contract c
    join lateral (
      select count(*)::int as terms, min(o.valid_from) as first from contract_term o
      where o.organization_id = c.organization_id and o.contract_id = c.id) n on true
    join contract_term t on t.organization_id = c.organization_id and t.contract_id = c.id and t.valid_from = n.first
    where c.organization_id = ${organizationId} and c.number = any (${numbers}::text[])
  `.execute(db);
  return new Map(
    rows.map(({ id, version, employeeId, state, terms, ...values }) => [
      values.number,
      { id, version, employeeId, state, terms, values },
    ]),
  );
}
