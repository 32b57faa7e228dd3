import fc from "fast-check";
import { expect, test } from "vitest";
import { slotKeeper } from "./slots.ts";

test("new rows take the slots of removed rows, and the others keep theirs", () => {
  const slotsOf = slotKeeper();
  expect(slotsOf([0, 1, 2])).toEqual([0, 1, 2]);
  const [two, three, four] = slotsOf([2, 3, 4]);
  expect(two).toBe(2);
  expect(new Set([three, four])).toEqual(new Set([0, 1]));
});

test("no two rows share a slot, and none is added while one is free", () => {
  const rowWindow = fc.tuple(fc.nat({ max: 50 }), fc.nat({ max: 8 }));
  fc.assert(
    fc.property(fc.array(rowWindow, { minLength: 1 }), (windows) => {
      const slotsOf = slotKeeper();
      let before = 0;
      for (const [first, length] of windows) {
        const rows = Array.from({ length }, (_, index) => first + index);
        const slots = slotsOf(rows);
        expect(new Set(slots).size).toBe(length);
        expect(Math.max(-1, ...slots)).toBeLessThan(before + length);
        expect(slotsOf(rows)).toEqual(slots);
        before = Math.max(before, ...slots.map((slot) => slot + 1));
      }
    }),
  );
});
