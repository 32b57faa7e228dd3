import { sql } from "kysely";
import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { contracts } from "#api/contracts.ts";
import { imports } from "#api/imports.ts";
import { leaveRequests } from "#api/leave-requests.ts";
import { leaves } from "#api/leaves.ts";
import { overtimeDecisions } from "#api/overtime-decisions.ts";
import { structures } from "#api/structures.ts";
import { verifications } from "#api/verifications.ts";
import { addDays } from "#domain/calendar/day.ts";
import { buildEmployee, buildStructure } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { castOfBody, drafted } from "#server/features/contracts/testing.ts";
import { typedDecision } from "#server/features/overtime-decisions/testing.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { importTexts } from "#texts/imports.ts";
import { leaveRequestRefusals } from "#texts/leave-requests.ts";
import { overtimeRefusals } from "#texts/overtime-decisions.ts";
import { structureRefusals } from "#texts/structures.ts";
import { csvOf } from "./table-files.ts";
import { buildMonth, password, rowsOf, submitMonth, workdays } from "./month-of-structure.ts";
import { lastDays, personOf, someone } from "./own-affairs.ts";
import { worldOfFile } from "./world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const rounds = Array.from({ length: 12 }, (_, round) => round);

type Reply = { status: number; problem: { detail?: unknown } | null };

/** Starts both acts at the same time, in either order; returns the responses in the given order. */
async function pressed<A, B>(
  round: number,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const second = other();
  return Promise.all([one(), second]);
}

/** Which of the two succeeded; the other one was refused with one of the reasons. */
function winnerOf(replies: readonly Reply[], refusals: readonly string[]): number {
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const winner = replies.findIndex(({ status }) => status === 200);
  expect(refusals).toContain(replies[1 - winner]?.problem?.detail);
  return winner;
}

test.each([
  ["accept", "reject"],
  ["accept", "withdraw"],
  ["reject", "withdraw"],
  ["accept", "accept"],
] as const)("of %s and %s of a leave request at once one succeeds", async (one, other) => {
  const body = await buildMonth(world, lastDays);
  const { organizationId, clerk, representative } = body;
  const { contractId, afm } = await personOf(world, body, body.contractIds[0] ?? "");
  const person = await someone(world, body, "Employee", afm);
  for (const round of rounds) {
    const day = addDays("2026-04-21", round * 7);
    const wish = { organizationId, contractId, code: "ΚΑΝ", from: day, to: day, text: "" };
    const { id } = await world.call(leaveRequests.ask, wish, { as: person });
    const input = { organizationId, id };
    const acts = {
      accept: (as = clerk) => world.try(leaveRequests.accept, input, { as }),
      reject: (as = clerk) => world.try(leaveRequests.reject, { ...input, text: "Όχι" }, { as }),
      withdraw: () => world.try(leaveRequests.withdraw, input, { as: person }),
    };
    const replies = await pressed(
      round,
      () => acts[one](),
      () => acts[other](representative),
    );
    const done = [one, other][winnerOf(replies, [leaveRequestRefusals.answered])];
    const state = { accept: "accepted", reject: "rejected", withdraw: "withdrawn" } as const;
    const found = { organizationId, state: state[done ?? one] };
    const { items } = await world.call(leaveRequests.getAll, found, { as: clerk });
    expect(items.map((item) => item.id)).toContain(id);
    const span = { organizationId, contractId, from: day, to: day };
    const away = await world.call(leaves.getAway, span, { as: clerk });
    expect(away.items).toHaveLength(done === "accept" ? 1 : 0);
  }
});

test("of a decision's amendment and its end at once one succeeds", async () => {
  const body = await buildMonth(world, lastDays);
  const { organizationId, clerk: as } = body;
  const { employeeId } = await personOf(world, body, body.contractIds[0] ?? "");
  for (const round of rounds) {
    const [number, next] = [`${round}/2026`, `${round}A/2026`];
    const decision = typedDecision({ organizationId, people: [{ employeeId }], number });
    const { id } = await world.call(overtimeDecisions.create, decision, { as });
    const amendment = { ...decision, number: next, from: "2026-03-16", amends: id };
    const end = { organizationId, id, lastDay: "2026-03-10", reason: "Ολοκλήρωση" };
    const replies = await pressed(
      round,
      () => world.try(overtimeDecisions.create, amendment, { as }),
      () => world.try(overtimeDecisions.end, end, { as }),
    );
    const isAmended = winnerOf(replies, [overtimeRefusals.hasEnded(number)]) === 0;
    const all = { organizationId, when: "all" } as const;
    const { items } = await world.call(overtimeDecisions.getAll, all, { as });
    expect(items.some((item) => item.number === next)).toBe(isAmended);
    const lastDay = isAmended ? "2026-03-15" : "2026-03-10";
    expect(
      await world.call(overtimeDecisions.getById, { organizationId, id }, { as }),
    ).toMatchObject({ end: { lastDay } });
  }
});

test("of a month's signature and a day recorded in it at once one succeeds", async () => {
  for (const round of rounds) {
    const march = await buildMonth(world);
    const { organizationId, structureId, month, clerk, representative: as } = march;
    await submitMonth(world, march);
    const input = { organizationId, structureId, month };
    const [signable] = (await world.call(verifications.getSignable, input, { as })).structures;
    const [contractId = ""] = march.contractIds;
    const [date = ""] = workdays;
    const intervals = [{ kind: "work" as const, from: 455, to: 930, mark: "typed" as const }];
    const records = [{ contractId, date, version: 1, intervals }];
    const save = { organizationId, structureId, records, reopens: [{ contractId, month }] };
    const [signed, saved] = await pressed(
      round,
      () =>
        world.try(
          verifications.sign,
          { ...input, digest: signable?.digest ?? "", password, note: "" },
          { as },
        ),
      () => world.try(attendances.saveRecords, save, { as: clerk }),
    );
    const isSaved = saved.body?.records[0]?.outcome === "saved";
    expect([signed.status, isSaved]).toEqual(signed.status === 200 ? [200, false] : [409, true]);
    const [row] = await rowsOf(world, march);
    expect(row?.state).toBe(isSaved ? "draft" : "signed");
  }
});

test("of closing a structure and placing a contract in it at once one succeeds", async () => {
  const cast = await castOfBody(world);
  const { organizationId, clerk } = cast;
  for (const round of rounds) {
    const { id } = await buildStructure(world.owner, { organization_id: organizationId });
    const draft = { ...drafted(cast), structureId: id, number: `C-${round}/2026` };
    const close = { organizationId, id, version: 1, closedOn: "2026-04-30" };
    const replies = await pressed(
      round,
      () => world.try(contracts.create, draft, clerk),
      () => world.try(structures.close, close, clerk),
    );
    winnerOf(replies, [contractRefusals["structure-closed"], structureRefusals["has-contracts"]]);
  }
});

test("a structure does not close between checking and writing a file of contracts", async () => {
  const { organizationId, scheduleId, clerk } = await castOfBody(world);
  const body = { organization_id: organizationId };
  const { id: person, afm } = await buildEmployee(world.owner, body);
  const placed = { ...body, code: "ΚΑΘ", schedule_id: scheduleId };
  const { id } = await buildStructure(world.owner, placed);
  const bytes = csvOf(
    ["Αριθμός σύμβασης", "ΑΦΜ", "Σχέση εργασίας", "Έναρξη", "Λήξη", "Δομή", "Αμοιβή"],
    [["C-1/2026", afm, "ΙΔΟΧ", "1/1/2026", "31/12/2026", "ΚΑΘ", "1100"]],
  );
  const file = { organizationId, fileName: "contracts.csv" };
  const close = { organizationId, id, version: 1, closedOn: "2026-04-30" };
  const replies = await inBodies(world.owner, [organizationId], async (tx) => {
    // Makes the import wait for the person's row.
    await tx.selectFrom("employee").select("id").where("id", "=", person).forUpdate().execute();
    const imported = world.try(imports.applyContracts, file, { ...clerk, bytes });
    await untilWaiting(1, imported);
    const closed = world.try(structures.close, close, clerk);
    await untilWaiting(2, closed);
    return { imported, closed };
  });
  winnerOf(
    [await replies.imported, await replies.closed],
    [importTexts.hasErrors(1), structureRefusals["has-contracts"]],
  );
});

test("of closing a structure and resubmitting a rejected contract in it at once one succeeds", async () => {
  const cast = await castOfBody(world);
  const { organizationId, clerk, head } = cast;
  for (const round of rounds) {
    const { id } = await buildStructure(world.owner, { organization_id: organizationId });
    const draft = { ...drafted(cast), structureId: id, number: `C-${round}/2026` };
    const made = await world.call(contracts.create, draft, clerk);
    const submit = (contract: { id: string; version: number }) =>
      world.call(contracts.submit, { organizationId, contracts: [contract] }, clerk);
    const [sent = made] = (await submit(made)).contracts;
    const returned = { organizationId, id: made.id, version: sent.version, reason: "Λάθος" };
    const rejected = await world.call(contracts.reject, returned, head);
    const close = { organizationId, id, version: 1, closedOn: "2026-04-30" };
    const [{ contracts: submitted }, closed] = await pressed(
      round,
      () => submit(rejected),
      () => world.try(structures.close, close, clerk),
    );
    const outcome = closed.status === 200 ? "refused" : "done";
    expect([closed.status, submitted[0]?.outcome]).toEqual([
      outcome === "done" ? 409 : 200,
      outcome,
    ]);
    const left =
      outcome === "done"
        ? await world.call(contracts.withdraw, { organizationId, ...(submitted[0] ?? made) }, clerk)
        : rejected;
    await world.call(contracts.delete, { organizationId, ...left }, clerk);
  }
});

/** Waits until `count` statements of the world's database are blocked by others, or the act is over. */
async function untilWaiting(count: number, act: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  void act.finally(() => over.abort());
  while (!over.signal.aborted) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(
      world.owner,
    );
    if (rows.length >= count) return;
  }
}
