import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { personalData } from "#api/personal-data.ts";
import { blockersOf, recordsKeptUntil, isPseudonym } from "#domain/personal-data/retention.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertNew, insertRow, rowBy } from "#server/db/rows.ts";
import { confirmPassword } from "#server/features/sign-in/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write, type Entry } from "#server/kernel/write.ts";
import { personalDataTexts, blockerSentence } from "#texts/personal-data.ts";
import { copyOfPerson } from "./copy-of-person.ts";
import type { Person } from "./decision.ts";
import { emptyTables } from "./empty-tables.ts";
import { erasureCount, erasures } from "./erasures.queries.ts";
import { partsOf } from "./parts-of-person.ts";
import { removeFiles } from "./remove-files.ts";
import { requireEmployee } from "./require-employee.ts";
import { monthsSignedWith, resign } from "./signed-months.ts";
import { holdsOf, erasureFactsOf, termsOn } from "./retention.queries.ts";

export const personalDataHandlers: Handlers<typeof personalData> = {
  /** What an erasure of the employee would do today, and what blocks it. */
  getStanding: (ctx, { organizationId, id }) => {
    const person = { organizationId, employeeId: id };
    return readBody(ctx, async (db) => {
      await requireEmployee(db, person);
      const [standing, terms] = [await erasureFactsOf(db, person), await termsOn(db, ctx.today)];
      const [erasure] = await erasures(db, person, { skip: 0, take: 1 });
      return {
        blockers: erasure ? [] : blockersOf(standing, terms, ctx.today),
        holds: await holdsOf(db, person),
        parts: erasure ? [] : await partsOf(db, person),
        keptUntil: recordsKeptUntil(standing, terms),
        erasure: erasure ?? null,
      };
    });
  },
  copy: copyOfPerson,
  /**
   * Erases an employee's identity permanently: names, numbers, addresses and texts are removed, documents with their files too;
   * attendance, months and payments stay under a pseudonym, the ledger keeps digests. The password is asked again. Refused with
   * every reason that blocks it, each with the day from which it no longer applies, if there is one.
   */
  erase: async (ctx, { organizationId, id, reason, password }) => {
    await confirmPassword(ctx, password);
    const person = { organizationId, employeeId: id };
    const erased = await write(ctx, "person.erase", async (tx) => {
      await lockBodyAndPerson(tx, person);
      const { afm } = await requireEmployee(tx, person);
      if (isPseudonym(afm)) throw refused(personalDataTexts.alreadyErased);
      const [standing, terms] = [await erasureFactsOf(tx, person), await termsOn(tx, ctx.today)];
      const blockers = blockersOf(standing, terms, ctx.today);
      if (blockers.length > 0) throw refused(blockers.map(blockerSentence));
      const number = await nextNumber(tx, organizationId);
      const certificate = {
        parts: await partsOf(tx, person),
        keptUntil: recordsKeptUntil(standing, terms),
      };
      await insertRow(tx, "employee_erasure", {
        organization_id: organizationId,
        employee_id: id,
        number,
        reason,
        by_user: ctx.actor.userId,
        at: ctx.now,
        certificate: JSON.stringify(certificate),
      });
      const signed = await monthsSignedWith(tx, person);
      await emptyTables(tx, ctx, person, number);
      await forgetAnswers(tx, person);
      const [result] = await erasures(tx, person, { skip: 0, take: 1 });
      if (!result) throw new Error("The erasure just stored is not there");
      const entry = entryOf("employee", id, { after: { number } });
      const again = await entriesAnew(tx, person);
      return { entries: [entry, ...again, ...(await resign(tx, signed))], result };
    });
    await removeFiles(ctx);
    return erased;
  },
  /** Forbids the erasure of the employee's data, for example for a court case, until the hold is ended. */
  hold: (ctx, { organizationId, employeeId, reason }) =>
    write(ctx, "person.hold", async (tx) => {
      const { afm } = await requireEmployee(tx, { organizationId, employeeId });
      if (isPseudonym(afm)) throw refused(personalDataTexts.alreadyErased);
      const id = uuid();
      const [set_by, set_at] = [ctx.actor.userId, ctx.now];
      const row = { organization_id: organizationId, id, employee_id: employeeId, reason };
      await insertRow(tx, "legal_hold", { ...row, set_by, set_at });
      const entry = entryOf("legal-hold", id, { after: { employeeId } });
      return { entries: [{ ...entry, reason }], result: { id } };
    }),
  /** Ends a hold. Throws `not-found`, and `refused` if it has already ended. */
  endHold: (ctx, { organizationId, holdId, reason }) =>
    write(ctx, "person.endHold", async (tx) => {
      const hold = await rowBy(tx, "legal_hold", { organization_id: organizationId, id: holdId }, [
        "employee_id as employeeId",
      ]);
      const isFirst = await insertNew(tx, "legal_hold_end", {
        ...inColumns({ organizationId, holdId, reason }),
        by_user: ctx.actor.userId,
        at: ctx.now,
      });
      if (!isFirst) throw refused(personalDataTexts.holdEnded);
      const entry = entryOf("legal-hold", holdId, { before: hold });
      return { entries: [{ ...entry, reason }], result: { id: holdId } };
    }),
  getErasures: (ctx, { organizationId, skip, take }) =>
    readBody(ctx, async (db) => ({
      items: await erasures(db, { organizationId }, { skip, take }),
      total: await erasureCount(db, organizationId),
    })),
};

/** Writes new entries for what remains of the person under the pseudonym: the salt of the earlier entries is deleted. */
async function entriesAnew(tx: Writer, { organizationId, employeeId }: Person): Promise<Entry[]> {
  const { rows } = await sql<{ kind: "contract" | "payment"; id: string }>`
    select 'contract' as kind, id from contract where organization_id = ${organizationId} and employee_id = ${employeeId}
    union all
    select 'payment', payment_id from payment_line where organization_id = ${organizationId} and employee_id = ${employeeId}
    order by 1, 2
  `.execute(tx);
  return rows.map(({ kind, id }) => entryOf(kind, id));
}

/** Locks the body's row, so that no two erasures get the same number. */
async function lockBodyAndPerson(tx: Writer, { organizationId, employeeId }: Person) {
  await sql`select from organization where id = ${organizationId} for no key update`.execute(tx);
  await sql`select from employee where organization_id = ${organizationId} and id = ${employeeId} for update`.execute(
    tx,
  );
}

async function nextNumber(tx: Writer, organizationId: string): Promise<number> {
  const { last } = await tx
    .selectFrom("employee_erasure")
    .select((of) => of.fn.max("number").as("last"))
    .where("organization_id", "=", organizationId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Responses stored for repeated calls may contain data of the person. */
async function forgetAnswers(tx: Writer, { organizationId, employeeId }: Person): Promise<void> {
  await sql`
    delete from idempotency_key k using (
      select ${employeeId}::text as id
      union all select c.id::text from contract c
        where c.organization_id = ${organizationId} and c.employee_id = ${employeeId}) p
    where strpos(k.answer::text, p.id) > 0
  `.execute(tx);
}
