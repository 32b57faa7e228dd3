import { expect, test } from "vitest";
import { rulesOf } from "./build-manifest.ts";

const matcher = {
  static: {
    "/contracts": {},
    "/privacy-policy": { prerender: true },
    "/docs/old": { prerender: false },
  },
  wildcard: { "/docs/drafts": { prerender: false }, "/docs": { prerender: true } },
  dynamic: { "/contracts/details/$id": { prerender: false } },
};

test.each([
  ["/privacy-policy", { prerender: true }],
  ["/docs/a/b", { prerender: true }],
  ["/docs/drafts/a", { prerender: false }],
  ["/docs/old", { prerender: false }],
  ["/contracts/details/1", { prerender: false }],
  ["/contracts", {}],
  ["/contracts/details/", null],
  ["/contracts/details/1/2", null],
  ["/contract", null],
])(
  "C-18 the rules of %s, most specific first; none if the build has no such page",
  (path, rules) => {
    expect(rulesOf({ matcher }, path)).toEqual(rules);
  },
);
