import { expect, test } from "vitest";
import { parseAst } from "vite";
import { givesShapes } from "./gives-shapes.ts";

const from = 'import { things } from "#api/things.ts";';

test.each([
  ["asks a call", "const read = queryOf(things.getAll, { id });", false],
  ["asks a call as it renders", "const found = useAnswer(things.getAll, { id });", false],
  ["makes a call", "const save = useCall(things.save);", false],
  ["marks the result of a call as stale", "await invalidateAfter(client, things.save);", false],
  ["marks calls as stale", "await invalidate(client, [things.getAll]);", false],
  ["asks one of two calls", "request(isNew ? things.create : things.update, {});", false],
  ["names the list whose filters it uses", "listSearchOf(things.list.filters.extend({}));", false],
  ["passes a list to its page", "jsx(ListPage, { list: things });", false],
  ["only has a local variable of that name", "const one = { things: 1 }; one.things;", false],
  ["reads a shape", "things.create.input.safeParse(values);", true],
  ["reads a shape by another name", "const { input } = things.create;", true],
  ["passes a call to a form", "useSomeForm({ call: things.create });", true],
  ["passes all calls to a form", "useSomeForm({ calls: things });", true],
  ["passes them under their own name", "useSomeForm({ things });", true],
  ["passes a call to a function", "checked(things.create);", true],
  ["passes a call to a component", "jsx(EntryForm, { create: things.create });", true],
  ["passes it on to other modules", "export const create = things.create;", true],
  ["passes what a call contains", "queryOf({ ...things.getAll, path });", true],
])("whether a module that %s needs the calls' shapes", (_, code, expected) => {
  expect(givesShapes(parseAst(`${from}\n${code}`))).toBe(expected);
});

test("a module that re-exports calls needs their shapes", () => {
  expect(givesShapes(parseAst('export { things } from "#api/things.ts";'))).toBe(true);
});
