import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { unpackRecords } from "#api/cells.ts";
import { closures } from "#api/closures.ts";
import { sheets } from "#api/sheets.ts";
import { daysOfMonth, type Day } from "#domain/calendar/day.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { type ContractState, contractStates } from "#domain/contracts/contract.ts";
import { countsOn } from "#domain/contracts/counts-on.ts";
import { termOf } from "#server/db/seed/as-domain.ts";
import {
  buildContract,
  buildOrganization,
  buildSchedule,
  buildStructure,
} from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { termRow } from "#server/db/seed/rows.ts";
import { addRows } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";

/** Wednesday 18 March 2026. */
const world = worldOfFile();

type Span = readonly [from: Day, to: Day | null];
type Case = { contract: Span; first: Span; second?: Span };

const cases: [string, Case][] = [
  ["without an end", { contract: ["2026-03-05", null], first: ["2026-03-05", null] }],
  [
    "that ends in the month",
    { contract: ["2026-01-01", "2026-03-20"], first: ["2026-01-01", null] },
  ],
  [
    "whose term ends with it",
    { contract: ["2026-01-01", "2026-03-20"], first: ["2026-01-01", "2026-03-20"] },
  ],
  [
    "suspended from the 16th",
    { contract: ["2026-01-01", null], first: ["2026-01-01", "2026-03-15"] },
  ],
  [
    "suspended for a week",
    {
      contract: ["2026-01-01", null],
      first: ["2026-01-01", "2026-03-15"],
      second: ["2026-03-23", null],
    },
  ],
  [
    "whose end was brought before its second term",
    {
      contract: ["2026-01-01", "2026-03-10"],
      first: ["2026-01-01", "2026-03-08"],
      second: ["2026-03-12", null],
    },
  ],
];
const inStates = cases.flatMap(([name, given]) =>
  contractStates.map((state): [ContractState, string, Case] => [state, name, given]),
);

describe("SQL and TypeScript agree on who counts on a day", () => {
  test.each(inStates)(
    "%s, %s",
    async (state, _, { contract: [start_date, end_date], first, second }) => {
      const { id: organization_id } = await buildOrganization(world.owner);
      const [valid_from, valid_to] = first;
      const { term, ...contract } = await buildContract(world.owner, {
        organization_id,
        state,
        start_date,
        end_date,
        term: { valid_from, valid_to },
      });
      const days = daysOfMonth("2026-03");
      const { terms, counted } = await inBodies(world.owner, [organization_id], async (tx) => {
        if (second) {
          const [from, to] = second;
          const { id: _id, ...as } = term;
          await tx
            .insertInto("contract_term")
            .values(termRow({ ...as, valid_from: from, valid_to: to }))
            .execute();
        }
        const { rows } = await sql<{ day: Day }>`
        select distinct d.day from unnest(${days}::date[]) as d(day)
        join running_term t on t.contract_id = ${contract.id} and d.day between t.first_day and t.last_day
        order by 1`.execute(tx);
        return {
          terms: (await tx.selectFrom("contract_term").selectAll().execute()).map(termOf),
          counted: rows.map(({ day }) => day),
        };
      });
      const span = { state, startDate: start_date, endDate: end_date };
      expect(counted).toEqual(days.filter((day) => countsOn(span, terms, day)));
    },
  );
});

async function suspended() {
  const { organizationId, structureId, contractId, clerk } = await bodyWithStaff(world, [
    { state: "suspended", start_date: "2026-03-02", term: { valid_to: "2026-03-15" } },
  ]);
  const head = await world.signInAs({ role: "LegalRepresentative", organizationId });
  const of = { organizationId, structureId };
  const peopleOn = async (date: Day) =>
    (await world.call(attendances.getDaySheet, { ...of, date }, { as: clerk })).rows.length;
  return { ...of, id: contractId, clerk, head, peopleOn };
}

describe("a contract that is suspended from 16 March", () => {
  test("is on the sheets of the days before, and on none after", async () => {
    const { peopleOn } = await suspended();
    expect([await peopleOn("2026-03-13"), await peopleOn("2026-03-16")]).toEqual([1, 0]);
  });

  test("is missing when a sheet of the days before is submitted without it", async () => {
    const { organizationId, structureId, clerk } = await suspended();
    const sheet = { organizationId, structureId, date: "2026-03-13", version: 0 };
    const tried = await world.try(attendances.submitSheet, sheet, { as: clerk });
    expect(tried.problem).toMatchObject({ status: 409 });
  });

  test("leaves a sheet of the days after with nobody on it, which cannot be submitted", async () => {
    const { organizationId, structureId, clerk } = await suspended();
    const sheet = { organizationId, structureId, date: "2026-03-16", version: 0 };
    const { problem } = await world.try(attendances.submitSheet, sheet, { as: clerk });
    expect([problem?.status, problem?.detail]).toEqual([
      409,
      "Η Δομή δεν έχει ενεργές συμβάσεις για την ημέρα αυτή",
    ]);
    const of = { organizationId, from: "2026-03-16", to: "2026-03-16" };
    expect((await world.call(sheets.getAll, of, { as: clerk })).items).toEqual([]);
  });

  test("has sheets due until the eve, and counts in a closure of those days", async () => {
    const { organizationId, head } = await suspended();
    const as = { as: head };
    const query = { organizationId, from: "2026-03-12", to: "2026-03-18" };
    const { items } = await world.call(sheets.getAll, query, as);
    expect(items.map(({ date }) => date).toSorted()).toEqual(["2026-03-12", "2026-03-13"]);
    const people = async (day: Day) => {
      const closure = { structureId: null, title: "Χιόνι", from: day, to: day };
      const effect = await world.call(closures.preview, { organizationId, closure }, as);
      return effect.dutiesLost;
    };
    expect([await people("2026-03-13"), await people("2026-03-16")]).toEqual([1, 0]);
  });
});

test("a structure's month shows the days recorded there; days after a move are at the other structure", async () => {
  const { id: organizationId } = await buildOrganization(world.owner);
  const inBody = { organization_id: organizationId };
  const { id: schedule_id } = await buildSchedule(world.owner, inBody);
  const [one, other] = [
    await buildStructure(world.owner, { ...inBody, schedule_id }),
    await buildStructure(world.owner, { ...inBody, schedule_id }),
  ];
  const term = { structure_id: one.id, schedule_id, valid_to: "2026-03-15" };
  const contract = await buildContract(world.owner, { ...inBody, term });
  const { id: _id, ...as } = contract.term;
  const moved = termRow({
    ...as,
    structure_id: other.id,
    valid_from: "2026-03-16",
    valid_to: null,
  });
  await addRows(world, "contract_term", moved);
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  const record = async (structureId: string, date: Day) => {
    const intervals: Interval[] = [{ kind: "work", from: 480, to: 960, mark: "typed" }];
    const records = [{ contractId: contract.id, date, version: 0, intervals }];
    await world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
  };
  await record(one.id, "2026-03-12");
  await record(one.id, "2026-03-13");
  await record(other.id, "2026-03-17");
  const daysOf = async (structureId: string) => {
    const query = { organizationId, structureId, month: "2026-03" };
    const { rows } = await world.call(attendances.getMonthSheet, query, { as: clerk });
    return rows.map(({ cells }) => unpackRecords(cells).map(({ day }) => day));
  };
  expect([await daysOf(one.id), await daysOf(other.id)]).toEqual([[[12, 13]], [[17]]]);
});
