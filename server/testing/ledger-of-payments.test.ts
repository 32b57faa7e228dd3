import { expect, test } from "vitest";
import { payments } from "#api/payments.ts";
import { tellStates } from "#server/features/ledger/tell-states.ts";
import { tellRecords } from "#server/features/ledger/testing.ts";
import { verifyChain } from "#server/features/ledger/verify-database.ts";
import {
  answer,
  approve,
  create,
  detailsOf,
  linesOf,
  order,
  pain002,
  statesOf,
} from "#server/features/payments/testing.ts";
import {
  buildPaid,
  lowerRate,
  rateOf,
  settle,
  tellContract,
} from "#server/features/payments/testing-paid.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

test("the ledger records a month whose payment is recovered, withdrawn, returned, and refused by the body and the bank", async () => {
  const march = await buildPaid(world);
  const { organizationId, month, maker: as } = march;
  const [contractId = ""] = march.contractIds;
  const { items } = await world.call(payments.getAll, { organizationId }, { as });
  const first = items[0]?.id ?? "";
  await rateOf(world, march, "1310.00");
  await tellContract(world, march);
  await settle(world, march, (await create(world, march)).id);
  await tellRecords(world, organizationId);
  await tellStates(world.owner, organizationId);

  await lowerRate(world, march);
  const nothing = await world.try(payments.create, { organizationId, month }, { as });
  expect(nothing.status).toBe(409);
  const stated = { waits: "-310.00", amount: "60.00", recoveredOn: "2026-04-02", reference: "12" };
  const given = { organizationId, contractId, month, ...stated };
  const { id: recoveryId } = await world.call(payments.recover, given, { as });
  const { version } = await detailsOf(world, march, first);
  const [line] = await linesOf(world, march, first);
  const credit = { organizationId, id: first, version, lineId: line?.id ?? "", reason: "closed" };
  await world.call(payments.returnCredit, credit, { as });
  expect(await statesOf(world, march)).toEqual(["approved"]);
  const withdrawn = { organizationId, recoveryId, reason: "An error" };
  await world.call(payments.withdrawRecovery, withdrawn, { as });
  const { id } = await create(world, march);
  await approve(world, march, id);
  await order(world, march, id);
  await answer(world, march, id, pain002(id, { group: "RJCT" }));

  const { findings, differences } = await world.owner
    .transaction()
    .execute((tx) => verifyChain(tx, organizationId));
  expect([findings, differences]).toEqual([[], []]);
});
