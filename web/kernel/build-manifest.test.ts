import { expect, test } from "vitest";
import { hasPage, rulesOf } from "./build-manifest.ts";

const matcher = {
  static: { "/privacy-policy": { prerender: true }, "/docs/old": { prerender: false } },
  wildcard: { "/docs/drafts": { prerender: false }, "/docs": { prerender: true } },
  dynamic: { "/contracts/details/$id": { prerender: false } },
};

test.each([
  ["/privacy-policy", { prerender: true }],
  ["/docs/a/b", { prerender: true }],
  ["/docs/drafts/a", { prerender: false }],
  ["/docs/old", { prerender: false }],
  ["/contracts/details/1", { prerender: false }],
  ["/documents", {}],
])("C-18 the rules of %s, the most particular first", (path, rules) => {
  expect(rulesOf({ matcher }, path)).toEqual(rules);
});

test.each([
  ["/", true],
  ["/contracts/details/1", true],
  ["/contracts/details/", false],
  ["/contracts/details/1/2", false],
  ["/contract", false],
])("C-18 a build has a page at %s: %s", (path, has) => {
  expect(hasPage({ routes: ["/", "/contracts", "/contracts/details/$id"] }, path)).toBe(has);
});
