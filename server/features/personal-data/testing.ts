import { crc32, inflateRawSync } from "node:zlib";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { v7 as uuid } from "uuid";
import { documents } from "#api/documents.ts";
import type { DB } from "#server/db/database.gen.ts";
import { inBodies, type Place } from "#server/db/seed/in-body.ts";
import { type Body, buildBody } from "#server/testing/matrix/bodies.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import type { World } from "#server/testing/world.ts";
import type { Person } from "./decision.ts";
import { personTables, type PersonTable } from "./parts-of-person.ts";

/** Marks everything that could identify a person; followed by table and column. */
export const canary = "kanarini";

/** A body of the matrix whose employee has rows in every table that can hold a person's rows, with nothing open. */
export async function buildWholePerson(
  world: World,
  word = canary,
): Promise<Body & { person: Person }> {
  const body = await buildBody(world);
  const { organizationId } = body;
  const { employeeId = "", contractId = "" } = body.ids;
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  const executive = await world.signInAs({ role: "Executive" });
  const file = { organizationId, contractId, fileName: `${word}.pdf` };
  const kinds = await world.call(documents.getKinds, {}, { as: clerk });
  const kind = kinds.find((one) => one.about === "contract" && !one.expires)?.code ?? "";
  const bytes = samplePdf(`% ${word}-file ${organizationId}`);
  const first = await world.call(documents.upload, { ...file, kind }, { as: clerk, bytes });
  const approved = { organizationId, id: first.id, version: first.version };
  await world.call(documents.approve, approved, { as: executive });
  const again = samplePdf(`% ${word}-second ${organizationId}`);
  const second = { ...file, kind, replaces: first.id };
  await world.call(documents.upload, second, { as: clerk, bytes: again });
  await inBodies(world.owner, [organizationId], (tx) =>
    addRows(tx, body, { contractId, employeeId, word }),
  );
  return { ...body, person: { organizationId, employeeId } };
}

/** Adds the rows that the matrix leaves out, and closes what it leaves open. */
async function addRows(
  tx: Place,
  { organizationId: o, ids }: Body,
  { contractId, employeeId, word }: { contractId: string; employeeId: string; word: string },
): Promise<void> {
  const { userId: by, paymentId, requestId, deviceId, disputeId, mailId, holdId, badgeId } = ids;
  const { leaveRequestId } = ids;
  const { workCardId, collectiveActId } = ids;
  const now = sql`'2026-03-18T09:00:00Z'::timestamptz`;
  const statements = [
    sql`update contract set state = 'ended', end_date = '2026-04-30' where id = ${contractId}`,
    sql`update payment_line set state = 'paid', bank_text = 'Paid' where payment_id = ${paymentId}`,
    sql`update unlock_request set contract_id = ${contractId} where id = ${requestId}`,
    sql`update device_entry set employee_id = ${employeeId} where device_id = ${deviceId}`,
    sql`insert into monthly_contract_act values (${o}, ${contractId}, '2026-03', 90, 'draft', ${now}, ${by}, 'Why', null)`,
    sql`insert into unlock_request_act values (${o}, ${requestId}, 90, 'asked', ${now}, ${by}, 'Why', null)`,
    sql`insert into device_entry_answer values (${o}, ${deviceId}, 1, true, ${now}, ${by}, 'Why')`,
    sql`insert into leave_correction select ${o}, ${uuid()}, ${contractId}, code, 2026, 'correction', 2, 'Why', ${by}, ${now}
      from absence_reason order by sort_order limit 1`,
    sql`insert into sickness_benefit values (${o}, ${uuid()}, ${contractId}, '2026-03-02', '2026-03-06', 100, 'Why', ${by}, ${now})`,
    sql`insert into leave_document_withdrawal select ${o}, id, ${by}, ${now} from leave_document where contract_id = ${contractId}`,
    sql`insert into punch (organization_id, id, source, card_number, at, direction, raw_line, employee_id)
      values (${o}, ${uuid()}, 'attlog', '17', ${now}, 'in', '17 in', ${employeeId})`,
    sql`insert into month_check values (${o}, ${contractId}, '2026-03', ${now}, 0, '[]') on conflict do nothing`,
    sql`insert into finding_note values (${o}, ${uuid()}, ${contractId}, '2026-03', 'R04', null, '{}', 'Why', ${now}, ${by})`,
    sql`insert into collective_act_person values (${o}, ${collectiveActId}, ${employeeId})`,
    sql`insert into collective_act_record values (${o}, ${collectiveActId}, ${contractId}, '2026-03-17', 1)`,
    sql`insert into badge_end values (${o}, ${badgeId}, 'lost', ${now}, ${by})`,
    sql`insert into work_card_request values (${o}, ${workCardId}, 90, '001', ${now}, ${by})`,
    sql`insert into dispute_answer values (${o}, ${disputeId}, 'Looked at again', ${now}, ${by}, 'rejected')`,
    sql`delete from leave_request_waiting where request_id = ${leaveRequestId}`,
    sql`insert into leave_request_answer values (${o}, ${leaveRequestId}, 'rejected', 'Looked at again', ${now}, ${by})`,
    sql`insert into mail_attempt values (${o}, ${mailId}, 1, ${now}, 'refused', 'No such person', null)`,
    sql`insert into link_act select ${o}, id, 'opened', ${now}, null from link where contract_id = ${contractId}`,
    sql`insert into legal_hold_end values (${o}, ${holdId}, 'It is over', ${by}, ${now})`,
    sql`insert into payment_exclusion values (${o}, ${paymentId}, ${contractId}, '2026-03', 'no-iban', 1)`,
    sql`insert into payment_recovery_withdrawal select ${o}, id, 'Why', ${by}, ${now} from payment_recovery where contract_id = ${contractId}`,
    sql`insert into payment_item_cause select i.organization_id, i.id, min(l.id) from payment_item i
      join ledger_entry l using (organization_id) where i.contract_id = ${contractId} group by 1, 2`,
    sql`insert into payment_answer values (${o}, ${paymentId}, ${uuid()}, repeat('0', 64), 'M1', 'ACSC',
      ${JSON.stringify({
        contradicted: [`${word}-contradicted`],
        otherAmounts: [{ name: `${word}-other-amount`, ordered: "1.00", reported: "2.00" }],
      })}, 'x', ${now}, ${by})`,
    sql`update structure set person_in_charge = ${`${word}-in-charge`}, person_in_charge_email = ${addressOf(word)}
      where organization_id = ${o}`,
    sql`insert into mail (organization_id, id, kind, recipient, subject, body, made_at, useful_until, next_try_at)
      values (${o}, ${uuid()}, 'daily-report', ${addressOf(word)}, 'A day', ${`${word}-by-address`}, ${now}, ${now}, ${now})`,
  ];
  for (const statement of statements) await statement.execute(tx);
}

/** The employee's address, as set by `plantCanaries`. */
const addressOf = (word: string) => `${word}-employee-email`;

/**
 * Puts words of the person into every text column that accepts them, except those that an erasure keeps; returns the
 * columns. A table without a row of the person is returned without a column.
 */
export function plantCanaries(db: Kysely<DB>, person: Person, bird = canary): Promise<string[]> {
  return inBodies(db, [person.organizationId], async (tx) => {
    const planted: string[] = [];
    await sql`alter table payment_line disable trigger payment_line_only_emptied`.execute(tx);
    for (const { table, rows, fate, keeps = [] } of personTables) {
      if (fate.act === "ended" || table === "employee_erasure") continue;
      const { rows: found } =
        await sql`select from ${sql.table(table)} t where ${rows(person)}`.execute(tx);
      if (found.length === 0) planted.push(`${table}: no row`);
      for (const { column, type } of await columnsOf(tx, table)) {
        if (keeps.includes(column) || leadsToPerson.has(`${table}.${column}`)) continue;
        const word = `${bird}-${table}-${column}`;
        const value = type === "jsonb" ? sql`to_jsonb(${word}::text)` : sql`${word}`;
        const set = sql`update ${sql.table(table)} t set ${sql.ref(column)} = ${value} where ${rows(person)}`;
        if (await takes(tx, set)) planted.push(`${table}.${column}`);
      }
    }
    await sql`alter table payment_line enable trigger payment_line_only_emptied`.execute(tx);
    return planted;
  });
}

/** Columns that lead to a row of the person or to a file, and would no longer do so with other values. */
const leadsToPerson = new Set([
  ...["subject_kind", "subject_id", "act", "actor_role", "source", "request_id"].map(
    (column) => `ledger_entry.${column}`,
  ),
  "document_act.state",
]);

async function columnsOf(tx: Place, table: PersonTable) {
  const { rows } = await sql<{ column: string; type: string }>`
    select column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and (data_type = 'text' or table_name = 'ledger_entry' and data_type = 'jsonb')
    order by ordinal_position`.execute(tx);
  return rows;
}

/** False if a constraint allows only certain values. */
async function takes(tx: Place, set: RawBuilder<unknown>): Promise<boolean> {
  await sql`savepoint planting`.execute(tx);
  try {
    await set.execute(tx);
    return true;
  } catch {
    await sql`rollback to savepoint planting`.execute(tx);
    return false;
  }
}

/** Tables that contain a word, in any column: as text, in JSON, or as bytes. */
export async function tablesWith(db: Kysely<DB>, word: string): Promise<string[]> {
  const bodies = await db.selectFrom("organization").select("id").execute();
  const hex = Buffer.from(word).toString("hex");
  return inBodies(
    db,
    bodies.map(({ id }) => id),
    async (tx) => {
      const { rows: tables } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(tx);
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql`select from ${sql.table(name)} t
          where t::text ilike ${`%${word}%`} or t::text like ${`%${hex}%`} limit 1`.execute(tx);
        if (rows.length > 0) found.push(name);
      }
      return found;
    },
  );
}

/** Files of an archive by name, as text; read through its central directory, as any program would. */
export function filesInZip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from("504b0506", "hex"));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const [nameLength, place] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const start = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
    const content = inflateRawSync(bytes.subarray(start, start + packed));
    if (content.length !== size || crc32(content) !== bytes.readUInt32LE(at + 16))
      throw new Error(`${name} is not what the archive tells`);
    files.set(name, content.toString("utf8"));
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}
