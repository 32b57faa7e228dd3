import type { z } from "zod";
import { attendances } from "#api/attendances.ts";
import type { collectiveActs } from "#api/collective-acts.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { absenceReasons } from "#server/db/seed/absence-reasons.ts";
import { buildStaff, buildStructure } from "#server/db/seed/builders.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";
import type { World } from "#server/testing/world.ts";

const codeOf = (group: string) =>
  absenceReasons.find(
    (one) =>
      one.reason_group === group &&
      !one.requires_document &&
      one.unit === "day" &&
      !one.max_per_year,
  )?.code ?? "";

/** The reason of a strike. */
export const strikeCode = codeOf("unpaid");

/** A strike of one day on all who work in the body. */
export function typedAct(
  given: Partial<z.input<typeof collectiveActs.record.input>> & { organizationId: string },
): z.input<typeof collectiveActs.record.input> {
  return {
    title: "Strike of a day",
    code: strikeCode,
    from: "2026-03-17",
    to: "2026-03-17",
    number: "12/2026",
    decidedOn: "2026-03-10",
    wholeBody: true,
    ...given,
  };
}

/** Possible records of a person: a whole day of leave, or hours of work. */
export const onLeave: Interval[] = [
  { kind: "absence", from: null, to: null, reason: codeOf("annual"), mark: "typed" },
];
export const atWork: Interval[] = [{ kind: "work", from: 450, to: 930, mark: "typed" }];

const peopleNamed = (names: readonly string[]) =>
  names.map((last_name) => ({ person: { last_name } }));

/** A body with a structure that has another under it, and the named people who work in either. */
export async function bodyOfTwo(world: World, above: readonly string[], below: readonly string[]) {
  const body = await bodyWithStaff(world, peopleNamed(above));
  const { organizationId, structureId, scheduleId, clerk: as } = body;
  const under = await buildStructure(world.owner, {
    organization_id: organizationId,
    parent_id: structureId,
    schedule_id: scheduleId,
  });
  const place = { structure_id: under.id, schedule_id: scheduleId };
  const beneath = await buildStaff(
    world.owner,
    organizationId,
    peopleNamed(below).map((one) => ({ ...one, term: place })),
  );
  const staff = [...body.contracts, ...beneath.contracts].map(({ id, employee }) => ({
    contractId: id,
    employeeId: employee.id,
    afm: employee.afm,
    name: employee.last_name,
  }));
  const of = (name: string) => {
    const found = staff.find((one) => one.name === name);
    if (!found) throw new Error(`Nobody is called ${name}`);
    return found;
  };
  const save = async (
    name: string,
    intervals: Interval[],
    { date = "2026-03-17", version = 0, note = "", structure = structureId } = {},
  ) => {
    const record = { contractId: of(name).contractId, date, version, intervals, note };
    const input = { organizationId, structureId: structure, records: [record] };
    return world.call(attendances.saveRecords, input, { as });
  };
  return { organizationId, structureId, underId: under.id, as, of, save };
}
