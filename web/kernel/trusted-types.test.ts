import { expect, test } from "vitest";
import { rules } from "./trusted-types.ts";

test.each([
  ["a style sheet", "createHTML", ":root{--a:1}@media (min-width:62em){.a>b{color:red}}", true],
  ["an element", "createHTML", "<img src=x onerror=alert(1)>", false],
  ["a script's text", "createScript", "alert(1)", false],
  ["the service worker", "createScriptURL", "/sw.js", true],
  ["the PDF reader", "createScriptURL", "/assets/pdf.worker.min-Ab_1-c.mjs", true],
  ["a foreign PDF reader", "createScriptURL", "//evil.example/assets/pdf.worker.min-a.mjs", false],
  ["another script", "createScriptURL", "/sw.js?evil", false],
  ["a foreign script", "createScriptURL", "https://example.com/sw.js", false],
] as const)("from plain text, %s may be created: %s %s → %s", (_case, rule, text, may) => {
  expect(rules[rule](text) === text).toBe(may);
});
