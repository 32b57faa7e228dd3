import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ergani } from "#api/ergani.ts";
import { notifications } from "#api/notifications.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import {
  type ErganiStandIn,
  openErganiStandIn,
  standInAccount,
} from "#server/testing/ergani-stand-in.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { mostTries } from "./next-try.ts";
import { submitCardsJob } from "./submit-job.ts";
import { type CardBody, cardBody, cards, cardsAfterRun, record, submitting } from "./testing.ts";

/** Wednesday 18 March 2026, 07:35 in Athens. */
const start = new Date("2026-03-18T05:35:00Z");
const day = "2026-03-18";
const maria = { lastName: "Παππά", firstName: "Μαρία" };
const half7 = 450;
const half15 = 930;

let there: ErganiStandIn;
let world: World;
beforeAll(async () => {
  there = await openErganiStandIn();
  world = await openWorld({ now: start, environment: { ERGANI_TRIAL_URL: there.base } });
});
afterAll(async () => {
  await Promise.all([world.close(), there.close()]);
});

let body: CardBody;
beforeEach(async () => {
  world.setNow(start);
  Object.assign(there, { calls: [], cards: [], moods: [], refreshes: true });
  there.meanwhile = async () => undefined;
  body = await cardBody(world, maria);
});
// Cards left by one test must not be sent in the next.
afterEach(() =>
  rowsWhere(world, "ergani_switch", { organization_id: body.organizationId }).remove(),
);

const later = (minutes: number) => world.setNow(new Date(start.getTime() + minutes * 60_000));
const about = () => ({ organizationId: body.organizationId });
/** As if the server died while ΕΡΓΑΝΗ answers. */
const nothingCanBeNoted = async (how: "add" | "drop") => {
  const change =
    how === "add"
      ? sql`add constraint dead check (ended_at is null) not valid`
      : sql`drop constraint dead`;
  await sql`alter table work_card_attempt ${change}`.execute(world.owner);
};
const onlyCard = async () => {
  const { items } = await world.call(ergani.getAll, about(), { as: body.head });
  const id = items[0]?.id ?? "";
  return world.call(ergani.getById, { ...about(), id }, { as: body.head });
};

describe("a body that submits work cards", () => {
  beforeEach(() => submitting(world, body));

  test("has its cards accepted with a protocol number, each once, in capitals and with its branch", async () => {
    await record(world, body, day, [half7, null]);
    expect(await cards(world, body)).toEqual(["arrival 05:30 waiting"]);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1"]);
    later(481);
    await record(world, body, day, [half7, half15]);
    expect(await cardsAfterRun(world, body)).toEqual([
      "arrival 05:30 accepted ΕΥΣ1",
      "departure 13:30 accepted ΕΥΣ2",
    ]);
    expect(there.calls).toEqual(["sign-in", "card", "refresh", "card"]);
    expect(there.cards[0]).toMatchObject({
      Cards: {
        Card: [
          {
            f_aa: "3",
            Details: {
              CardDetails: [
                { f_eponymo: "ΠΑΠΠΑ", f_onoma: "ΜΑΡΙΑ", f_type: "0", f_aitiologia: null },
              ],
            },
          },
        ],
      },
    });
    expect(await onlyCard()).toMatchObject({
      attempts: [{ outcome: "accepted", protocol: "ΕΥΣ2", submitted: "18/03/2026 07:31" }],
    });
  });

  test("sends a changed time as another card, and an unchanged one not again", async () => {
    await record(world, body, day, [half7, null]);
    await cardsAfterRun(world, body);
    await record(world, body, day, [445, null]);
    await cardsAfterRun(world, body);
    await record(world, body, day, [half7, null]);
    expect(await cardsAfterRun(world, body)).toEqual([
      "arrival 05:25 accepted ΕΥΣ2",
      "arrival 05:30 accepted ΕΥΣ1",
    ]);
  });

  test("does not send a card corrected before it went, unless it is recorded again", async () => {
    await record(world, body, day, [half7, null]);
    await record(world, body, day, [445, null]);
    expect(await cardsAfterRun(world, body)).toEqual([
      "arrival 05:25 accepted ΕΥΣ1",
      "arrival 05:30 dropped",
    ]);
    await record(world, body, day, [half7, null]);
    expect(await cardsAfterRun(world, body)).toEqual([
      "arrival 05:25 accepted ΕΥΣ1",
      "arrival 05:30 accepted ΕΥΣ2",
    ]);
  });

  test("sends a departure of later today when its time has come", async () => {
    await record(world, body, day, [half7, half15]);
    expect(await cardsAfterRun(world, body)).toEqual([
      "arrival 05:30 accepted ΕΥΣ1",
      "departure 13:30 waiting",
    ]);
    later(475);
    expect((await cardsAfterRun(world, body))[1]).toBe("departure 13:30 accepted ΕΥΣ2");
  });

  test("sends nothing for days before it began", async () => {
    await record(world, body, "2026-03-17", [half7, half15]);
    expect(await cardsAfterRun(world, body)).toEqual([]);
  });

  test("gives 002 for its own lateness", async () => {
    later(20);
    await record(world, body, day, [half7, null]);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1 002"]);
  });

  test("gives 003 for an ΕΡΓΑΝΗ outage, retries seldom meanwhile, and loses nothing", async () => {
    there.moods.push("down", "down");
    await record(world, body, day, [half7, null]);
    const away = "arrival 05:30 waiting";
    expect(await cardsAfterRun(world, body)).toEqual([away]);
    expect(await cardsAfterRun(world, body)).toEqual([away]);
    later(1);
    expect(await cardsAfterRun(world, body)).toEqual([away]);
    later(2);
    expect(await cardsAfterRun(world, body)).toEqual([away]);
    expect(there.calls.filter((call) => call === "card")).toHaveLength(2);
    later(30);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1 003"]);
    const { outages } = await world.call(ergani.getSettings, about(), { as: body.head });
    expect(outages).toMatchObject([{ cause: "away", nextTryAt: null }]);
    expect(outages[0]?.to).not.toBeNull();
  });

  test("stops waiting once a person reports that ΕΡΓΑΝΗ is back", async () => {
    there.moods.push("down");
    await record(world, body, day, [half7, null]);
    await cardsAfterRun(world, body);
    await world.call(ergani.test, about(), { as: body.head });
    const { outages } = await world.call(ergani.getSettings, about(), { as: body.head });
    expect(outages.map(({ to }) => to)).not.toContain(null);
  });

  test("gives 001 for a time reported as a power failure", async () => {
    const outage = { from: "2026-03-18T05:20:00Z", to: "2026-03-18T07:00:00Z" };
    const tried = await world.by(body.head).try(ergani.declareOutage, { ...about(), ...outage });
    expect(tried.problem?.errors).toEqual({ to: ["Η βλάβη δηλώνεται αφού λήξει"] });
    later(90);
    await world.call(ergani.declareOutage, { ...about(), ...outage }, { as: body.head });
    await record(world, body, day, [half7, null]);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1 001"]);
  });

  test("gives no reason for an implausibly long outage", async () => {
    later(90);
    const declared = async (from: string) => {
      const outage = { from, to: "2026-03-18T07:00:00Z" };
      const input = { ...about(), ...outage };
      return (await world.try(ergani.declareOutage, input, { as: body.head })).problem?.errors;
    };
    expect(await declared("2016-03-18T05:20:00Z")).toEqual({
      from: ["Μία δήλωση βλάβης καλύπτει έως 31 ημέρες. Ελέγξτε την αρχή της"],
    });
    expect(await declared("0000-01-01T00:00:00Z")).toEqual({
      from: ["Η ημερομηνία δεν υπάρχει ή είναι εκτός των ετών 1900 έως 2099"],
    });
    await record(world, body, day, [half7, null]);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1 002"]);
    expect(await declared("2026-02-15T07:00:00Z")).toBeUndefined();
  });

  test("keeps a refused card for a person, who is notified and may resend it as 001", async () => {
    there.moods.push("refuses");
    await record(world, body, day, [half7, null]);
    await cardsAfterRun(world, body);
    later(60);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 refused"]);
    const notices = await world.call(notifications.getAll, {}, { as: body.head });
    expect(notices.items).toMatchObject([{ kind: "work-card-refused" }]);
    const { id, attempts } = await onlyCard();
    expect(attempts[0]?.answer).toBe("Ο εργαζόμενος δεν απασχολείται στο παράρτημα");
    await world.call(ergani.retry, { ...about(), id, lateReason: "001" }, { as: body.head });
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1 001"]);
    expect((await onlyCard()).requests).toMatchObject([{ lateReason: "001" }]);
    const again = await world.by(body.head).try(ergani.retry, { ...about(), id, lateReason: null });
    expect(again.status).toBe(409);
  });

  test("gives up a card without an answer, which does not count as refused", async () => {
    await record(world, body, day, [half7, null]);
    await rowsWhere(world, "work_card", { organization_id: body.organizationId }).change({
      tries: mostTries - 1,
    });
    there.moods.push("down");
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 stopped"]);
    later(30);
    const notices = await world.call(notifications.getAll, {}, { as: body.head });
    expect(notices.items).toMatchObject([{ kind: "work-card-stopped" }]);
    const settings = await world.call(ergani.getSettings, about(), { as: body.head });
    expect(settings).toMatchObject({ waiting: 0, refused: 0, stopped: 1 });
    const { id } = await onlyCard();
    await world.call(ergani.retry, { ...about(), id, lateReason: null }, { as: body.head });
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1 003"]);
  });

  test("says when a card is tried next: when ΕΡΓΑΝΗ returns, and never while off", async () => {
    there.moods.push("down");
    await record(world, body, day, [half7, half15]);
    await cardsAfterRun(world, body);
    await record(world, body, day, [445, half15]);
    const { outages } = await world.call(ergani.getSettings, about(), { as: body.head });
    const tries = async () => {
      const query = { ...about(), sort: "at" } as const;
      const { items } = await world.call(ergani.getAll, query, { as: body.head });
      return items.map(({ nextTryAt }) => nextTryAt);
    };
    const back = outages[0]?.nextTryAt;
    expect(await tries()).toEqual([back, back, "2026-03-18T13:30:00.000Z"]);
    await world.call(ergani.turn, { ...about(), isOn: false }, { as: body.head });
    expect(await tries()).toEqual([null, null, null]);
  });

  test("has an expired token renewed once", async () => {
    there.moods.push("expired");
    await record(world, body, day, [half7, null]);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1"]);
    expect(there.calls).toEqual(["sign-in", "card", "refresh", "card"]);
  });

  test("resends a card whose server died before storing the answer, once it is given up", async () => {
    await record(world, body, day, [half7, null]);
    there.meanwhile = () => nothingCanBeNoted("add");
    await expect(world.runJob(submitCardsJob)).rejects.toThrow("Failed in 1 of 1");
    there.meanwhile = async () => undefined;
    await nothingCanBeNoted("drop");
    later(4);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 sending"]);
    later(6);
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ2"]);
    expect(await onlyCard()).toMatchObject({
      attempts: [{ outcome: null }, { outcome: "accepted" }],
    });
  });

  test("has each card sent once by servers that send at the same time", async () => {
    await record(world, body, day, [half7, null]);
    there.meanwhile = async () => {
      there.meanwhile = async () => undefined;
      later(4);
      await world.runJob(submitCardsJob);
    };
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1"]);
    expect(there.calls).toEqual(["sign-in", "card"]);
  });

  test("holds its cards back while it is off", async () => {
    await record(world, body, day, [half7, null]);
    await world.call(ergani.turn, { ...about(), isOn: false }, { as: body.head });
    expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 waiting"]);
    await record(world, body, day, [half7, half15]);
    expect(await cards(world, body)).toEqual(["arrival 05:30 waiting"]);
    expect(there.calls).toEqual([]);
  });

  test("shows its cards to nobody of another body", async () => {
    await record(world, body, day, [half7, null]);
    const { id } = await onlyCard();
    const other = await cardBody(world, maria);
    const foreign = { organizationId: other.organizationId, id };
    expect(await cards(world, other)).toEqual([]);
    expect((await world.try(ergani.getById, foreign, { as: other.head })).status).toBe(404);
    expect((await world.try(ergani.getAll, about(), { as: other.head })).status).toBe(404);
  });
});

test("with submission off, no card waits or is sent; once on, it starts with the next save", async () => {
  await record(world, body, day, [half7, half15]);
  expect(await cardsAfterRun(world, body)).toEqual([]);
  const on = await world.try(ergani.turn, { ...about(), isOn: true }, { as: body.head });
  expect(on.problem?.detail).toBe("Καταχωρίστε πρώτα τον λογαριασμό του Φορέα στο ΕΡΓΑΝΗ");
  expect(there.calls).toEqual([]);
  await submitting(world, body);
  await record(world, body, day, [445, half15]);
  expect(await cards(world, body)).toEqual(["arrival 05:25 waiting"]);
});

test("what is on cannot be turned on again, and the ledger keeps what was before", async () => {
  await submitting(world, body);
  const turn = (isOn: boolean) => world.try(ergani.turn, { ...about(), isOn }, { as: body.head });
  expect((await turn(true)).status).toBe(409);
  await turn(false);
  expect((await turn(false)).status).toBe(409);
  const entries = await ledgerOf(world, body.organizationId, { act: "ergani.turn" });
  expect(entries).toMatchObject([
    { before: { isOn: false }, after: { isOn: true } },
    { before: { isOn: true }, after: { isOn: false } },
  ]);
});

test("a person in a permanent post has no cards", async () => {
  const permanent = await cardBody(world, { ...maria, employmentType: 1 });
  await submitting(world, permanent);
  await record(world, permanent, day, [half7, half15]);
  expect(await cardsAfterRun(world, permanent)).toEqual([]);
});

test("an account that ΕΡΓΑΝΗ refuses stops everything, notifies the representative once, and resumes when corrected", async () => {
  await submitting(world, body, "wrong");
  const as = body.head;
  await record(world, body, day, [half7, null]);
  expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 waiting"]);
  later(30);
  await cardsAfterRun(world, body);
  expect(there.calls).toEqual(["sign-in"]);
  expect((await world.call(notifications.getAll, {}, { as })).items).toMatchObject([
    { kind: "work-cards-stopped" },
  ]);
  expect(await world.call(ergani.test, about(), { as })).toEqual({
    outcome: "wrong-credentials",
    message: "Λάθος όνομα χρήστη ή κωδικός",
  });
  const { account } = await world.call(ergani.getSettings, about(), { as });
  const {
    place = "trial",
    branch = "",
    userName = "",
    userType = "01",
    version = 0,
  } = account ?? {};
  const accountFields = { ...about(), place, branch, userName, userType, version };
  const { password } = standInAccount(there);
  await world.call(ergani.saveAccount, { ...accountFields, password }, { as });
  expect(await cardsAfterRun(world, body)).toEqual(["arrival 05:30 accepted ΕΥΣ1 002"]);
  const testing = { as, key: crypto.randomUUID() };
  expect(await world.call(ergani.test, about(), testing)).toMatchObject({ outcome: "accepted" });
  expect(await world.call(ergani.test, about(), testing)).toMatchObject({ outcome: "accepted" });
});

test("the password and the token are stored nowhere as text, and no answer reveals them", async () => {
  const secret = "a-password-of-nobody";
  await submitting(world, body, secret);
  const { password } = standInAccount(there);
  const storedRows = () =>
    inBodies(world.owner, [body.organizationId], async (tx) =>
      JSON.stringify([
        await tx.selectFrom("ergani_account").selectAll().execute(),
        await tx.selectFrom("ergani_token").selectAll().execute(),
        await tx.selectFrom("ledger_entry").selectAll().execute(),
        await tx.selectFrom("api_log").selectAll().execute(),
      ]),
    );
  const settings = await world.call(ergani.getSettings, about(), { as: body.head });
  expect(JSON.stringify(settings)).not.toContain(secret);
  const wrong = await storedRows();
  expect(wrong).not.toContain(secret);
  expect(wrong).not.toContain(Buffer.from(secret).toJSON().data.join(","));
  const account = { place: "trial", branch: "0", userName: "body", userType: "01" } as const;
  const right = { ...about(), ...account, version: 1, password };
  await world.call(ergani.saveAccount, right, { as: body.head });
  await world.call(ergani.test, about(), { as: body.head });
  expect(await storedRows()).not.toContain("access-");
});
