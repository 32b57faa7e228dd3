import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemChain } from "#domain/ledger/entry.ts";
import { kindsIn } from "#server/kernel/subjects/all.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

/** Columns of compared tables that no state contains, by the reason; without a table: of any. */
const leftOut: Readonly<Record<string, string>> = {
  "the body, whose rows are read": "organization_id",
  "counts the changes": "calendar_version month_version version",
  "derived from other columns, for searching, or to find what is due":
    "search_key ledger_seen worthless_at is_whole_absence is_beyond_plan",
  "computed again from the record by the comparison of cells": "attendance_record.cell",
  "the time of the entry itself, or its actor": `added_at added_by changed_at created_at granted_at made_at opened_at
    set_at updated_at updated_by api_app.made_by api_app.revoked_by leave_correction.at sickness_benefit.at payment_answer.by_user`,
  "changes without an act of a person": `bad_lines greeted_at last_stamp last_token_at last_token_ip offset_ms old_lines push_version
    seen_at unsent ergani_outage.tries ergani_outage.next_try_at ergani_outage.answer`,
  "passwords, which sign-in renews by itself":
    "password_hash password_changed_at one_time_until one_time_used_at",
  "as read from the bytes, which are compared": `answered_at group_status received_at report payment_answer.message_id digest
    payment_file.name announcement_file.type announcement_file.size_bytes`,
  "pay follows from the terms in force": "term_id",
  "a person's name or number, which an erasure removes":
    "person_in_charge person_in_charge_email structure.phone",
  "an explanation beside what it explains": "leave_correction.note sickness_benefit.note",
};

test("each column of a compared table is compared, or left out for a reason that is known", async () => {
  const known = Object.values(leftOut).flatMap((columns) => columns.split(/\s+/));
  const columns = await columnsWithoutComparison();
  expect(columns.filter((column) => !known.some(names(column)))).toEqual([]);
  expect(known.filter((name) => !columns.some((column) => names(column)(name)))).toEqual([]);
});

/** Whether a name means the column, given as `table.column`. */
function names(column: string): (name: string) => boolean {
  return (name) => name === column || name === column.split(".")[1];
}

/** The columns, as `table.column`, that none of the statements about their table names. */
async function columnsWithoutComparison(): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
  `.execute(world.owner);
  const statements = [systemChain, crypto.randomUUID()].flatMap((organizationId) =>
    kindsIn(organizationId).map(({ source }) => {
      const { sql: text } = source.present({ organizationId, ids: null }).compile(world.owner);
      return text.replaceAll('"', "");
    }),
  );
  return [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, columns]) => {
    const about = statements.filter((text) => new RegExp(`(from|join) ${table}\\b`).test(text));
    const named = new Set(about.flatMap((text) => columnsIn(text, table)));
    const left = about.length === 0 ? [] : columns.filter(({ column }) => !named.has(column));
    return left.map(({ column }) => `${table}.${column}`);
  });
}

/** The words behind the table's aliases; any word, where the table has none. */
function columnsIn(text: string, table: string): string[] {
  const alias = `(?:from|join) ${table} (?!where|group|order|cross|left|join|on\\b|limit|union)(\\w+)`;
  const ofPart = `\\(select \\* from ${table} where [^()]*(?:\\([^()]*\\))?[^()]*\\) (\\w+)`;
  const aliases = [alias, ofPart].flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, "g"))].map(([, name]) => name),
  );
  const word = aliases.length === 0 ? "(\\w+)" : `\\b(?:${aliases.join("|")})\\.(\\w+)`;
  return [...text.matchAll(new RegExp(word, "g"))].map(([, column = ""]) => column);
}
