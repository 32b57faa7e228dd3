import { readFileSync } from "node:fs";
import pg from "pg";
import { migrate } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { loadCatalogue } from "#server/db/seed/catalogue.ts";
import { scopeOf } from "#server/kernel/read-body.ts";
import { type CapturedStatement, capturedStatements } from "#server/testing/captured-statement.ts";
import { urlAs } from "#server/testing/database-of-tests.ts";
import { runCommand, say } from "./command.ts";
import { capturedFile } from "./reported-tests.ts";

/**
 * Replays every statement that the server's tests sent on the PostgreSQL of DATABASE_OWNER_URL, whose role is a superuser:
 * migrated first, each statement is explained and executed once by the application's role, in a transaction that is rolled
 * back. There are no rows, so data errors are expected; anything this PostgreSQL does not understand is a fault. Exits with 1
 * if there is one, or if an older one understands a statement meant for PostgreSQL 18 alone.
 */
const database = "replayed";
const scope = scopeOf(["00000000-0000-4000-8000-000000000000"]);
const ofNewer: CapturedStatement = { text: "select uuidv7()", values: [] };

/** Unknown syntax or names, unsupported features, and errors of the server itself. */
const notUnderstood = /^(42601|42883|42P01|42703|42704|42P02|0A|58|XX)/;
const explained = /^\s*(\/\*.*?\*\/\s*)*(select|with|insert|update|delete)\b/i;
/** Statements that only work in context: of a transaction, a cursor or a session table. */
const amongOthers =
  /^\s*(begin|start transaction|commit|rollback|savepoint|release|set|fetch|close|declare|listen|unlisten)\b|pg_temp\./i;

await runCommand({}, async () => {
  const url = process.env["DATABASE_OWNER_URL"];
  if (url === undefined) throw new Error("DATABASE_OWNER_URL is missing.");
  await prepareDatabase(url, database);
  await migrate(urlAs(url, "paron_owner", database));
  await loadCatalogue(urlAs(url, "paron_owner", database));
  const client = new pg.Client({ connectionString: urlAs(url, "paron_app", database) });
  await client.connect();
  const statements = capturedStatements(readFileSync(capturedFile, "utf8"));
  const faults: string[] = [];
  for (const statement of statements.filter(({ text }) => !amongOthers.test(text))) {
    const fault = await faultOf(client, statement);
    if (fault !== null) faults.push(`${fault}\n  ${statement.text.trim()}`);
  }
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < 18 && (await faultOf(client, ofNewer)) === null)
    throw new Error("A statement of PostgreSQL 18 was understood: nothing is proven.");
  await client.end();
  if (statements.length === 0) throw new Error(`${capturedFile} holds no statement.`);
  if (faults.length > 0)
    throw new Error(`PostgreSQL ${version} does not understand:\n${faults.join("\n")}`);
  say(`PostgreSQL ${version} understands all ${statements.length} statements of the tests.`);
});

async function faultOf(
  client: pg.Client,
  { text, values }: CapturedStatement,
): Promise<string | null> {
  const ways = explained.test(text) ? [`explain ${text}`, text] : [text];
  for (const way of ways) {
    await client.query(`begin; ${scope}`);
    try {
      await client.query(way, values.length > 0 ? [...values] : undefined);
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (notUnderstood.test(code)) return `${code} ${String(error)}`;
    } finally {
      await client.query("rollback");
    }
  }
  return null;
}
