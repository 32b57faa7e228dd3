import { v7 as uuid } from "uuid";
import { inBodies } from "../../db/seed/in-body.ts";
import type { World } from "../world.ts";

/** A work card that was refused once. */
export async function refusedWorkCard(
  world: World,
  { organizationId, contractId }: { organizationId: string; contractId: string },
): Promise<string> {
  const [id, now] = [uuid(), world.parts.clock()];
  const body = { organization_id: organizationId };
  await inBodies(world.owner, [organizationId], async (tx) => {
    await tx
      .insertInto("work_card")
      .values({
        ...body,
        id,
        contract_id: contractId,
        work_date: "2026-03-17",
        kind: "arrival",
        at: "2026-03-17T05:30:00Z",
        state: "refused",
        tries: 1,
        made_at: now,
        next_try_at: now,
      })
      .execute();
    const refused = { began_at: now, ended_at: now, outcome: "refused", answer: "No such branch" };
    await tx
      .insertInto("work_card_attempt")
      .values({ ...body, card_id: id, seq: 1, ...refused })
      .execute();
  });
  return id;
}
