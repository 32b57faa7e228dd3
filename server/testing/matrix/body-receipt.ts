import { v7 as uuid } from "uuid";
import { addRows } from "#server/testing/rows.ts";
import type { World } from "../world.ts";

type Ids = { organizationId: string; contractId: string; userId: string };

/** The receipt of an absence document on a day. */
export async function receivedDocument(
  world: World,
  { organizationId, contractId, userId }: Ids,
  day: string,
): Promise<{ receiptId: string }> {
  const id = uuid();
  const { code } = await world.owner
    .selectFrom("absence_reason")
    .select("code")
    .where("requires_document", "=", true)
    .orderBy("sort_order")
    .limit(1)
    .executeTakeFirstOrThrow();
  await addRows(world, "leave_document", {
    organization_id: organizationId,
    id,
    contract_id: contractId,
    reason: code,
    from_day: day,
    to_day: day,
    how: "paper",
    by_user: userId,
    at: world.parts.clock(),
  });
  return { receiptId: id };
}
