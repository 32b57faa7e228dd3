import { expect, test } from "vitest";
import { daysOfMonth } from "../calendar/day.ts";
import { drawSample, type SampleSheet } from "./sample.ts";

const sheets: SampleSheet[] = ["a", "b", "c"].flatMap((structureId) =>
  daysOfMonth("2026-03").map((date) => ({ structureId, date, score: 0 })),
);

test("the same seed draws the same sheets, whatever their order", () => {
  const draw = { rule: "random", seed: 7, size: 10 } as const;
  expect(drawSample(sheets.toReversed(), draw)).toEqual(drawSample(sheets, draw));
  expect(drawSample(sheets, { ...draw, seed: 8 })).not.toEqual(drawSample(sheets, draw));
});

test("a random sample draws every sheet about equally often", () => {
  const times = new Map<string, number>();
  for (let seed = 0; seed < 930; seed += 1) {
    for (const { structureId, date } of drawSample(sheets, { rule: "random", seed, size: 10 })) {
      const key = `${structureId} ${date}`;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  expect(times.size).toBe(93);
  expect(Math.min(...times.values())).toBeGreaterThan(60);
  expect(Math.max(...times.values())).toBeLessThan(145);
});

test("a scored sample takes the highest scores, and nothing without a score", () => {
  const scored = sheets.map((sheet, index) => ({ ...sheet, score: index < 5 ? 5 - index : 0 }));
  const drawn = drawSample(scored, { rule: "findings", seed: 1, size: 10 });
  expect(drawn.map(({ score }) => score)).toEqual([5, 4, 3, 2, 1]);
});
