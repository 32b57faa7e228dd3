import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import {
  addMonths,
  daysOfMonth,
  monthOf,
  weekday,
  type Day,
  type Month,
} from "#domain/calendar/day.ts";
import type { DB } from "../../db/database.gen.ts";
import { placeFor } from "../../db/embedded/place.ts";
// Imported for its side effect: days are read as text.
import "../../db/open.ts";
import { buildOrganization, buildSession, buildStaff, buildUser } from "../../db/seed/builders.ts";
import { systemClock, todayAt } from "../../kernel/clock.ts";

/** A body whose month is recorded repeatedly while its server is killed. */
export type SmallWorld = {
  organizationId: string;
  structureId: string;
  /** One sheet of contracts for each writer. */
  sheets: readonly (readonly string[])[];
  month: Month;
  /** Weekdays of the month, including holidays. */
  dates: readonly Day[];
  token: string;
};

/** Connects to the embedded database of a data folder as a role; the caller destroys the connection. */
export function openAs(dataDir: string, role: "paron_owner" | "postgres"): Kysely<DB> {
  const { socket } = placeFor(dataDir);
  const pool = new Pool({ host: socket, user: role, database: "paron", max: 1 });
  pool.on("error", () => undefined);
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Builds the body, its contracts and the clerk with a session, over a running server. */
export async function buildSmallWorld(
  dataDir: string,
  { writers, contracts }: { writers: number; contracts: number },
): Promise<SmallWorld> {
  const owner = openAs(dataDir, "paron_owner");
  const { id: organizationId } = await buildOrganization(owner);
  const people = Array.from({ length: writers * contracts }, () => ({}));
  const staff = await buildStaff(owner, organizationId, people);
  const sheets = Array.from({ length: writers }, (_, writer) =>
    staff.contracts.slice(writer * contracts, (writer + 1) * contracts).map(({ id }) => id),
  );
  const links = [{ organizationId, right: "full" }] as const;
  const clerk = await buildUser(owner, { role: "Employee", links });
  const token = await buildSession(owner, clerk.id, { from: systemClock(), days: 1 });
  await owner.destroy();
  const month = addMonths(monthOf(todayAt(systemClock())), -1);
  return {
    organizationId,
    structureId: staff.structureId,
    sheets,
    month,
    dates: daysOfMonth(month).filter((day) => weekday(day) <= 5),
    token,
  };
}
