import { beforeEach, expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { unlocks } from "#api/unlocks.ts";
import {
  actsOf,
  buildMonth,
  rowsOf,
  signMonth,
  submitMonth,
} from "#server/testing/month-of-structure.ts";
import { addRows } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { expireUnlocks } from "./expire-unlocks.ts";

const world = worldOfFile();

const now = new Date("2026-03-18T10:30:00Z");
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
beforeEach(() => world.setNow(now));

type Days = { from?: string; to?: string; contractId?: string | null };

/** March of a structure with two people, 16 and 17 March locked, and the users who ask and decide. */
async function lockedDays(given: { contracts?: number } = {}) {
  const month = await buildMonth(world, { contracts: given.contracts ?? 2 });
  const { organizationId, structureId, clerk, representative } = month;
  await addRows(
    world,
    "attendance_sheet",
    ["2026-02-27", "2026-03-16", "2026-03-17"].map((date) => ({
      organization_id: organizationId,
      structure_id: structureId,
      date,
      state: "locked",
    })),
  );
  const request = (days: Days = {}, as: Visitor = clerk) => ({
    input: {
      organizationId,
      structureId,
      contractId: days.contractId ?? null,
      from: days.from ?? "2026-03-17",
      to: days.to ?? days.from ?? "2026-03-17",
      reasonCode: "ΛΑΘ",
      explanation: "Πληκτρολογήθηκε η προηγούμενη ημέρα",
    },
    as,
  });
  const ask = async (days: Days = {}, as: Visitor = clerk) => {
    const { input } = request(days, as);
    return (await world.call(unlocks.ask, input, { as })).id;
  };
  const grant = async (ids: string[], as: Visitor, more: { hours?: number; key?: string } = {}) => {
    const input = { organizationId, ids, hours: more.hours ?? 48 };
    return world.try(unlocks.grant, input, { as, ...(more.key ? { key: more.key } : {}) });
  };
  const trySave = (
    contract: number,
    day: { date?: string; version?: number; to?: number; mark?: "typed" | "device" } = {},
    reopens: { contractId: string; month: string }[] = [],
  ) => {
    const { date = "2026-03-17", version = 1, to = 900 + version, mark = "typed" } = day;
    return world.by(clerk).try(attendances.saveRecords, {
      organizationId,
      structureId,
      records: [
        {
          contractId: month.contractIds[contract] ?? "",
          date,
          version,
          intervals: [{ kind: "work", from: 450, to, mark }],
        },
      ],
      reopens,
    });
  };
  const save = async (contract: number, date = "2026-03-17", version = 1) =>
    (await trySave(contract, { date, version })).status;
  const states = async () => {
    const { items } = await world.call(unlocks.getAll, { organizationId }, { as: clerk });
    return items.map(({ state }) => state);
  };
  return {
    ...month,
    request,
    ask,
    grant,
    save,
    trySave,
    states,
    executive: await world.signInAs({ role: "Executive" }),
    representative,
  };
}

test("an unlocked day can be written until its time is up, and locks again at that moment", async () => {
  const { executive, ask, grant, save, states } = await lockedDays();
  const id = await ask();
  expect(await save(0)).toBe(423);
  expect((await grant([id], executive, { hours: 2 })).body?.requests).toMatchObject([
    { id, outcome: "done", state: "granted" },
  ]);
  expect(await save(0)).toBe(200);
  expect(await save(0, "2026-03-16")).toBe(423);
  world.setNow(later(2));
  expect(await save(0, "2026-03-17", 2)).toBe(423);
  expect(await states()).toEqual(["granted"]);
  await world.runJob(expireUnlocks);
  expect(await states()).toEqual(["expired"]);
});

test("an unlock of one record leaves the others locked", async () => {
  const { contractIds, executive, ask, grant, save } = await lockedDays();
  await grant([await ask({ contractId: contractIds[0] ?? null })], executive);
  expect(await save(0)).toBe(200);
  expect(await save(1)).toBe(423);
});

test("an unlock can be ended early by its requester", async () => {
  const { organizationId, clerk, executive, ask, grant, save, states } = await lockedDays();
  const id = await ask();
  await grant([id], executive);
  await world.call(unlocks.end, { organizationId, ids: [id] }, { as: clerk });
  expect(await states()).toEqual(["ended"]);
  expect(await save(0)).toBe(423);
});

test("a request named twice in one grant is granted once", async () => {
  const { executive, ask, grant, states } = await lockedDays();
  const id = await ask();
  const granted = await grant([id, id], executive);
  expect(granted.body?.requests).toMatchObject([{ id, outcome: "done" }]);
  expect(await states()).toEqual(["granted"]);
});

test("the second to answer a request learns the answer, by whom and when", async () => {
  const { organizationId, executive, representative, ask, grant, states } = await lockedDays();
  world.setNow(new Date("2026-03-18T10:15:00Z"));
  const id = await ask();
  await grant([id], executive);
  const refuse = { organizationId, ids: [id], answer: "Το παρουσιολόγιο έχει ελεγχθεί" };
  const { requests } = await world.call(unlocks.refuse, refuse, { as: representative });
  expect(requests).toMatchObject([
    {
      outcome: "refused",
      state: "granted",
      messages: [expect.stringMatching(/: Ξεκλείδωτο · .+ · 18\/03\/2026, 12:15$/)],
    },
  ]);
  expect(await states()).toEqual(["granted"]);
});

test("a refusal keeps the day locked and gives the reason", async () => {
  const { organizationId, clerk, executive, ask, save } = await lockedDays();
  const id = await ask();
  await world
    .by(executive)
    .call(unlocks.refuse, { organizationId, ids: [id], answer: "Δεν αναφέρεται το έγγραφο" });
  expect(await save(0)).toBe(423);
  const { items } = await world.call(unlocks.getAll, { organizationId }, { as: clerk });
  expect(items).toMatchObject([
    {
      state: "refused",
      answer: "Δεν αναφέρεται το έγγραφο",
      reason: "Λάθος καταχώριση",
      isOwn: true,
    },
  ]);
});

test("nobody grants their own request: alone, among others, repeated, or with another's key", async () => {
  const { organizationId, clerk, representative, executive, ask, grant, save, states } =
    await lockedDays();
  const own = await ask({ from: "2026-03-16" }, representative);
  const sentence = "Το αίτημα είναι δικό σας. Εξετάζεται από άλλο πρόσωπο";
  const refused = { id: own, outcome: "refused", state: "asked", messages: [sentence] };
  expect((await grant([own], representative)).body?.requests).toEqual([refused]);

  const other = await ask({ from: "2026-03-17" }, clerk);
  const bulk = await grant([own, other], representative);
  expect(bulk.body?.requests).toEqual([
    refused,
    { id: other, outcome: "done", state: "granted", messages: [] },
  ]);

  const key = crypto.randomUUID();
  for (let times = 0; times < 2; times += 1)
    expect((await grant([own], representative, { key })).body?.requests).toEqual([refused]);
  const refusing = { organizationId, ids: [own], answer: "Άκυρο" };
  expect((await world.call(unlocks.refuse, refusing, { as: representative })).requests).toEqual([
    refused,
  ]);
  expect(await save(0, "2026-03-16")).toBe(423);

  const granting = crypto.randomUUID();
  await grant([own], executive, { key: granting });
  expect((await grant([own], representative, { key: granting })).body?.requests).toEqual([
    { ...refused, state: "granted" },
  ]);
  expect(await states()).toEqual(["granted", "granted"]);
});

test("a legal representative unlocks days of the current month only, a clerk none", async () => {
  const { clerk, representative, ask, grant } = await lockedDays();
  const old = await ask({ from: "2026-02-27" });
  expect((await grant([old], representative)).body?.requests).toMatchObject([
    { outcome: "refused", messages: [expect.stringContaining("μόνο ημέρες του τρέχοντος μήνα")] },
  ]);
  expect((await grant([old], clerk)).status).toBe(403);
  const running = await ask();
  expect((await grant([running], representative)).body?.requests).toMatchObject([
    { outcome: "done" },
  ]);
});

test.each<[string, Days, string]>([
  ["a day that is not locked", { from: "2026-03-13" }, "Καμία από τις ημέρες δεν είναι κλειδωμένη"],
  ["a future day", { from: "2026-03-17", to: "2026-03-19" }, "Ζητούνται μόνο ημέρες έως σήμερα"],
  [
    "reversed days",
    { from: "2026-03-17", to: "2026-03-16" },
    "Η ημερομηνία λήξης προηγείται της έναρξης",
  ],
])("%s cannot be requested", async (_case, days, detail) => {
  const { request } = await lockedDays();
  const { input, as } = request(days);
  expect((await world.try(unlocks.ask, input, { as })).problem).toMatchObject({
    status: 409,
    detail,
  });
});

test("the same request sent again is made once", async () => {
  const { request, states } = await lockedDays();
  const { input, as } = request();
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => world.try(unlocks.ask, input, { as })),
  );
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409,
  ]);
  expect(await states()).toEqual(["asked"]);
});

test("a request is withdrawn only by its requester", async () => {
  const { organizationId, clerk, representative, ask, states } = await lockedDays();
  const id = await ask();
  const withdraw = (as: Visitor) =>
    world.call(unlocks.withdraw, { organizationId, ids: [id] }, { as });
  expect((await withdraw(representative)).requests).toMatchObject([{ outcome: "refused" }]);
  expect((await withdraw(clerk)).requests).toMatchObject([{ outcome: "done" }]);
  expect(await states()).toEqual(["withdrawn"]);
});

/** The month of two people signed, and half an hour later an unlock of 17 March. */
async function unlockedSigned() {
  const march = await lockedDays({ contracts: 2 });
  const { contractIds, month, executive, ask, grant } = march;
  world.setNow(new Date("2026-04-02T08:00:00Z"));
  await submitMonth(world, march);
  await signMonth(world, march);
  const id = await ask();
  world.setNow(new Date("2026-04-02T08:30:00Z"));
  await grant([id], executive);
  const monthStates = async () => (await rowsOf(world, march)).map(({ state }) => state);
  const own = { contractId: contractIds[0] ?? "", month };
  return { ...march, id, own, monthStates };
}

test("an unlock over a signed month leaves it signed, and names the months that may reopen", async () => {
  const { organizationId, id, executive, contractIds, monthStates } = await unlockedSigned();
  expect(await monthStates()).toEqual(["signed", "signed"]);
  const query = { organizationId, id };
  const { months } = await world.call(unlocks.getClosedMonths, query, { as: executive });
  expect(new Set(months.map(({ contractId }) => contractId))).toEqual(new Set(contractIds));
  expect(months[0]).toMatchObject({ month: "2026-03", state: "signed" });
});

test("a change under an unlock reopens the person's month, once that was shown, and says why", async () => {
  const march = await unlockedSigned();
  const { own, trySave, monthStates } = march;
  const untold = await trySave(0);
  expect(untold.problem).toMatchObject({
    status: 409,
    detail: expect.stringContaining("επιστρέφει σε σύνταξη"),
    current: { months: [{ ...own, state: "signed", person: expect.any(String) }] },
  });
  expect((await trySave(0, {}, [{ ...own, month: "2026-02" }])).status).toBe(409);
  expect(await monthStates()).toEqual(["signed", "signed"]);

  const answer = await trySave(0, {}, [own]);
  expect(answer.body?.records).toMatchObject([{ outcome: "saved", version: 2 }]);
  expect(await monthStates()).toEqual(["draft", "signed"]);
  expect((await actsOf(world, march)).at(-1)).toMatchObject({
    state: "draft",
    reason: "Διόρθωση της 17/03/2026 μετά από ξεκλείδωμα",
  });
  expect((await trySave(0, { version: 2 })).body?.records).toMatchObject([{ outcome: "saved" }]);
});

test("saving an unchanged day reopens nothing", async () => {
  const { own, trySave, monthStates } = await unlockedSigned();
  const same = await trySave(0, { to: 930, mark: "device" }, [own]);
  expect(same.body?.records).toMatchObject([{ outcome: "saved", version: 1 }]);
  expect(await monthStates()).toEqual(["signed", "signed"]);
});

test("a month signed again under an unlock is closed again, and can be requested again", async () => {
  const march = await unlockedSigned();
  const { own, executive, ask, grant, trySave, monthStates } = march;
  await trySave(0, {}, [own]);
  world.setNow(new Date("2026-04-02T09:00:00Z"));
  await submitMonth(world, march);
  await signMonth(world, march, "checked");
  const closed = await trySave(0, { version: 2 }, [own]);
  expect(closed.body?.records).toMatchObject([
    { outcome: "refused", messages: [expect.stringContaining("έχει υποβληθεί ή υπογραφεί")] },
  ]);
  expect(await monthStates()).toEqual(["signed", "signed"]);
  world.setNow(new Date("2026-04-02T09:30:00Z"));
  await grant([await ask()], executive);
  expect((await trySave(0, { version: 2 }, [own])).body?.records).toMatchObject([
    { outcome: "saved" },
  ]);
});

test("an expired unlock opens no signed month", async () => {
  const { own, trySave, monthStates } = await unlockedSigned();
  world.setNow(new Date("2026-04-05T08:30:00Z"));
  expect((await trySave(0, {}, [own])).status).toBe(200);
  expect(await monthStates()).toEqual(["signed", "signed"]);
});

test("another body's request is not found, and the list of all bodies is for the agency", async () => {
  const [mine, other] = [await lockedDays(), await lockedDays()];
  const id = await other.ask();
  const { organizationId, representative, clerk, executive } = mine;
  const foreign = { organizationId, ids: [id] };
  expect((await world.try(unlocks.grant, foreign, { as: representative })).status).toBe(404);
  expect((await world.try(unlocks.getQueue, {}, { as: clerk })).status).toBe(403);
  const queue = await world.by(executive).call(unlocks.getQueue, { state: "asked", take: 200 });
  expect(queue.items.map((one) => one.id)).toContain(id);
});

test("a waiting request is shown in the month's sheet until it is answered", async () => {
  const { organizationId, structureId, clerk, executive, contractIds, ask, grant } =
    await lockedDays();
  const contractId = contractIds[0] ?? "";
  const waiting = async () => {
    const input = { organizationId, structureId, month: "2026-03" };
    return (await world.call(attendances.getMonthSheet, input, { as: clerk })).askedUnlocks;
  };
  expect(await waiting()).toEqual([]);
  const id = await ask({ contractId });
  expect(await waiting()).toEqual([{ contractId, from: "2026-03-17", to: "2026-03-17" }]);
  await grant([id], executive);
  expect(await waiting()).toEqual([]);
});
