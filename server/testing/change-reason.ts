import type { InputOf } from "#api/call.ts";
import { absenceReasons } from "#api/absence-reasons.ts";
import type { World } from "./world.ts";

type Change = Partial<InputOf<typeof absenceReasons.update>> & { validFrom: string };

/** An administrator changes an absence reason from a day on; returns the previous contents of its form. */
export async function changeReason(world: World, id: string, change: Change) {
  const as = await world.signInAs({ role: "Administrator" });
  const found = await world.call(absenceReasons.getById, { id }, { as });
  const { code: _code, validFrom: _from, editions: _editions, ...fields } = found;
  await world.call(absenceReasons.update, { ...fields, ...change }, { as });
  return fields;
}
