import type { Call } from "#api/call.ts";
import { attendances } from "#api/attendances.ts";
import { buildContract, buildOrganization, buildUser } from "../../db/seed/builders.ts";
import { officeWeek } from "../../db/seed/rows.ts";
import { wordsOf } from "../../features/announcements/testing.ts";
import type { World } from "../world.ts";
import { bodyParts, recordedDay, type BaseIds } from "./body-parts.ts";
import { idOfArea } from "./id-of-area.ts";
import { inputOf, placesOfIds, type Place } from "./input-of.ts";

/** One body with one of everything, and the id of each by the name of the field that requires it. */
export type Body = { organizationId: string; ids: Readonly<Record<string, string>> };

export const passwordOfAll = "a password of the matrix";
const monday = "2026-03-16";

/**
 * Builds a body with a structure, a schedule, a person, a contract and one recorded day with its month; and one of
 * everything else, or only of what `needed` names an id of.
 */
export async function buildBody(world: World, needed?: ReadonlySet<string>): Promise<Body> {
  const { id: organizationId } = await buildOrganization(world.owner);
  const contract = await buildContract(world.owner, { organization_id: organizationId });
  const { structure_id: structureId, schedule_id: scheduleId } = contract.term;
  const user = await buildUser(world.owner, {
    role: "Employee",
    links: [{ organizationId, right: "full" }],
  });
  const base: BaseIds = {
    organizationId,
    userId: user.id,
    scheduleId,
    structureId,
    parentId: structureId,
    employeeId: contract.employee_id,
    contractId: contract.id,
    termId: contract.term.id,
  };
  await recordDay(world, base);
  const ids: Record<string, string> = { ...base };
  for (const { gives, build } of bodyParts) {
    const isNeeded = !needed || gives.some((name) => needed.has(name));
    if (isNeeded) Object.assign(ids, await build(world, base));
  }
  return { organizationId, ids };
}

async function recordDay(
  world: World,
  ids: { organizationId: string; structureId: string; contractId: string },
): Promise<void> {
  const { organizationId, structureId, contractId } = ids;
  const clerk = await world.signInAs({ role: "Employee", organizationId });
  const intervals = [{ kind: "work", from: 450, to: 930, mark: "typed" }] as const;
  await world.by(clerk).call(attendances.saveRecords, {
    organizationId,
    structureId,
    records: [{ contractId, date: recordedDay, version: 0, intervals: [...intervals] }],
  });
}

/** The id of a body for a field of a call. Throws if the matrix does not know the field. */
export function idFor(body: Body, call: Call, place: Place): string {
  const id = body.ids[nameOfId(call, place)];
  if (id === undefined)
    throw new Error(`${call.path}: a body of the matrix has no ${place.join(".")}`);
  return id;
}

/** The names of the ids that a call may require. */
export function idsNeededBy(call: Call): ReadonlySet<string> {
  return new Set(placesOfIds(call.input).map((place) => nameOfId(call, place)));
}

function nameOfId(call: Call, place: Place): string {
  const field = String(place.findLast((step) => typeof step === "string"));
  if (field !== "id" && field !== "ids") return field;
  return idOfArea[call.path.split("/")[1] ?? ""] ?? "";
}

/** An input of a call about a body, with the fields on the path `reach` filled in. */
export function inputAbout(body: Body, call: Call, userName: string, reach: Place = []): unknown {
  const meanings = {
    date: recordedDay,
    body: wordsOf("checked by hand"),
    sentAt: `${recordedDay}T09:00:00Z`,
    anchor: monday,
    weeks: officeWeek(),
    month: recordedDay.slice(0, 7),
    year: Number(recordedDay.slice(0, 4)),
    reason: "checked by hand",
    change: { type: "unmove", ruleId: "labour-day", version: 1, year: 2027 },
    text: "checked by hand",
    password: passwordOfAll,
    pin: "4071",
    // It would notify the people of every body built by the matrix.
    mustConfirm: false,
    userName,
    paths: "/Users/GetCurrent /Organizations/GetAllForCurrentUser",
  };
  return inputOf(call.input, { idAt: (place) => idFor(body, call, place), meanings, reach });
}
