import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { organizations } from "#api/organizations.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { users } from "#api/security.ts";
import { totalsOf } from "#domain/attendance/month.ts";
import { packResult } from "#domain/attendance/pack-result.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { daysOfMonth } from "#domain/calendar/day.ts";
import { isAfm } from "#domain/identity/afm.ts";
import { refusalToAmka } from "#domain/identity/amka.ts";
import { refusalToIban } from "#domain/identity/iban.ts";
import { sealLedgers } from "../../features/ledger/seal-ledger.ts";
import { verifyDatabase } from "../../features/ledger/verify-database.ts";
import { digestOfMonth } from "../../features/verification/digest-of-month.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { openWorld, worldOfFile } from "../../testing/world.ts";
import { calendarOfRows, reasonsOf, scheduleOf, termOf } from "./as-domain.ts";
import { buildOrganization, buildUser } from "./builders.ts";
import { demonstrationPassword } from "./demonstration/accounts.ts";
import { loadDemonstration } from "./demonstration.ts";
import { inBodies, type Place } from "./in-body.ts";
import { resultOn } from "./record-row.ts";

const now = new Date("2026-03-18T09:00:00Z");
const silently = () => undefined;

const world = worldOfFile({ now });
beforeAll(async () => {
  expect(await loadDemonstration(world.ownerUrl, now, silently)).toBe(true);
});

async function inAllBodies<T>(read: (db: Place) => Promise<T>): Promise<T> {
  const bodies = await world.owner.selectFrom("organization").select("id").execute();
  return inBodies(
    world.owner,
    bodies.map((body) => body.id),
    read,
  );
}

const counted = (from: string) =>
  inAllBodies(async (db) => {
    const { rows } = await sql<{ name: string; count: number }>`${sql.raw(from)}`.execute(db);
    return Object.fromEntries(rows.map((row) => [row.name, row.count]));
  });

test("the demonstration has three bodies, 14 structures and 220 people with valid numbers", async () => {
  const people = await inAllBodies((db) => db.selectFrom("employee").selectAll().execute());
  const structures = await inAllBodies((db) => db.selectFrom("structure").selectAll().execute());
  expect(people).toHaveLength(220);
  expect(structures).toHaveLength(14);
  expect(new Set(structures.map((structure) => structure.organization_id)).size).toBe(3);
  expect(structures.filter((structure) => structure.person_in_charge_email === "")).toEqual([]);
  expect(people.filter((one) => !isAfm(one.afm))).toEqual([]);
  expect(people.filter((one) => refusalToAmka(one.amka ?? "", one.birth_date))).toEqual([]);
  expect(people.filter((one) => refusalToIban(one.iban ?? ""))).toEqual([]);
  expect(new Set(people.flatMap((one) => [one.afm, one.amka, one.iban])).size).toBe(660);
});

test("it has an example of every kind of day, contract and month", async () => {
  const labels = await counted(
    "select label as name, count(*)::int from attendance_record group by 1",
  );
  expect(Object.keys(labels).toSorted()).toEqual([
    "leave",
    "missing",
    "present",
    "rest",
    "sick",
    "telework",
    "training",
    "unjustified",
    "unpaid",
  ]);
  const contracts = await counted("select state as name, count(*)::int from contract group by 1");
  expect(contracts).toMatchObject({
    draft: 1,
    submitted: 1,
    suspended: 1,
    ended: 1,
    terminated: 1,
  });
  const ending = await counted(
    "select 'soon' as name, count(*)::int from contract where state = 'active' and end_date between '2026-03-18' and '2026-04-17'",
  );
  expect(ending["soon"]).toBeGreaterThan(2);
  const sheets = await counted(
    "select state || left(date::text, 7) as name, count(*)::int from attendance_sheet group by 1",
  );
  expect(Object.keys(sheets).toSorted()).toEqual([
    "locked2026-01",
    "locked2026-02",
    "locked2026-03",
  ]);
  expect(await counted("select key as name, 1 as count from global_param")).toEqual({});
  const months = await counted(
    "select month || ' ' || state as name, count(*)::int from monthly_contract group by 1",
  );
  expect(Object.keys(months).toSorted()).toEqual([
    "2026-01 approved",
    "2026-01 paid",
    "2026-01 returned",
    "2026-01 signed",
    "2026-01 submitted",
    "2026-02 draft",
    "2026-02 submitted",
    "2026-03 draft",
  ]);
});

test("every structure of the municipality has its oldest month signed, with nothing left to settle", async () => {
  const unsettled = await counted(
    `select 'days' as name, coalesce(sum((totals->>'pendingDays')::int + (totals->>'missingDays')::int), 0)::int as count
     from monthly_contract where state in ('submitted', 'signed', 'approved')`,
  );
  expect(unsettled).toEqual({ days: 0 });
  const signatures = await counted(
    `select s.code as name, count(*)::int from month_signature g
     join structure s on s.id = g.structure_id
     join monthly_contract_act a on a.signature_id = g.id
     join app_user u on u.id = g.signed_by and u.user_name = 'representative'
     where g.month = '2026-01' group by 1 order by 1`,
  );
  expect(Object.keys(signatures)).toEqual(["Δ01", "Δ02", "Δ03", "Δ04", "Δ05", "Δ06", "Δ07", "Δ08"]);
  await inAllBodies(async (db) => {
    for (const { organization_id, structure_id, month, digest } of await db
      .selectFrom("month_signature")
      .selectAll()
      .execute()) {
      const signed = { organizationId: organization_id, structureId: structure_id, month };
      expect(await digestOfMonth(db, signed)).toBe(digest);
    }
  });
});

test("stored results and totals equal those computed from the stored records", async () => {
  const tables = await inAllBodies(async (db) => ({
    organizations: await db.selectFrom("organization").selectAll().execute(),
    contracts: await db.selectFrom("contract").selectAll().execute(),
    terms: await db.selectFrom("contract_term").selectAll().execute(),
    schedules: await db.selectFrom("schedule").selectAll().execute(),
    records: await db.selectFrom("attendance_record").selectAll().execute(),
    months: await db.selectFrom("monthly_contract").selectAll().execute(),
    reasons: reasonsOf(await db.selectFrom("absence_reason").selectAll().execute()),
    rules: await db.selectFrom("holiday_rule").selectAll().execute(),
    locals: await db.selectFrom("organization_holiday").selectAll().execute(),
    closures: await db.selectFrom("closure").selectAll().execute(),
  }));
  const schedules = new Map(tables.schedules.map((row) => [row.id, scheduleOf(row)]));
  const calendars = new Map(
    tables.organizations.map(({ id, regime }) => {
      const ofBody = <T extends { organization_id: string }>(rows: T[]) =>
        rows.filter((row) => row.organization_id === id);
      const own = { locals: ofBody(tables.locals), closures: ofBody(tables.closures) };
      return [id, calendarOfRows({ regime, rules: tables.rules, moves: [], ...own })];
    }),
  );
  const records = new Map(tables.records.map((row) => [`${row.contract_id} ${row.date}`, row]));
  for (const { contract_id, month, totals } of tables.months) {
    const contract = tables.contracts.find((one) => one.id === contract_id);
    const calendar = calendars.get(contract?.organization_id ?? "");
    if (!contract || !calendar) throw new Error("A month without contract");
    const terms = tables.terms.filter((term) => term.contract_id === contract_id).map(termOf);
    const days = { contract, terms, schedules, calendar, reasons: tables.reasons };
    const results = daysOfMonth(month).map((day) => {
      const record = records.get(`${contract_id} ${day}`);
      const result = resultOn(days, day, (record?.intervals ?? []) as unknown as Interval[]);
      if (record) expect(record.result).toEqual(packResult(result));
      return result;
    });
    expect(totals).toEqual(totalsOf(results));
  }
  expect(tables.months.length).toBeGreaterThan(600);
});

test("the clerk signs in to the municipality, and can read the company", async () => {
  const given = { userName: "clerk", password: demonstrationPassword };
  expect(await world.call(users.login, given)).toMatchObject({ area: "Employee" });
  const clerk = await rowsWhere(world, "app_user", { user_name: "clerk" }).readOne("id");
  const bodies = await world.by(await world.as(clerk)).call(organizations.getAllForCurrentUser, {});
  expect(bodies.map(({ description, fullAccess }) => [description, fullAccess])).toEqual([
    ["Δήμος Αγίου Παραδείγματος", true],
    ["Κοινωφελής Επιχείρηση Δήμου Παραδείγματος", false],
  ]);
});

test("overtime beyond a decision is reported with its number where it covers, and without one elsewhere", async () => {
  const structures = await inAllBodies((db) => db.selectFrom("structure").selectAll().execute());
  const clerk = await rowsWhere(world, "app_user", { user_name: "clerk" }).readOne("id");
  const as = await world.as(clerk);
  const decisionsIn = async (code: string) => {
    const structure = structures.find((one) => one.code === code);
    const { organization_id: organizationId = "", id: structureId = "" } = structure ?? {};
    const input = { organizationId, structureId, month: "2026-03" };
    const { findings } = await world.call(monthlyContracts.getFindings, input, { as });
    return new Set(
      findings.flatMap(({ rule, inputs }) =>
        rule === "R13" ? [inputs["decisions"] ?? "none"] : [],
      ),
    );
  };
  expect(await decisionsIn("Δ03")).toEqual(new Set(["214/2026"]));
  expect(await decisionsIn("Δ05")).toEqual(new Set(["none"]));
});

test("a second start finds the demonstration and adds nothing", async () => {
  const before = await counted("select 'records' as name, count(*)::int from attendance_record");
  expect(await loadDemonstration(world.ownerUrl, now, silently)).toBe(true);
  expect(await counted("select 'records' as name, count(*)::int from attendance_record")).toEqual(
    before,
  );
});

test("a database with its own data is left alone", async () => {
  const other = await openWorld();
  try {
    await buildOrganization(other.owner);
    expect(await loadDemonstration(other.ownerUrl, now, silently)).toBe(false);
    expect(await other.owner.selectFrom("organization").select("id").execute()).toHaveLength(1);
  } finally {
    await other.close();
  }
});

test("an installation whose first administrator has made no body yet gets no accounts with a published password", async () => {
  const other = await openWorld();
  try {
    await buildUser(other.owner, { role: "Administrator" });
    expect(await loadDemonstration(other.ownerUrl, now, silently)).toBe(false);
    expect(await other.owner.selectFrom("organization").select("id").execute()).toEqual([]);
  } finally {
    await other.close();
  }
});

test("sealed ledgers verify, and have a state for every subject of a compared kind", async () => {
  await sealLedgers(world.parts);
  for await (const { findings, differences, compared, unsealed } of verifyDatabase(world.owner)) {
    expect([findings, differences, unsealed]).toEqual([[], [], 0]);
    const left = compared.map((one) => one.withoutState + one.inOldForm + one.erased);
    expect(new Set(left)).toEqual(new Set([0]));
    expect(compared.filter((one) => one.compared > 0).length).toBeGreaterThan(5);
  }
});
