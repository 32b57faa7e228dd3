import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { schedules } from "#api/schedules.ts";
import { buildContract, buildOrganization, buildSchedule } from "#server/db/seed/builders.ts";
import { officeWeek } from "#server/db/seed/rows.ts";
import { bodyWithClerk } from "#server/testing/body-with-clerk.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

const fields = { title: "Πρωινό 07:00-15:00", anchor: "2024-01-01", weeks: officeWeek(420, 900) };

test("a schedule is created and listed with its weekly hours", async () => {
  const { organizationId, as } = await bodyWithClerk(world);
  const { id } = await world.call(schedules.create, { organizationId, ...fields }, as);
  const { items } = await world.call(schedules.getAll, { organizationId, search: "πρωινο" }, as);
  expect(items).toEqual([
    {
      ...fields,
      id,
      version: 1,
      weeklyMinutes: 2400,
      contracts: 0,
      isUsed: false,
      worksHolidays: false,
      breakMinutes: 0,
      breakIsPaid: false,
      balance: { compensationCapMinutes: 15, creditEarlyArrival: false, graceMinutes: 0 },
    },
  ]);
});

test("a schedule whose ranges overlap is refused with the reason", async () => {
  const { organizationId, as } = await bodyWithClerk(world);
  const monday = [
    { from: 420, to: 900 },
    { from: 840, to: 960 },
  ];
  const tried = await world.try(
    schedules.create,
    { organizationId, ...fields, weeks: [[monday, [], [], [], [], [], []]] },
    as,
  );
  expect([tried.status, tried.problem?.detail]).toEqual([
    400,
    "Τα διαστήματα του ωραρίου επικαλύπτονται",
  ]);
});

test("a schedule without any hours is refused", async () => {
  const { organizationId, as } = await bodyWithClerk(world);
  const empty = { organizationId, ...fields, weeks: [Array.from({ length: 7 }, () => [])] };
  const tried = await world.try(schedules.create, empty, as);
  expect([tried.status, tried.problem?.detail]).toEqual([
    400,
    "Συμπληρώστε τις ώρες μιας ημέρας τουλάχιστον",
  ]);
});

test("a schedule's title is unique in its body, also when two are saved at once", async () => {
  const { organizationId, as } = await bodyWithClerk(world);
  const twins = await Promise.all(
    Array.from({ length: 10 }, () =>
      world.try(schedules.create, { organizationId, ...fields }, as),
    ),
  );
  const outcomes = twins.map(({ problem }) => problem?.errors?.["title"]?.[0] ?? "saved");
  const taken = "Υπάρχει ήδη ωράριο με αυτόν τον τίτλο στον Φορέα";
  expect(outcomes.filter((one) => one !== "saved")).toEqual(Array(9).fill(taken));
  const other = { organizationId, ...fields, title: "Απογευματινό" };
  const { id, version } = await world.call(schedules.create, other, as);
  const renamed = { ...other, id, version, title: "ΠΡΩΙΝΟ 07:00 15:00" };
  const alike = await world.try(schedules.update, renamed, as);
  expect([alike.status, alike.problem?.errors]).toEqual([400, { title: [taken] }]);
  await world.call(schedules.create, { ...other, title: "ΒΑΡΔΙΑ Α" }, as);
  const inLatin = await world.try(schedules.create, { ...other, title: "ΒΑΡΔΙΑ A" }, as);
  expect(inLatin.problem?.errors?.["title"]?.[0]).toMatch(/«ΒΑΡΔΙΑ Α», που υπάρχει ήδη/);
  const elsewhere = await bodyWithClerk(world);
  const there = { organizationId: elsewhere.organizationId, ...fields };
  expect((await world.try(schedules.create, there, elsewhere.as)).status).toBe(200);
});

test("once days are recorded under a schedule, only its title can change", async () => {
  const { organizationId, as } = await bodyWithClerk(world);
  const contract = await buildContract(world.owner, { organization_id: organizationId });
  const { schedule_id: id, structure_id: structureId } = contract.term;
  const first = await world.call(
    schedules.update,
    { organizationId, id, version: 1, ...fields },
    as,
  );
  await world.call(
    attendances.saveRecords,
    {
      organizationId,
      structureId,
      records: [
        {
          contractId: contract.id,
          date: "2026-03-17",
          version: 0,
          intervals: [{ kind: "work", from: null, to: null, mark: "typed" }],
        },
      ],
    },
    as,
  );
  const hours = await world.try(
    schedules.update,
    { organizationId, ...first, ...fields, weeks: officeWeek(480, 960) },
    as,
  );
  expect([hours.status, hours.problem?.title]).toEqual([
    409,
    "Η ενέργεια δεν επιτρέπεται στην τρέχουσα κατάσταση",
  ]);
  await world.call(schedules.update, { organizationId, ...first, ...fields, title: "Νέο" }, as);
  const { items } = await world.call(schedules.getAll, { organizationId }, as);
  expect(items).toMatchObject([{ title: "Νέο", isUsed: true, contracts: 1, version: 3 }]);
});

test("the second to save sees what is stored, and another body's schedule is unknown", async () => {
  const { organizationId, as } = await bodyWithClerk(world);
  const own = await buildSchedule(world.owner, { organization_id: organizationId });
  const other = await buildOrganization(world.owner);
  const foreign = await buildSchedule(world.owner, { organization_id: other.id });
  const update = { organizationId, version: 1, ...fields };
  await world.call(schedules.update, { ...update, id: own.id, title: "Πρώτο" }, as);
  const second = await world.try(schedules.update, { ...update, id: own.id }, as);
  expect([second.status, second.problem?.current]).toMatchObject([409, { title: "Πρώτο" }]);
  expect((await world.try(schedules.update, { ...update, id: foreign.id }, as)).status).toBe(404);
});
