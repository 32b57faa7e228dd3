import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import type { SignedContext } from "#server/kernel/context.ts";
import { compileOnce, pagePlaces } from "./compile-once.ts";

const [one, other] = [
  "01a20729-e5d0-71fd-8bd6-593ee2edd2ea",
  "01a2072a-0f22-73d8-8026-fcfdd4f69b3d",
];
const page = { skip: 0, take: 50 };

type Query = { organizationId: string; state?: string; search?: string };

/** Guarantee: the statements of these tests read no other properties of the context. */
function asking(over: object = {}): SignedContext {
  const known = { today: "2026-11-23", now: new Date(0), actor: { userId: one, role: "Employee" } };
  return { ...known, ...over } as unknown as SignedContext;
}

type Statement = (query: Query, asking: SignedContext) => [text: string, ...values: unknown[]];

/** How often the list's statements were compiled, and what was sent. */
function listOf(statement: Statement) {
  let made = 0;
  const statements = compileOnce((query: Query, of) => {
    made += 1;
    const [text, ...values] = statement(query, of);
    return [CompiledQuery.raw(text, [...values, pagePlaces.take, pagePlaces.skip])];
  });
  const sent = (query: Query, of = asking(), place = page) => statements(query, of, place);
  return { sent, made: () => made };
}

test("a statement is compiled once, and each request has its own ids in their places", () => {
  const list = listOf(({ organizationId }, { actor }) => ["ids", organizationId, actor.userId, 7]);
  expect(list.sent({ organizationId: one })[0]?.values).toEqual([one, one, 7, 50, 0]);
  expect(list.sent({ organizationId: one })[0]?.values).toEqual([one, one, 7, 50, 0]);
  const asOther = asking({ actor: { userId: other, role: "Employee" } });
  const [again] = list.sent({ organizationId: other }, asOther, { skip: 50, take: 25 });
  expect(again?.values).toEqual([other, other, 7, 25, 50]);
  expect(list.made()).toBe(1);
});

test.each<[string, Query, SignedContext]>([
  ["another value", { organizationId: one, state: "closed" }, asking()],
  ["another day", { organizationId: one, state: "open" }, asking({ today: "2026-11-24" })],
  [
    "another role",
    { organizationId: one, state: "open" },
    asking({ actor: { userId: one, role: "Executive" } }),
  ],
  ["another body", { organizationId: other, state: "open" }, asking()],
])("%s compiles anew when the ids no longer match", (_, query, of) => {
  const list = listOf(({ state }, { today, actor }) => [`${state} ${today} ${actor.role}`]);
  list.sent({ organizationId: one, state: "open" });
  const [sent] = list.sent(query, of);
  expect(sent?.text).toBe(`${query.state} ${of.today} ${of.actor.role}`);
  expect(list.made()).toBe(2);
});

test.each<[string, Statement, string]>([
  ["writes an id into its text", ({ organizationId }) => [`of ${organizationId}`], `of ${other}`],
  ["reads the instant", (_, { now }) => [now.toISOString()], "1970-01-01T00:00:01.000Z"],
  [
    "uses the whole actor",
    (_, of) => [JSON.stringify({ ...of }.actor)],
    `{"userId":"${one}","role":"Employee"}`,
  ],
])("a list that %s is compiled for each request", (_, statement, expected) => {
  const list = listOf(statement);
  list.sent({ organizationId: one });
  const [sent] = list.sent({ organizationId: other }, asking({ now: new Date(1000) }));
  expect(sent?.text).toBe(expected);
});

test("an id within a value is not taken for a parameter", () => {
  const list = listOf(({ organizationId }) => ["path", `${organizationId}/2026-11`]);
  list.sent({ organizationId: one });
  expect(list.sent({ organizationId: other })[0]?.values[0]).toBe(`${other}/2026-11`);
});

test("search terms are not cached", () => {
  const list = listOf(({ search }) => ["search", search]);
  for (let time = 0; time < 3; time += 1) list.sent({ organizationId: one, search: "Αθ" });
  expect(list.made()).toBe(3);
});
