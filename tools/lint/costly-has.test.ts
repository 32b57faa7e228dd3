import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { costlyHas } from "./costly-has.ts";

const root = join(import.meta.dirname, "../..");

test.each([
  ["any element, and everything after it", "main :has([data-first]) ~ *"],
  ["any element", "main :has([data-first])"],
  ["any element except some", "main :not(.one):has(a)"],
  ["any element that contains none", "main :not(:has(.one))"],
  ["any element of a type", ".scroller div:has(.note)"],
  ["a deep descendant", ".row:has(> .tick) th"],
  ["a next sibling", ".row:has(.tick) + p"],
  ["later siblings", "body:has([data-bar])~p"],
  ["one of several selectors", ".plain, .row:has(.tick) th"],
])("a :has() is costly with %s", (_of, selector) => {
  const css = `/* a {b} */ @media (min-width: 1px) { .one { color: red; } ${selector} { top: 0; } }`;
  expect(costlyHas(css)).toEqual([selector]);
});

test.each([
  ["a named element", ".filters:has(> :nth-child(4))"],
  ["one of the library's, and every other row", ":global(.mantine-Box):nth-child(2n + 1):has(a)"],
  ["a named element, for its children", ".squares:not(:has(a)) > li"],
  ["an element named by an attribute", "td[data-pinned]:not(:has(a, button))"],
  ["the children of a named element", ".list > li:has(.way):hover"],
  ["an element that checks only its children", ".scroller div:has(> [data-note])"],
  ["the page itself", "body:has([data-bar])"],
  ["no :has() at all", "main [data-first] ~ *"],
])("a :has() is cheap with %s", (_of, selector) => {
  expect(costlyHas(`${selector} { top: 0; }`)).toEqual([]);
});

test("no stylesheet has a costly :has()", () => {
  const files = globSync("web/**/*.css", { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const costly = files.flatMap((file) =>
    costlyHas(readFileSync(join(root, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(costly).toEqual([]);
});
