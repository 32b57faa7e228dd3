import { expect, test } from "vitest";
import { parseAttlog } from "./attlog.ts";

test("a line is read as a punch in Athens time, with its status as direction", async () => {
  const { lines, punches, bad } = await parseAttlog(
    "       17\t2026-01-15 07:31:05\t0\t1\t0\t0\r\n17\t2026-07-15 15:29:59\t1\t15\r\n\r\nA9\t2026-07-15 08:00:00\t255",
  );
  expect([lines, bad]).toEqual([3, []]);
  expect(punches.map(({ cardNumber, at, direction }) => [cardNumber, at, direction])).toEqual([
    ["17", "2026-01-15T05:31:05.000Z", "in"],
    ["17", "2026-07-15T12:29:59.000Z", "out"],
    ["A9", "2026-07-15T05:00:00.000Z", "unknown"],
  ]);
});

test("a time in the repeated autumn hour is read as the first, and marked as ambiguous", async () => {
  const { punches } = await parseAttlog(
    ["02:59:00", "03:30:00", "04:00:00"].map((time) => `1\t2026-10-25 ${time}\t0`).join("\n"),
  );
  expect(punches.map(({ at, isAmbiguous }) => [at, isAmbiguous])).toEqual([
    ["2026-10-24T23:59:00.000Z", false],
    ["2026-10-25T00:30:00.000Z", true],
    ["2026-10-25T02:00:00.000Z", false],
  ]);
});

test.each([
  ["no number", "\t2026-03-17 07:30:00\t0"],
  ["an impossible day", "1\t2026-02-30 07:30:00\t0"],
  ["an impossible time", "1\t2026-03-17 24:30:00\t0"],
  ["the hour that the spring change skips", "1\t2026-03-29 03:30:00\t0"],
  ["no tabs", "1 2026-03-17 07:30:00 0"],
  ["an unstorable character", "1\t2026-03-17 07:30:00\t0\t\0"],
  ["an endless line", `1\t2026-03-17 07:30:00\t0\t${"9".repeat(300)}`],
])("a line with %s is rejected with its line number", async (_, line) => {
  const { punches, bad } = await parseAttlog(`5\t2026-03-17 07:30:00\t0\n${line}`);
  expect([punches.length, bad.map((one) => one.line)]).toEqual([1, [2]]);
});
