import fc from "fast-check";
import { expect, test } from "vitest";
import type { SavedRecord } from "#api/attendances.ts";
import { cellsToSend } from "./answers.ts";
import type { GridState } from "./grid-state.ts";
import { reduce, type GridAction } from "./reduce.ts";
import { after, gridForTests, picture, pointAt, sheetForTests, typed } from "./testing.ts";

const rules = sheetForTests({ a1: "w", b2: "a", c3: "w" }, ["a3", "b1"], [4]);
const empty = gridForTests(4, 5);

const place = fc.record({ row: fc.nat({ max: 3 }), column: fc.nat({ max: 5 }) });
const text = fc.constantFrom("w", "a", "", "zz");
const action: fc.Arbitrary<GridAction | "save"> = fc.oneof(
  fc.record({ type: fc.constant("point" as const), place, extend: fc.boolean() }),
  fc.record({
    type: fc.constant("enter" as const),
    text,
    everywhere: fc.boolean(),
    then: fc.constantFrom("down" as const, "right" as const, null),
  }),
  fc.constant({ type: "clear" as const }),
  fc.record({
    type: fc.constant("fill" as const),
    direction: fc.constantFrom("down" as const, "right" as const),
  }),
  fc.record({
    type: fc.constant("paste" as const),
    block: fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 3 }),
  }),
  fc.constant({ type: "discard" as const }),
  fc.constant("save" as const),
);

/** Every draft that can be sent is saved, as its next version. */
function save(state: GridState): GridState {
  const sent = cellsToSend(state.drafts);
  const records = sent.map((cell): SavedRecord => ({
    contractId: cell.contractId,
    date: `2026-03-0${cell.day}`,
    outcome: "saved",
    version: cell.version + 1,
    messages: [],
  }));
  return reduce(state, { type: "answer", sent, records }, rules);
}

function steps(state: GridState, action: "undo" | "redo", count: number): GridState {
  return Array.from({ length: count }).reduce<GridState>(
    (at) => reduce(at, { type: action }, rules),
    state,
  );
}

test("after any acts, undo restores what was there before and redo what was there after", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      const end = actions.reduce<GridState>(
        (at, one) => (one === "save" ? save(at) : reduce(at, one, rules)),
        empty,
      );
      const count = end.journal.done.length;
      const undone = steps(end, "undo", count);
      expect(picture(undone, rules)).toEqual(picture(empty, rules));
      if (!actions.includes("save")) expect(undone.drafts.size).toBe(0);
      expect(picture(steps(undone, "redo", count), rules)).toEqual(picture(end, rules));
    }),
  );
});

test("a bulk change is one step, and its selection comes back with it", () => {
  const area = [pointAt(0, 1), pointAt(2, 2, true)] as const;
  const typedOver = after(empty, rules, ...area, {
    type: "enter",
    text: "a",
    everywhere: true,
    then: null,
  });
  const elsewhere = after(typedOver, rules, pointAt(3, 0), { type: "undo" });
  expect(picture(elsewhere, rules)).toEqual(picture(empty, rules));
  expect(elsewhere.selection).toEqual(typedOver.selection);
  expect(elsewhere.notice).toEqual({ kind: "undone", cells: 4 });
});

test("undoing what was saved is a change to be saved", () => {
  const saved = save(after(empty, rules, pointAt(3, 0), typed("w")));
  expect(saved.drafts.size).toBe(0);
  const undone = after(saved, rules, { type: "undo" });
  expect(cellsToSend(undone.drafts)).toMatchObject([
    { contractId: "d", day: 1, version: 1, content: { intervals: [] } },
  ]);
});

test("a new act forgets what had been taken back", () => {
  const state = after(empty, rules, typed("a"), { type: "undo" }, typed("a"), { type: "redo" });
  expect(state.notice).toEqual({ kind: "nothing-to-redo" });
});
