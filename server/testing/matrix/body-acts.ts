import { v7 as uuid } from "uuid";
import type { Day } from "#domain/calendar/day.ts";
import { buildUser } from "#server/db/seed/builders.ts";
import { strikeCode } from "#server/features/collective-acts/testing.ts";
import { addRows } from "#server/testing/rows.ts";
import type { World } from "../world.ts";
import type { BaseIds } from "./body-parts.ts";

/** An act on the whole body that wrote no records. */
export async function actWithoutRecords(
  world: World,
  { organizationId, userId }: BaseIds,
  day: Day,
): Promise<string> {
  const id = uuid();
  await addRows(world, "collective_act", {
    organization_id: organizationId,
    id,
    title: "Strike",
    code: strikeCode,
    from_day: day,
    to_day: day,
    number: "1/2026",
    decided_on: day,
    ada: "",
    whole_body: true,
    with_substructures: true,
    people: 1,
    days: 1,
    made_by: userId,
    made_at: new Date(),
  });
  return id;
}

/** An act in force that makes a new user of the body a deputy. */
export async function deputyInForce(
  world: World,
  { organizationId, userId }: BaseIds,
  day: Day,
): Promise<string> {
  const links = [{ organizationId, right: "full" as const }];
  const { id: deputy } = await buildUser(world.owner, { role: "Employee", links });
  const id = uuid();
  await addRows(world, "deputy_act", {
    organization_id: organizationId,
    id,
    user_id: deputy,
    represents: userId,
    from_day: day,
    to_day: "2026-12-31",
    number: "1/2026",
    decided_on: day,
    ada: "",
    made_by: userId,
    made_at: new Date(),
  });
  return id;
}
