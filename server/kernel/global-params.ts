import { type GlobalParams, paramsInForce } from "#domain/parameters/global-params.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "../db/handles.ts";
import { prepared } from "../db/pipelined.ts";

/**
 * The global parameters in force on a day, each as last set, else its default. To apply a rule to the past, pass
 * the day being judged.
 */
export async function globalParams(db: Reader, on: Day): Promise<GlobalParams> {
  const rows = await db
    .selectFrom("global_param")
    .modifyFront(prepared)
    .distinctOn("key")
    .select(["key", "value"])
    .where("valid_from", "<=", on)
    .orderBy("key")
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .execute();
  return paramsInForce(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** The same for any day up to the given one, with one query. */
export async function globalParamsUpTo(db: Reader, last: Day): Promise<(on: Day) => GlobalParams> {
  const rows = await db
    .selectFrom("global_param")
    .select(["key", "value", "valid_from as validFrom"])
    .where("valid_from", "<=", last)
    .orderBy("valid_from")
    .orderBy("id")
    .execute();
  return (on) => {
    const inForce = rows.filter(({ validFrom }) => validFrom <= on);
    return paramsInForce(Object.fromEntries(inForce.map(({ key, value }) => [key, value])));
  };
}
