import { sql } from "kysely";
import { keysOf } from "#domain/keys.ts";
import type { Writer } from "#server/db/handles.ts";
import { eraseEntries } from "#server/features/ledger/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Decision, Person, Table } from "./decision.ts";
import { byContract, evidenceOf, paperOf } from "./rows-of-person.ts";
import { decisions } from "./tables.ts";

/** Applies to every table what is decided for it; files of deleted documents are noted for removal. */
export async function emptyTables(
  tx: Writer,
  ctx: BodyContext,
  person: Person,
  number: number,
): Promise<void> {
  await noteFiles(tx, ctx, person);
  for (const table of keysOf(decisions))
    await emptyTable(tx, table, decisions[table], { person, number });
}

async function emptyTable(
  tx: Writer,
  table: Table,
  decision: Decision,
  { person, number }: { person: Person; number: number },
): Promise<void> {
  if (decision.holds === "nobody") return;
  const rows = decision.rows(person);
  if (decision.holds === "mention") {
    await sql`update ${sql.table(table)} t set ${decision.set(number)} where ${rows}`.execute(tx);
    return;
  }
  const { fate } = decision;
  if (fate.act === "emptied")
    await sql`update ${sql.table(table)} t set ${fate.set(number)} where ${rows}`.execute(tx);
  if (fate.act === "deleted")
    await sql`delete from ${sql.table(table)} t where ${rows}`.execute(tx);
  if (fate.act === "sealed") await eraseEntries(tx, person.organizationId, rows);
}

async function noteFiles(tx: Writer, ctx: BodyContext, person: Person): Promise<void> {
  await sql`
    insert into file_to_remove (organization_id, sha256, since)
    select distinct t.organization_id, t.sha256, ${ctx.now}::timestamptz from document t where ${byContract(person)}
    union
    select t.organization_id, t.sha256, ${ctx.now}::timestamptz from dispute_file t where ${evidenceOf(person)}
    union
    select t.organization_id, t.sha256, ${ctx.now}::timestamptz from leave_request_file t where ${paperOf(person)}
    on conflict do nothing
  `.execute(tx);
}
