import type { Reader } from "#server/db/handles.ts";

/** For whom somebody stands in by an act of the body, and which it is. */
export function deputyOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<{ represents: string; number: string; ada: string }> {
  return db
    .selectFrom("deputy_act as d")
    .innerJoin("app_user as r", "r.id", "d.represents")
    .select(["r.nick_name as represents", "d.number", "d.ada"])
    .where((of) => of.and({ "d.organization_id": organizationId, "d.id": id }))
    .executeTakeFirstOrThrow();
}
