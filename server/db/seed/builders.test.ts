import { expect, test } from "vitest";
import { isAfm } from "#domain/identity/afm.ts";
import { refusalToAmka } from "#domain/identity/amka.ts";
import { refusalToIban } from "#domain/identity/iban.ts";
import { worldOfFile } from "../../testing/world.ts";
import { buildContract, buildOrganization, buildSchedule, buildUser } from "./builders.ts";
import { buildRecord } from "./build-record.ts";
import { officeWeek } from "./rows.ts";
import { trainingAfm, trainingAmka, trainingIban } from "./training-numbers.ts";

const world = worldOfFile();

test("training numbers are valid and all different", () => {
  const numbers = Array.from({ length: 1000 }, (_, n) => n);
  expect(numbers.filter((n) => !isAfm(trainingAfm(n)))).toEqual([]);
  expect(numbers.filter((n) => refusalToIban(trainingIban(n)))).toEqual([]);
  const amkas = numbers.map((n) => trainingAmka("1980-02-29", n, n % 2 === 0));
  expect(amkas.filter((amka) => refusalToAmka(amka, "1980-02-29"))).toEqual([]);
  expect(new Set([...numbers.map(trainingAfm), ...amkas]).size).toBe(2000);
  expect(trainingAfm(0)).toBe("555777003");
});

test("a record has the result of its day, computed with the contract's schedule and the body's calendar", async () => {
  const body = { organization_id: (await buildOrganization(world.owner)).id };
  const weeks = JSON.stringify(officeWeek(480, 960));
  const schedule = await buildSchedule(world.owner, { ...body, weeks });
  const contract = await buildContract(world.owner, {
    ...body,
    term: { schedule_id: schedule.id },
  });

  const late = await buildRecord(world.owner, {
    contract,
    date: "2026-03-17",
    intervals: [{ kind: "work", from: 490, to: 960, mark: "device" }],
  });
  expect(late).toMatchObject({
    label: "present",
    planned_minutes: 480,
    worked_minutes: 470,
    cell: "wd490-960",
    term_id: contract.term.id,
    result: { lateMinutes: 10, balanceMinutes: -10 },
  });

  const onHoliday = await buildRecord(world.owner, { contract, date: "2026-03-25", intervals: [] });
  expect(onHoliday).toMatchObject({ label: "holiday", planned_minutes: 0 });
});

test("the builders also work under the application's role", async () => {
  const { kysely } = world.database;
  const body = await buildOrganization(kysely);
  const contract = await buildContract(kysely, { organization_id: body.id, state: "draft" });
  expect(contract).toMatchObject({
    state: "draft",
    term: { valid_from: "2024-01-01", weekly_minutes: 2400 },
  });
});

test("users who share a password share its hash", async () => {
  const given = { role: "Employee", password: "Paron-demo-2026!" } as const;
  const one = await buildUser(world.owner, given);
  const other = await buildUser(world.owner, given);
  expect(one.password_hash).toBe(other.password_hash);
  expect(one.user_name).not.toBe(other.user_name);
});
