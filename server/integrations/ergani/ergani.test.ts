import { afterEach, beforeEach, expect, test } from "vitest";
import { workCardOf } from "#domain/ergani/work-card.ts";
import { erganiOf, type Token } from "./ergani.ts";
import {
  type ErganiStandIn,
  openErganiStandIn,
  standInAccount,
} from "#server/testing/ergani-stand-in.ts";

let there: ErganiStandIn;
beforeEach(async () => {
  there = await openErganiStandIn();
});
afterEach(() => there.close());

let now = new Date("2026-03-18T05:31:00Z");
const open = (more: object = {}, found: Token | null = null) =>
  erganiOf({ ...standInAccount(there), ...more }, () => now, {
    found,
    keep: async (token) => void (savedToken = token),
  });
let savedToken: Token | null = null;
const card = workCardOf(
  {
    employerAfm: "090000045",
    branch: "0",
    afm: "123456783",
    lastName: "ΠΑΠΠΑ",
    firstName: "ΜΑΡΙΑ",
  },
  { kind: "arrival", workDate: "2026-03-18", at: "2026-03-18T05:30:00Z" },
  null,
);

test("a card is accepted with a protocol number, and one token serves for many", async () => {
  const ergani = open();
  expect(await ergani.submit(card)).toEqual({
    outcome: "accepted",
    id: "1",
    protocol: "ΕΥΣ1",
    submittedAt: "18/03/2026 07:31",
  });
  expect(await ergani.submit(card)).toMatchObject({ protocol: "ΕΥΣ2" });
  expect(there.calls).toEqual(["sign-in", "card", "card"]);
  expect(there.cards[0]).toEqual(card);
  expect(await open({}, savedToken).submit(card)).toMatchObject({ protocol: "ΕΥΣ3" });
  expect(there.calls).toEqual(["sign-in", "card", "card", "card"]);
});

test("an expired token is renewed before it is used", async () => {
  const ergani = open();
  await ergani.submit(card);
  now = new Date(now.getTime() + 3 * 3_600_000);
  expect(await ergani.submit(card)).toMatchObject({ outcome: "accepted" });
  expect(there.calls).toEqual(["sign-in", "card", "refresh", "card"]);
});

test("a refused token is renewed once, by a new sign-in if its refresh is refused too", async () => {
  const ergani = open();
  there.moods.push("expired");
  expect(await ergani.submit(card)).toMatchObject({ outcome: "accepted" });
  expect(there.calls).toEqual(["sign-in", "card", "refresh", "card"]);
  there.calls.length = 0;
  there.refreshes = false;
  there.moods.push("expired", "expired");
  expect(await ergani.submit(card)).toMatchObject({ outcome: "wrong-credentials" });
  expect(there.calls).toEqual(["card", "refresh", "sign-in", "card"]);
});

test.each([
  {
    mood: "refuses",
    result: { outcome: "refused", message: "Ο εργαζόμενος δεν απασχολείται στο παράρτημα" },
  },
  { mood: "down", result: { outcome: "unavailable" } },
  { mood: "unreadable", result: { outcome: "unavailable" } },
] as const)("an ΕΡΓΑΝΗ that $mood is reported as such", async ({ mood, result }) => {
  there.moods.push(mood);
  expect(await open().submit(card)).toEqual(result);
});

test("wrong credentials and an unreachable service are distinguished", async () => {
  expect(await open({ password: "wrong" }).submit(card)).toEqual({
    outcome: "wrong-credentials",
    message: "Λάθος όνομα χρήστη ή κωδικός",
  });
  expect(await open({ base: "http://127.0.0.1:9/" }).submit(card)).toEqual({
    outcome: "unavailable",
  });
});
