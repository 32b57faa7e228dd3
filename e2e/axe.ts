import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds wrong in a page, one sentence for each rule that is broken; of all its rules, or of those named. It is
 * laid into a document once, and gathers nothing but violations: passes cost ten times as long to describe.
 */
export async function brokenRules(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(violated, rules);
}

/** Runs in the page. */
async function violated(rules: readonly string[] | undefined): Promise<string[]> {
  const found = await window.axe?.run(document, {
    resultTypes: ["violations"],
    ...(rules && { runOnly: [...rules] }),
  });
  if (!found) throw new Error("axe is not in the page");
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}
