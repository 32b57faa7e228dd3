import { sql } from "kysely";
import { expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { history } from "#api/history.ts";
import { structures } from "#api/structures.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  activeContract,
  type Cast,
  castOfBody,
  recordDay,
  settleMonth,
  termIn,
} from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

const reason = "Απόφαση 52/2026: ανάκληση παραίτησης";

type Edited = { id: string; version: number };

const detailsOf = ({ organizationId, clerk }: Cast, id: string) =>
  world.call(contracts.getById, { organizationId, id }, clerk);

const terminate = ({ organizationId, head }: Cast, { id, version }: Edited, lastDay: string) => {
  const act = { organizationId, id, version, lastDay, reason: "Παραίτηση", withdrawTerms: true };
  return world.call(contracts.terminate, act, head);
};

const reinstate = (cast: Cast, { id, version }: Edited, by: "head" | "clerk" = "head") => {
  const { organizationId } = cast;
  return world.try(contracts.reinstate, { organizationId, id, version, reason }, cast[by]);
};

const detailOf = async (reply: ReturnType<typeof reinstate>) => (await reply).problem?.detail;

/** The fields of a contract that a revocation must restore. */
const factsOf = async (cast: Cast, id: string) => {
  const { state, endDate, terms } = await detailsOf(cast, id);
  return { state, endDate, terms };
};

test("revoking a termination restores state, end and all terms, with who and why", async () => {
  const cast = await castOfBody(world);
  const { organizationId, clerk } = cast;
  const { id, version } = await activeContract(world, cast);
  const term = { ...termIn(cast), rate: "1300.00", validFrom: "2026-09-01" };
  const input = { organizationId, id, version };
  const planned = await world.call(contracts.addTerm, { ...input, ...term }, clerk);
  const before = await factsOf(cast, id);
  const terminated = await terminate(cast, planned, "2026-03-16");
  expect((await detailsOf(cast, id)).terms).toHaveLength(1);

  expect((await reinstate(cast, terminated, "clerk")).status).toBe(403);
  const stale = await reinstate(cast, planned);
  expect([stale.status, stale.problem?.current]).toMatchObject([409, { state: "terminated" }]);
  expect((await reinstate(cast, terminated)).status).toBe(200);
  expect(await factsOf(cast, id)).toEqual(before);
  await recordDay(world, cast, id, "2026-03-17");
  const again = await reinstate(cast, { id, version: terminated.version + 1 });
  expect(again.problem?.detail).toBe("Η κατάσταση της σύμβασης δεν επιτρέπει αυτή την ενέργεια");

  const subject = { organizationId, subjectKind: "contract" as const, subjectId: id };
  const { items } = await world.call(history.getAll, subject, clerk);
  const entry = items.find(({ act }) => act === "contract.reinstate");
  expect(entry).toMatchObject({ reason, role: "LegalRepresentative" });
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: "state", before: "terminated", after: "active" },
      { field: "endDate", before: "2026-03-16", after: "2026-12-31" },
      {
        field: "restoredTerms",
        before: null,
        after: [expect.objectContaining({ validFrom: "2026-09-01", rate: "1300.00" })],
      },
    ]),
  );
});

test.each(["2026-03-20", "2026-04-30"])(
  "one suspended from May and terminated on %s is suspended from May again",
  async (lastDay) => {
    const cast = await castOfBody(world);
    const { organizationId, head } = cast;
    const { id, version } = await activeContract(world, cast, { endDate: "2026-10-31" });
    const away = { organizationId, id, version, from: "2026-05-01", reason };
    const suspended = await world.call(contracts.suspend, away, head);
    const before = await factsOf(cast, id);
    expect(before).toMatchObject({ state: "suspended", terms: [{ validTo: "2026-04-30" }] });
    const terminated = await terminate(cast, suspended, lastDay);
    expect(await reinstate(cast, terminated)).toMatchObject({ body: { state: "suspended" } });
    expect(await factsOf(cast, id)).toEqual(before);
  },
);

test("pay decided since the termination stays with the contract", async () => {
  const cast = await castOfBody(world);
  const { organizationId, clerk } = cast;
  const { id, version } = await terminate(cast, await activeContract(world, cast), "2026-03-16");
  const raise = { ...termIn(cast), rate: "1250.00", validFrom: "2026-02-01" };
  const raised = await world.call(
    contracts.addTerm,
    { organizationId, id, version, ...raise },
    clerk,
  );
  expect((await reinstate(cast, raised)).status).toBe(200);
  const { terms } = await detailsOf(cast, id);
  expect(terms.map(({ rate, validTo }) => [rate, validTo])).toEqual([
    ["1100.00", "2026-01-31"],
    ["1250.00", null],
  ]);
});

test("a termination stands if the month of its end was submitted, or if later contracts leave no room", async () => {
  const signed = await castOfBody(world);
  const ended = await terminate(signed, await activeContract(world, signed), "2026-03-16");
  await settleMonth(world, signed, ended.id, "2026-03");
  expect(await detailOf(reinstate(signed, ended))).toContain("Έχει υποβληθεί ο μήνας της λήξης");

  const employed = await castOfBody(world);
  const left = await terminate(employed, await activeContract(world, employed), "2026-03-31");
  await activeContract(world, employed, { number: "C-2/2026", startDate: "2026-04-01" });
  expect(await detailOf(reinstate(employed, left))).toContain("40 ώρες");

  const closed = await castOfBody(world);
  const { organizationId, structureId } = closed;
  const over = await terminate(closed, await activeContract(world, closed), "2026-03-31");
  const close = { organizationId, id: structureId, version: 1, closedOn: "2026-06-30" };
  await world.call(structures.close, close, closed.clerk);
  expect(await detailOf(reinstate(closed, over))).toBe(
    "Η Δομή δεν λειτουργεί σε όλη τη διάρκεια του όρου",
  );
  for (const [cast, { id }] of [
    [signed, ended],
    [employed, left],
    [closed, over],
  ] as const)
    expect((await detailsOf(cast, id)).state).toBe("terminated");
});

/** A contract terminated by an entry that lacks one field. */
const terminatedWithout = async (without: string) => {
  const cast = await castOfBody(world);
  const terminated = await terminate(cast, await activeContract(world, cast), "2026-03-16");
  await inBodies(world.owner, [cast.organizationId], (tx) =>
    sql`update ledger_entry set before = before - ${without}
      where organization_id = ${cast.organizationId} and act = 'contract.terminate'`.execute(tx),
  );
  const { beforeTermination } = await detailsOf(cast, terminated.id);
  return { beforeTermination, reply: await reinstate(cast, terminated) };
};

test("a termination whose prior state was not recorded cannot be revoked", async () => {
  const unknown = await terminatedWithout("endDate");
  expect(unknown.beforeTermination).toBeNull();
  expect(unknown.reply.problem?.detail).toContain("Δεν έχει καταγραφεί τι ίσχυε");
  // The last term of a contract in force has no end of its own.
  expect((await terminatedWithout("lastTermTo")).reply.status).toBe(200);
});

test("when a structure closes and a termination in it is revoked at once, one is refused", async () => {
  for (let pair = 0; pair < 6; pair += 1) {
    const cast = await castOfBody(world);
    const { organizationId, structureId: id } = cast;
    const contract = await activeContract(world, cast);
    const terminated = await terminate(cast, contract, "2026-04-30");
    const close = { organizationId, id, version: 1, closedOn: "2026-06-30" };
    const both = await Promise.all([
      reinstate(cast, terminated),
      world.try(structures.close, close, cast.clerk),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  }
});
