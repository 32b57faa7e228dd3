import { isOlder } from "#domain/releases.ts";
import type { Reader } from "../db/handles.ts";
import type { Database } from "../db/open.ts";
import { prepared } from "../db/pipelined.ts";
import { Fault } from "./fault.ts";
import { remembered, type Remembered } from "./memoize-by-text.ts";

/** The oldest version of our client that may call, at most a second old; null if all may. */
export type ClientFloor = Remembered<[], string | null>;

export function clientFloorOf({ kysely }: Database): ClientFloor {
  return remembered(
    () => "",
    () => newestFloor(kysely),
  );
}

/** The oldest accepted version in the database; null if none was ever set. */
export async function newestFloor(db: Reader): Promise<string | null> {
  const row = await db
    .selectFrom("client_floor")
    .modifyFront(prepared)
    .select("version")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Rejects a page of ours that is too old; other programs send no version and are not checked. */
export async function requireRecentClient(
  floor: ClientFloor,
  version: string | string[] | undefined,
): Promise<void> {
  if (typeof version !== "string") return;
  const least = await floor();
  if (least !== null && isOlder(version, least)) throw new Fault("client-too-old");
}
