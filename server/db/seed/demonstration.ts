import { type Client } from "pg";
import { tellAllStates } from "../../features/ledger/tell-states.ts";
import { scopeText } from "../../kernel/read-body.ts";
import { openClient } from "../connection.ts";
import { accountNames } from "./demonstration/accounts.ts";
import { tellDemonstration } from "./demonstration/tell-demonstration.ts";
import { putRows } from "./put-rows.ts";
import { asOwner } from "../as-owner.ts";

/** Stores the bytes of a document of an organization. */
type KeepFile = (organizationId: string, bytes: Buffer) => Promise<void>;

/**
 * Loads the demonstration into a database without organizations and people who sign in, in one transaction. Returns true if its
 * accounts exist, now or from before; false if the database has other data, be it only its first administrator.
 */
export async function loadDemonstration(
  ownerUrl: string,
  now: Date,
  tell: (line: string) => void,
  keep: KeepFile = async () => undefined,
  lockAfterDays?: number,
): Promise<boolean> {
  const client = await openClient(ownerUrl);
  try {
    if (await isEmpty(client)) {
      await load(client, now, { tell, keep, lockAfterDays });
      // Rows that were inserted without an act are recorded in the ledger, so that it can be compared with all of them.
      await asOwner(ownerUrl, tellAllStates);
    }
    return await hasAccounts(client);
  } finally {
    await client.end();
  }
}

async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    "select not exists (select from organization) and not exists (select from app_user where role <> 'System') as empty",
  );
  return rows[0]?.empty === true;
}

async function hasAccounts(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("select from app_user where user_name = any ($1)", [
    accountNames,
  ]);
  return rowCount === accountNames.length;
}

async function load(
  client: Client,
  now: Date,
  {
    tell,
    keep,
    lockAfterDays,
  }: { tell: (line: string) => void; keep: KeepFile; lockAfterDays: number | undefined },
): Promise<void> {
  const { organizationIds, people, records, tables, files } = await tellDemonstration(
    now,
    lockAfterDays,
  );
  tell(`Demonstration: ${organizationIds.length} bodies, ${people} people, ${records} records`);
  await client.query("begin");
  await client.query("select set_config('paron.organizations', $1, true)", [
    scopeText(organizationIds),
  ]);
  for (const table of tables) await putRows(client, table);
  for (const [organizationId, ofBody] of files)
    for (const bytes of ofBody) await keep(organizationId, bytes);
  await client.query("commit");
  await client.query("analyze");
}
