import type { Client } from "pg";
import { v7 as uuid } from "uuid";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { hashOfPassword } from "../../features/sign-in/passwords.ts";
import { scopeText } from "../../kernel/read-body.ts";
import { openClient } from "../connection.ts";
import { absenceReasons } from "./absence-reasons.ts";
import { reasonsOf } from "./as-domain.ts";
import { demonstrationPassword } from "./demonstration/accounts.ts";
import { randomOf, type Random } from "./demonstration/random.ts";
import { measuringBody, type BodySize } from "./measuring-body.ts";
import { putRows, tableRows } from "./put-rows.ts";
import { organizationRow } from "./rows.ts";

/** The size of the measuring set; `contracts` is the total over all organizations, `days` counts back from yesterday. */
export type MeasuringSize = { organizations: number; contracts: number; days: number };

const reasons = reasonsOf(absenceReasons);

/** The numbers of measuring-set bodies start here, clear of those that tests create. */
const firstNumber = 1000;

/**
 * Adds the measuring set, one transaction per body, each with a clerk `measure-<number>` and the
 * demonstration's password. Throws if there are organizations already, unless `add` is set.
 */
export async function loadMeasuringSet(
  ownerUrl: string,
  size: MeasuringSize,
  today: Day,
  add: boolean,
  tell: (line: string) => void,
): Promise<void> {
  const client = await openClient(ownerUrl);
  try {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int from organization",
    );
    const existing = rows[0]?.count ?? 0;
    if (existing > 0 && !add) {
      throw new Error(
        `The database has ${existing} organizations already; say --add to add to them.`,
      );
    }
    await addBodies(client, size, today, firstNumber + existing, tell);
    tell("Vacuum and analyze");
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
  }
}

async function addBodies(
  client: Client,
  size: MeasuringSize,
  today: Day,
  start: number,
  tell: (line: string) => void,
): Promise<void> {
  const random = randomOf(start);
  const passwordHash = await hashOfPassword(demonstrationPassword);
  const [from, to] = [addDays(today, -size.days), addDays(today, -1)];
  let records = 0;
  for (let index = 0; index < size.organizations; index += 1) {
    const body = { contracts: shareOf(size, index), from, to };
    records += await addBody(client, random, start + index, body, passwordHash);
    tell(`${index + 1} of ${size.organizations} bodies, ${records} records`);
  }
}

/** An equal share of the contracts; the first bodies take one more if they do not divide evenly. */
function shareOf({ contracts, organizations }: MeasuringSize, index: number): number {
  return Math.floor(contracts / organizations) + (index < contracts % organizations ? 1 : 0);
}

/** Adds one body in one transaction; returns the number of its records. */
async function addBody(
  client: Client,
  random: Random,
  number: number,
  size: BodySize,
  passwordHash: string,
): Promise<number> {
  const organization = organizationRow(number, { description: `Φορέας Μετρήσεων ${number}` });
  const clerk = {
    id: uuid(),
    user_name: `measure-${number}`,
    role: "Employee",
    nick_name: `Χειριστής ${number}`,
    password_hash: passwordHash,
  };
  const link = { user_id: clerk.id, organization_id: organization.id, access_right: "full" };
  let records = 0;
  await client.query("begin");
  await client.query("select set_config('paron.organizations', $1, true)", [
    scopeText([organization.id]),
  ]);
  await putRows(client, tableRows("organization", [organization]));
  await putRows(client, tableRows("app_user", [clerk]));
  await putRows(client, tableRows("user_organization", [link]));
  for (const rows of measuringBody(random, organization.id, size, reasons)) {
    await putRows(client, rows);
    if (rows.table === "attendance_record") records += rows.rows.length;
  }
  await client.query("commit");
  return records;
}
