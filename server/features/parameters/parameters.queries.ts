import type { InputOf, OutputOf } from "#api/call.ts";
import type { ParamItem, ParamValue, Setting, parameters } from "#api/parameters.ts";
import type { Day } from "#domain/calendar/day.ts";
import { type GlobalParam, globalParamKinds } from "#domain/parameters/global-params.ts";
import type { Reader } from "#server/db/handles.ts";
import { globalParams } from "#server/kernel/global-params.ts";

/** Every parameter with what holds on a day, the setting behind it, and those that count from later days. */
export async function paramItems(db: Reader, on: Day): Promise<ParamItem[]> {
  const inForce = await globalParams(db, on);
  const now = await settings(db)
    .distinctOn("p.key")
    .where("p.valid_from", "<=", on)
    .orderBy("p.key")
    .orderBy("p.valid_from", "desc")
    .orderBy("p.id", "desc")
    .execute();
  const later = await settings(db)
    .where("p.valid_from", ">", on)
    .orderBy("p.valid_from")
    .orderBy("p.id", "desc")
    .limit(200)
    .execute();
  const keys = Object.keys(globalParamKinds) as GlobalParam[];
  return keys.map((key) => {
    const found = now.find((row) => row.key === key);
    return {
      key,
      value: inForce[key],
      setting: found ? settingFrom(found) : null,
      later: later.filter((row) => row.key === key).map(settingFrom),
    };
  });
}

/** A page of all that was ever set for a parameter, the last made first. */
export async function settingsOf(
  db: Reader,
  { key, skip, take }: InputOf<typeof parameters.getHistory>,
): Promise<OutputOf<typeof parameters.getHistory>> {
  const { total } = await db
    .selectFrom("global_param")
    .select((of) => of.fn.countAll<string>().as("total"))
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  const rows = await settings(db)
    .where("p.key", "=", key)
    .orderBy("p.id", "desc")
    .offset(skip)
    .limit(take)
    .execute();
  return { items: rows.map(settingFrom), total: Number(total) };
}

function settings(db: Reader) {
  return db
    .selectFrom("global_param as p")
    .leftJoin("app_user as u", "u.id", "p.set_by")
    .select(["p.key", "p.value", "p.valid_from", "p.set_at", "u.nick_name as set_by"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof settings>["executeTakeFirstOrThrow"]>>;

function settingFrom({ value, valid_from, set_at, set_by }: Row): Setting {
  // Guarantee: only values that `mayHold` are ever kept.
  return {
    value: value as ParamValue,
    validFrom: valid_from,
    setAt: set_at.toISOString(),
    setBy: set_by,
  };
}
