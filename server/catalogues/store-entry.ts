import { sql } from "kysely";
import { addDays } from "#domain/calendar/day.ts";
import { columnOf } from "#server/db/columns.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, notFound } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import type { StoredCatalogue } from "./catalogue.ts";
import { entriesIn, entryOf, fieldsOf } from "./entries.ts";

type Fields = Record<string, unknown>;
type Saved = { id: string; version: number };

/** Adds an entry. Throws `invalid` where its code is taken or its fields do not fit. */
export function createEntry(
  ctx: SignedContext,
  of: StoredCatalogue,
  given: Fields,
): Promise<Saved> {
  const { code, ...fields } = given as Fields & { code: string };
  return writeSystem(ctx, `${of.subject}.create`, async (tx) => {
    of.requireFitting?.(fields);
    const begins = of.begins ? { validFrom: ctx.today } : {};
    const row = Object.entries({ code, ...begins, ...fields });
    const names = row.map(([name]) => sql.ref(columnOf(name)));
    const values = row.map(([, value]) => sql.val(value));
    const { numAffectedRows: added } = await sql`
      insert into ${sql.table(of.table)} (${sql.join(names)}) values (${sql.join(values)})
      on conflict do nothing`.execute(tx);
    if (added !== 1n) throw fieldFault("code", of.codeTaken);
    return {
      entry: { subjectKind: of.subject, subjectId: code, before: null, after: fields },
      result: { id: code, version: 1 },
    };
  });
}

/** Says everything of an entry anew. Throws as `changeEntry` does. */
export function updateEntry(
  ctx: SignedContext,
  of: StoredCatalogue,
  given: Fields,
): Promise<Saved> {
  const { id, version, ...fields } = given as Fields & Saved;
  return changeEntry(ctx, of, "update", { id, version }, () => fields);
}

/** Takes an entry out of use: yesterday was its last day. Throws as `changeEntry` does. */
export function retireEntry(ctx: SignedContext, of: StoredCatalogue, key: Saved): Promise<Saved> {
  const validTo = addDays(ctx.today, -1);
  return changeEntry(ctx, of, "retire", key, (before) => ({ ...before, validTo }));
}

/**
 * Changes an entry; its fixed fields stay. Throws `not-found`, `invalid` at a field that does not fit, or `changed` with
 * what stands when another hand was first.
 */
function changeEntry(
  ctx: SignedContext,
  of: StoredCatalogue,
  act: "update" | "retire",
  { id: code, version }: Saved,
  fieldsFrom: (before: Fields) => Fields,
): Promise<Saved> {
  return writeSystem(ctx, `${of.subject}.${act}`, async (tx) => {
    const row = await entriesIn(tx, of.table)
      .selectAll()
      .where("r.code", "=", code)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    const current = entryOf(row, of.fields, ctx.today);
    if (current.version !== version) throw new Fault("changed", { current });
    const before = fieldsOf(current, of.fields);
    const fixed = Object.fromEntries((of.fixed ?? []).map((name) => [name, before[name]]));
    const fields = { ...fieldsFrom(before), ...fixed };
    of.requireFitting?.(fields);
    const columns = Object.entries({ ...fields, version: version + 1 });
    const set = columns.map(([name, value]) => sql`${sql.ref(columnOf(name))} = ${value}`);
    await sql`update ${sql.table(of.table)} set ${sql.join(set)} where code = ${code}`.execute(tx);
    return {
      entry: { subjectKind: of.subject, subjectId: code, before, after: fields },
      result: { id: code, version: version + 1 },
    };
  });
}
