import { sql } from "kysely";
import type { personalData } from "#api/personal-data.ts";
import { personName } from "#domain/identity/person-name.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import { nameInZip, writeZip, type ZippedFile } from "#server/integrations/files/write-zip.ts";
import { reasonsOf } from "#server/features/attendance/public.ts";
import { confirmPassword } from "#server/features/sign-in/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { personalDataTexts } from "#texts/personal-data.ts";
import type { Person } from "./decision.ts";
import { indexOfCopy, type CopiedTable } from "./index-of-copy.ts";
import { personTables } from "./parts-of-person.ts";
import { requireEmployee } from "./require-employee.ts";
import { byContract, evidenceOf, paperOf } from "./rows-of-person.ts";

const atOnce = 1000;
/** The number of rows of a table that the index shows; the others are only in its file. */
const shownInIndex = 100;

/** Columns of any table that identify other people, or that are for internal use only. */
const neverShown = [
  "organization_id",
  "search_key",
  "by_user",
  "made_by",
  "created_by",
  "set_by",
  "asked_by",
  "uploaded_by",
  "updated_by",
  "approved_by",
  "granted_by",
  "actor_id",
  "request_id",
];

/**
 * All data stored about one employee, as a zip that is streamed (GDPR, articles 15 and 20). The password is asked again, and the
 * copy is recorded in the ledger. Rows are read a thousand at a time, each batch in its state at that moment.
 */
export const copyOfPerson: Handler<typeof personalData.copy> = async (
  ctx,
  { organizationId, id, password },
) => {
  await confirmPassword(ctx, password);
  const person = { organizationId, employeeId: id };
  const copied = await write({ ...ctx, repeat: null }, "person.copy", async (tx) => {
    const result = await requireEmployee(tx, person);
    return { entries: [entryOf("employee", id)], result };
  });
  return {
    name: `${personalDataTexts.copyName(copied.afm)}.zip`,
    type: "application/zip",
    bytes: writeZip(filesOf(ctx, person, personName(copied))),
  };
};

async function* filesOf(
  ctx: BodyContext,
  person: Person,
  name: string,
): AsyncGenerator<ZippedFile> {
  const copied: CopiedTable[] = [];
  for (const decided of personTables) {
    const { table } = decided;
    const tableSummary: CopiedTable = { table, rows: 0, first: [] };
    yield {
      path: ["data", `${table}.json`],
      bytes: jsonOf(rowsOf(ctx, person, decided), tableSummary),
    };
    copied.push(tableSummary);
  }
  const documents = await documentsOf(ctx, person);
  for (const { id, file_name, sha256 } of documents) {
    const bytes = await ctx.files.open(keyOf(person.organizationId, sha256));
    yield { path: ["files", `${id} ${file_name}`], bytes };
  }
  const files = documents.map(({ id, file_name }) => ({
    name: file_name,
    path: `files/${nameInZip(`${id} ${file_name}`)}`,
  }));
  // An erasure begins with what depends on others, a reader with the person.
  const ordered = copied.toReversed();
  const reasons = new Map([...(await reasonsOf(ctx))].map(([code, { title }]) => [code, title]));
  const index = indexOfCopy({ name, madeAt: ctx.now, copied: ordered, files, reasons });
  yield { path: ["index.html"], bytes: [index] };
}

/** Rows as a JSON list, one row per line; counts them and keeps the first of them for the index. */
async function* jsonOf(
  rows: AsyncIterable<Record<string, unknown>>,
  tableSummary: CopiedTable,
): AsyncGenerator<Buffer> {
  yield Buffer.from("[");
  for await (const row of rows) {
    if (tableSummary.first.length < shownInIndex) tableSummary.first.push(row);
    yield Buffer.from(`${tableSummary.rows === 0 ? "" : ","}\n${JSON.stringify(row)}`);
    tableSummary.rows += 1;
  }
  yield Buffer.from("\n]\n");
}

/** Pages by physical row position (ctid), which is unique within a table. */
async function* rowsOf(
  ctx: BodyContext,
  person: Person,
  decided: (typeof personTables)[number],
): AsyncGenerator<Record<string, unknown>> {
  const hidden = [...neverShown, ...(decided.hidden ?? [])];
  for (let after = "(0,0)"; ;) {
    const { rows } = await readBody(ctx, (db) =>
      sql<{ place: string; row: Record<string, unknown> }>`
        select t.ctid::text as place, to_jsonb(t) - ${hidden}::text[] as row
        from ${sql.table(decided.table)} t where ${decided.rows(person)} and t.ctid > ${after}::tid
        order by t.ctid limit ${atOnce}
      `.execute(db),
    );
    for (const { row } of rows) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.place;
  }
}

/** Documents that the scanner has passed, and the files attached to disputes and leave requests. */
async function documentsOf(ctx: BodyContext, person: Person) {
  const { rows } = await readBody(ctx, (db) =>
    sql<{ id: string; file_name: string; sha256: Buffer }>`
      select t.id, t.file_name, t.sha256, t.uploaded_at as at from document t
      where ${byContract(person)} and exists (
        select from document_act a where a.organization_id = t.organization_id and a.document_id = t.id
          and a.state = 'uploaded')
      union all
      select t.dispute_id, t.file_name, t.sha256, t.at from dispute_file t where ${evidenceOf(person)}
      union all
      select t.request_id, t.file_name, t.sha256, t.at from leave_request_file t where ${paperOf(person)}
      order by at, id
    `.execute(db),
  );
  return rows;
}
