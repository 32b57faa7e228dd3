import { v7 as uuid } from "uuid";
import { inBodies } from "../../db/seed/in-body.ts";
import type { World } from "../world.ts";

type Ids = { organizationId: string; structureId: string; contractId: string; userId: string };

/** A day that its employee disputes by a link, without an answer, and the mail that brought the link. */
export async function disputedDay(world: World, ids: Ids, date: string) {
  const at = world.parts.clock();
  const [id, link_id, mail_id] = [uuid(), uuid(), uuid()];
  const body = { organization_id: ids.organizationId };
  const place = { structure_id: ids.structureId, contract_id: ids.contractId };
  const recipient = "employee@example.gr";
  await inBodies(world.owner, [ids.organizationId], async (tx) => {
    await tx
      .insertInto("mail")
      .values({
        ...body,
        id: mail_id,
        kind: "month-request",
        recipient,
        subject: "A month",
        body: "A month",
        made_at: at,
        useful_until: at,
        next_try_at: at,
      })
      .execute();
    await tx
      .insertInto("link")
      .values({
        ...body,
        ...place,
        id: link_id,
        kind: "month",
        token_hash: Buffer.alloc(32),
        month: date.slice(0, 7),
        recipient,
        recipient_name: "Employee",
        made_at: at,
        made_by: ids.userId,
        expires_at: at,
        mail_id,
      })
      .execute();
    const text = "I left at two";
    await tx
      .insertInto("day_dispute")
      .values({ ...body, ...place, id, link_id, date, text, at })
      .execute();
  });
  return { disputeId: id, linkId: link_id, mailId: mail_id };
}
