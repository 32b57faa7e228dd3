import { readFileSync, writeFileSync } from "node:fs";
import { Client } from "pg";

const alias = `/** Of a column whose check admits only these; what is written is checked by the database. */
export type OneOf<T> = ColumnType<T, string, string>;

`;

/** Writes into the generated types which values a column's check allows. Throws if a column is not found there. */
export async function closeColumns(file: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ table: string; definition: string }>(
      `select c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c where c.contype = 'c' and c.connamespace = 'public'::regnamespace order by 1, c.conname`,
    )
    .finally(() => client.end());
  const closed = rows.flatMap(({ table, definition }) => {
    const found =
      /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[)?((?:'[^']*'::text(?:, )?)+)(?:\]\))?\)\)$/.exec(
        definition,
      );
    if (!found) return [];
    const [, column = "", list = ""] = found;
    const words = [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => JSON.stringify(word));
    return [{ table, column, words: words.join(" | ") }];
  });
  const types = readFileSync(file, "utf8").replace("export type Timestamp", `${alias}$&`);
  writeFileSync(
    file,
    closed.reduce((text, one) => withWords(text, one), types),
  );
}

function withWords(
  types: string,
  { table, column, words }: { table: string; column: string; words: string },
): string {
  const tables = types.slice(types.indexOf("export interface DB {"));
  const name = new RegExp(`^  ${table}: (\\w+);$`, "m").exec(tables)?.[1];
  const start = types.indexOf(`export interface ${name} {`);
  const end = types.indexOf("\n}", start);
  const line = new RegExp(`(\\n  ${column}: (?:Generated<)?)string\\b`);
  const tableType = types.slice(start, end);
  if (!line.test(tableType)) throw new Error(`${table}.${column} is not among the generated types`);
  return types.slice(0, start) + tableType.replace(line, `$1OneOf<${words}>`) + types.slice(end);
}
