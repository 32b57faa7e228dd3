import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified build: each document parses it again. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Which axe rules to run: all, only the one about colour contrast, or all the others. */
type AxeRules = "all" | "contrast" | "all but contrast";

/**
 * What axe finds wrong in a page, one sentence per broken rule. It is injected into a document once, and collects only
 * violations: passes cost ten times as long to describe.
 */
export async function brokenRules(page: Page, rules: AxeRules = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(violated, rules);
}

/** Runs in the page. */
async function violated(rules: AxeRules): Promise<string[]> {
  const found = await window.axe?.run(document, {
    resultTypes: ["violations"],
    ...(rules === "contrast" && { runOnly: ["color-contrast"] }),
    ...(rules === "all but contrast" && { rules: { "color-contrast": { enabled: false } } }),
  });
  if (!found) throw new Error("axe is not in the page");
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}
