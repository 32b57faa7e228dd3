import { expect, test } from "vitest";
import { forgetKey, keyOf } from "./unanswered.ts";

const uuidV4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("a write keeps its key until an answer comes, and gets a new one after it", () => {
  const first = keyOf("/Structures/Create {}");
  expect(first).toMatch(uuidV4);
  expect(keyOf("/Structures/Create {}")).toBe(first);
  forgetKey("/Structures/Create {}");
  expect(keyOf("/Structures/Create {}")).not.toBe(first);
});

test("another input is another write", () => {
  expect(keyOf('/Structures/Create {"title":"α"}')).not.toBe(
    keyOf('/Structures/Create {"title":"β"}'),
  );
});

test("at most a hundred keys are kept, and the oldest is dropped first", () => {
  const oldest = keyOf("oldest");
  for (let count = 0; count < 100; count += 1) keyOf(`write ${count}`);
  expect(keyOf("oldest")).not.toBe(oldest);
});
