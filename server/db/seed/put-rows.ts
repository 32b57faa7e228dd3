import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { escapeIdentifier, type ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { DB } from "../database.gen.ts";
import type { Row } from "./rows.ts";

/** Rows per chunk of the stream. */
const batch = 500;

/** Rows for one table; only `tableRows` creates them, since it knows their type. */
export type TableRows = { readonly table: keyof DB; readonly rows: readonly object[] };

export function tableRows<T extends keyof DB>(table: T, rows: readonly Row<T>[]): TableRows {
  return { table, rows };
}

/**
 * Inserts many rows into a table by COPY, within the client's open transaction and its scope. PostgreSQL refuses
 * COPY into a table under row-level security, so the rows are copied into a temporary one and inserted from there.
 * All rows must have the columns of the first; throws if one does not.
 */
export async function putRows(client: ClientBase, { table, rows }: TableRows): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const names = Object.keys(first);
  const columns = names.map(escapeIdentifier).join(", ");
  await client.query(
    `create temp table incoming on commit drop as select ${columns} from ${table} with no data`,
  );
  const arrays = await arraysOfIncoming(client);
  const incoming = client.query(copyFrom(`copy incoming from stdin`));
  await pipeline(Readable.from(linesOf(rows, names, arrays)), incoming);
  await client.query(`insert into ${table} (${columns}) select ${columns} from incoming`);
  await client.query("drop table incoming");
}

/** Columns of arrays, whose format differs from that of JSON lists. */
async function arraysOfIncoming(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ attname: string }>(
    "select attname from pg_attribute where attrelid = 'incoming'::regclass and atttypid in ('text[]'::regtype, 'date[]'::regtype)",
  );
  return new Set(rows.map(({ attname }) => attname));
}

function* linesOf(
  rows: readonly object[],
  names: readonly string[],
  arrays: ReadonlySet<string>,
): Generator<string> {
  for (let start = 0; start < rows.length; start += batch) {
    yield rows
      .slice(start, start + batch)
      .map((row) => lineOf(new Map(Object.entries(row)), names, arrays))
      .join("");
  }
}

function lineOf(
  row: ReadonlyMap<string, unknown>,
  names: readonly string[],
  arrays: ReadonlySet<string>,
): string {
  if (row.size !== names.length || !names.every((name) => row.has(name))) {
    throw new TypeError(`A row has not the columns ${names.join(", ")}`);
  }
  const cells = names.map((name) =>
    arrays.has(name) ? escapeCopy(arrayText(row.get(name))) : textOf(row.get(name)),
  );
  return `${cells.join("\t")}\n`;
}

/** An array literal of texts, each quoted. */
function arrayText(value: unknown): string {
  const texts = Array.isArray(value) ? value.map((one) => JSON.stringify(String(one))) : [];
  return `{${texts.join(",")}}`;
}

const escapes = new Map([
  ["\\", "\\\\"],
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);

/** A value in the text format of COPY; anything other than text, instants and bytes becomes JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString("hex")}`;
  return escapeCopy(typeof value === "string" ? value : JSON.stringify(value));
}

function escapeCopy(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (letter) => escapes.get(letter) ?? letter);
}
