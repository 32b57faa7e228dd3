import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { costlyHas } from "./costly-has.ts";

const root = join(import.meta.dirname, "../..");

test.each([
  ["any element, and all after it", "main :has([data-first]) ~ *"],
  ["any element", "main :has([data-first])"],
  ["any element that is none of some", "main :not(.one):has(a)"],
  ["any element that holds none", "main :not(:has(.one))"],
  ["any element of a kind", ".scroller div:has(.note)"],
  ["what stands deep within", ".row:has(> .tick) th"],
  ["what stands next", ".row:has(.tick) + p"],
  ["what stands after", "body:has([data-bar])~p"],
  ["one of several", ".plain, .row:has(.tick) th"],
])("a :has() is costly with %s", (_of, selector) => {
  const css = `/* a {b} */ @media (min-width: 1px) { .one { color: red; } ${selector} { top: 0; } }`;
  expect(costlyHas(css)).toEqual([selector]);
});

test.each([
  ["a named element", ".filters:has(> :nth-child(4))"],
  ["one of the package's, and every other row", ":global(.mantine-Box):nth-child(2n + 1):has(a)"],
  ["a named element, of its children", ".squares:not(:has(a)) > li"],
  ["one that an attribute names", "td[data-pinned]:not(:has(a, button))"],
  ["the children of a named one", ".list > li:has(.way):hover"],
  ["an element that looks at its children alone", ".scroller div:has(> [data-note])"],
  ["the page", "body:has([data-bar])"],
  ["nothing", "main [data-first] ~ *"],
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
