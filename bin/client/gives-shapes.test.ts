import { expect, test } from "vitest";
import { parseAst } from "vite";
import { givesShapes } from "./gives-shapes.ts";

const from = 'import { things } from "#api/things.ts";';

test.each([
  ["asks a call", "const read = queryOf(things.getAll, { id });", false],
  ["asks it of the body", "const found = useAnswerOfBody(things.getAll, { id });", false],
  ["makes a call", "const save = useCall(things.save);", false],
  ["makes stale what a call changes", "await invalidateAfter(client, things.save);", false],
  ["makes calls stale", "await invalidate(client, [things.getAll]);", false],
  ["asks one call or another", "request(isNew ? things.create : things.update, {});", false],
  ["names what a list is filtered by", "listSearchOf(things.list.filters.extend({}));", false],
  ["gives a list to its page", "jsx(ListPage, { list: things });", false],
  ["has a local name like it", "const one = { things: 1 }; one.things;", false],
  ["reads a shape", "things.create.input.safeParse(values);", true],
  ["reads a shape by another name", "const { input } = things.create;", true],
  ["gives a call to a form", "useSomeForm({ call: things.create });", true],
  ["gives all calls to a form", "useSomeForm({ calls: things });", true],
  ["gives them under their own name", "useSomeForm({ things });", true],
  ["gives a call to a function", "checked(things.create);", true],
  ["gives a call to a component", "jsx(EntryForm, { create: things.create });", true],
  ["gives it on to other modules", "export const create = things.create;", true],
  ["gives what a call holds on", "queryOf({ ...things.getAll, path });", true],
])("whether a module that %s needs the calls' shapes", (_, code, expected) => {
  expect(givesShapes(parseAst(`${from}\n${code}`))).toBe(expected);
});

test("a module that re-exports calls needs their shapes", () => {
  expect(givesShapes(parseAst('export { things } from "#api/things.ts";'))).toBe(true);
});
