import type { contracts } from "#api/contracts.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import {
  actsOfContract,
  contractOf,
  monthsOfContract,
  settledThrough,
} from "./contract-details.queries.ts";
import { madeByActor } from "./made-by.ts";

/** A contract with its terms over time, acts and months. */
export const contractDetails: Handler<typeof contracts.getById> = (ctx, { organizationId, id }) =>
  readBody(ctx, async (db) => {
    const contract = await contractOf(db, organizationId, id);
    if (!contract) throw new Fault("not-found");
    return {
      ...contract,
      isOwn: (await ownAffairs(db, ctx)).contractIds.has(id),
      isMaker: (await madeByActor(db, ctx, [id])).has(id),
      settledThrough: await settledThrough(db, organizationId, id),
      acts: await actsOfContract(db, organizationId, id),
      months: await monthsOfContract(db, organizationId, id),
    };
  });
