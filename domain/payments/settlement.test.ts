import fc from "fast-check";
import { expect, test } from "vitest";
import { settlementOf, type Claim } from "./settlement.ts";

const claims = (...cents: number[]): Claim<number>[] =>
  cents.map((one, key) => ({ key, cents: one }));

const sum = (of: readonly Claim<number>[]) => of.reduce((all, { cents }) => all + cents, 0);

test.each([
  ["amounts owed are paid", [1000, 200], 1200, [1000, 200], []],
  ["an overpayment is set off", [1000, -300], 700, [1000, -300], []],
  ["what cannot be set off waits", [1000, -1300], 0, [1000, -1000], [-300]],
  ["with nothing owed, all of it waits", [-300], 0, [], [-300]],
  ["the oldest is set off first", [100, -80, -50], 0, [100, -80, -20], [-30]],
  ["without claims nothing is settled", [0], 0, [], []],
])("%s", (_what, given, transferCents, settled, waiting) => {
  const found = settlementOf(claims(...given));
  expect(found.transferCents).toBe(transferCents);
  expect(found.settled.map(({ cents }) => cents)).toEqual(settled);
  expect(found.waiting.map(({ cents }) => cents)).toEqual(waiting);
});

test("every claim is settled or waits, and the settled sum is the transfer", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -200_000, max: 200_000 })), (given) => {
      const all = claims(...given);
      const { transferCents, settled, waiting } = settlementOf(all);
      expect(transferCents).toBeGreaterThanOrEqual(0);
      expect(sum(settled)).toBe(transferCents);
      expect(sum(settled) + sum(waiting)).toBe(sum(all));
      expect(waiting.every(({ cents }) => cents < 0)).toBe(true);
    }),
  );
});
