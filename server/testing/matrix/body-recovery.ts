import { v7 as uuid } from "uuid";
import { addRows } from "#server/testing/rows.ts";
import type { World } from "../world.ts";

type Ids = { organizationId: string; contractId: string; userId: string };

/** A recovery from the month of a day. */
export async function recoveredPay(
  world: World,
  { organizationId, contractId, userId }: Ids,
  day: string,
): Promise<string> {
  const id = uuid();
  await addRows(world, "payment_recovery", {
    organization_id: organizationId,
    id,
    contract_id: contractId,
    month: day.slice(0, 7),
    amount: "10.00",
    recovered_on: day,
    reference: "checked by hand",
    by_user: userId,
    at: new Date(),
  });
  return id;
}
