import { sql, type Updateable } from "kysely";
import { v7 as uuid } from "uuid";
import type { ContractOut, TermFields } from "#api/contract-fields.ts";
import { isMonthOpen, monthStates } from "#domain/attendance/monthly.ts";
import { withTermFrom } from "#domain/attendance/terms.ts";
import type { Term } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Writer } from "#server/db/handles.ts";
import { deleteRows, insertRow, updateRows } from "#server/db/rows.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { refusalToHoldContract } from "./terms-of-people.ts";

/** The columns of a term's input. */
export function termRow(term: TermFields) {
  return {
    structure_id: term.structureId,
    schedule_id: term.scheduleId,
    weekly_minutes: term.weeklyMinutes,
    pay_basis: term.payBasis,
    rate: term.rate,
  };
}

/** Throws `not-found` when the body has no such structure or schedule. */
export async function requirePlaces(
  tx: Writer,
  organizationId: string,
  { structureId, scheduleId }: TermFields,
): Promise<void> {
  const { rows } = await sql`
    select from structure s
    join schedule p on p.organization_id = s.organization_id and p.id = ${scheduleId}
    where s.organization_id = ${organizationId} and s.id = ${structureId}`.execute(tx);
  if (rows.length === 0) throw new Fault("not-found");
}

/** The term as the rules read it. */
export function termOf(contractId: string, term: TermFields, validFrom: Day): Term {
  const { structureId, scheduleId, weeklyMinutes } = term;
  return {
    id: uuid(),
    contractId,
    structureId,
    scheduleId,
    weeklyMinutes,
    validFrom,
    validTo: null,
  };
}

/**
 * Each open month of the contract belongs to the structure of its last term in the month, as when it is computed from scratch; a submitted
 * month stays where it was signed. Called by every change of terms that may have placed a stored month.
 */
async function placeOpenMonths(
  tx: Writer,
  organizationId: string,
  contractId: string,
): Promise<void> {
  const open = monthStates.filter(isMonthOpen);
  await sql`
    update monthly_contract m set structure_id = p.structure_id
    from (
      select distinct on (k.month) k.month, t.structure_id
      from monthly_contract k
      join running_term t on t.organization_id = k.organization_id and t.contract_id = k.contract_id
        and t.last_day >= (k.month || '-01')::date and t.first_day < (k.month || '-01')::date + interval '1 month'
      where k.organization_id = ${organizationId} and k.contract_id = ${contractId} and k.state = any (${open})
      order by k.month, t.valid_from desc) p
    where m.organization_id = ${organizationId} and m.contract_id = ${contractId} and m.month = p.month
      and m.structure_id <> p.structure_id`.execute(tx);
}

/** The first term of a new contract. */
export async function insertFirstTerm(
  tx: Writer,
  organizationId: string,
  contract: { id: string; startDate: Day },
  term: TermFields,
): Promise<void> {
  const dates = { validFrom: contract.startDate, validTo: null };
  await insertTerm(tx, organizationId, contract.id, { ...term, id: uuid(), ...dates });
}

async function insertTerm(
  tx: Writer,
  organizationId: string,
  contractId: string,
  term: TermFields & Pick<Term, "id" | "validFrom" | "validTo">,
): Promise<void> {
  await insertRow(tx, "contract_term", {
    organization_id: organizationId,
    id: term.id,
    contract_id: contractId,
    ...termRow(term),
    valid_from: term.validFrom,
    valid_to: term.validTo,
  });
}

/**
 * Adds a term from a day on; the one it interrupts ends the day before. A term that began on the same day is rewritten
 * in its own row, since recorded days refer to it.
 */
export async function storeTermFrom(
  tx: Writer,
  organizationId: string,
  contract: ContractOut,
  term: TermFields,
  validFrom: Day,
): Promise<void> {
  const added = termOf(contract.id, term, validFrom);
  const standing = contract.terms.map((one): Term => ({ ...one, contractId: contract.id }));
  const terms = withTermFrom(standing, added);
  for (const one of terms) {
    const before = standing.find(({ id }) => id === one.id);
    if (!before || before.validTo === one.validTo) continue;
    await updateTerm(tx, organizationId, one.id, { valid_to: one.validTo });
  }
  const validTo = terms.find(({ id }) => id === added.id)?.validTo ?? null;
  const twin = standing.find((one) => one.validFrom === validFrom);
  if (twin) await updateTerm(tx, organizationId, twin.id, { ...termRow(term), valid_to: validTo });
  else {
    const { id } = added;
    await insertTerm(tx, organizationId, contract.id, { ...term, id, validFrom, validTo });
  }
  await placeOpenMonths(tx, organizationId, contract.id);
}

/** Cuts the terms at a day: later ones are deleted, running ones end on it. No day after it may be recorded. */
export async function cutTerms(
  tx: Writer,
  organizationId: string,
  contractId: string,
  lastDay: Day,
): Promise<void> {
  const ofContract = sql`organization_id = ${organizationId} and contract_id = ${contractId}`;
  await sql`delete from contract_term where ${ofContract} and valid_from > ${lastDay}::date`.execute(
    tx,
  );
  await sql`
    update contract_term set valid_to = ${lastDay}::date
    where ${ofContract} and coalesce(valid_to, 'infinity') > ${lastDay}::date`.execute(tx);
  await placeOpenMonths(tx, organizationId, contractId);
}

/** Sets the contract's last day; null for none. */
export async function setEnd(
  tx: Writer,
  organizationId: string,
  id: string,
  lastDay: Day | null,
): Promise<void> {
  await updateRows(tx, "contract", { organization_id: organizationId, id }, { end_date: lastDay });
}

/** Restores the terms of a contract from before it was cut: the remaining ones get their ends back, the others are reinserted. */
export async function restoreTerms(
  tx: Writer,
  organizationId: string,
  { id, terms: standing }: ContractOut,
  terms: ContractOut["terms"],
): Promise<void> {
  const stayed = new Set(standing.map((one) => one.id));
  for (const term of terms) {
    if (!stayed.has(term.id)) await insertTerm(tx, organizationId, id, term);
    else await updateTerm(tx, organizationId, term.id, { valid_to: term.validTo });
  }
  await placeOpenMonths(tx, organizationId, id);
}

/** Deletes a term; the one that ended the day before it runs on to its end. No day of it may be recorded. */
export async function removeTerm(
  tx: Writer,
  organizationId: string,
  contractId: string,
  { id, validTo, before }: { id: string; validTo: Day | null; before: string | undefined },
): Promise<void> {
  await deleteRows(tx, "contract_term", { organization_id: organizationId, id });
  if (before !== undefined) await updateTerm(tx, organizationId, before, { valid_to: validTo });
  await placeOpenMonths(tx, organizationId, contractId);
}

/** Throws `refused` when the person may not hold the contract's terms as they are now, or a structure closes before. */
export async function requireTermsFit(
  tx: Writer,
  organizationId: string,
  contract: { id: string; employeeId: string },
): Promise<void> {
  const refusal = (await outlivingStructures(tx, organizationId, [contract.id])).has(contract.id)
    ? "structure-closed"
    : await refusalToHoldContract(tx, organizationId, contract);
  if (refusal) throw refused(contractRefusals[refusal]);
}

/** Keeps the contracts' structures from closing meanwhile; locked before the contracts, as in every write of records. */
export async function holdStructuresOf(
  tx: Writer,
  organizationId: string,
  contractIds: readonly string[],
): Promise<void> {
  await sql`
    select from structure where organization_id = ${organizationId} and id in (
      select structure_id from contract_term where organization_id = ${organizationId} and contract_id = any (${contractIds}::uuid[]))
    order by id for key share`.execute(tx);
}

/** The contracts with a term in a structure that closes before the term ends. */
export async function outlivingStructures(
  tx: Writer,
  organizationId: string,
  contractIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.id from contract_term t
    join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
    join structure s on s.organization_id = t.organization_id and s.id = t.structure_id
    where t.organization_id = ${organizationId} and t.contract_id = any (${contractIds}::uuid[])
      and s.closed_on < coalesce(t.valid_to, c.end_date, 'infinity')`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Updates columns of a stored term. */
export async function updateTerm(
  tx: Writer,
  organizationId: string,
  id: string,
  columns: Updateable<DB["contract_term"]>,
): Promise<void> {
  await updateRows(tx, "contract_term", { organization_id: organizationId, id }, columns);
}
