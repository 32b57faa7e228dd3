import { test } from "@playwright/test";
import { saveData } from "./save-data.ts";
import { openSite, type Site } from "./site.ts";

type Options = {
  /** Environment variables of the server. */
  environment?: Record<string, string>;
  open?: typeof openSite;
  /** For tests of what the product prefetches, which is half of the work of a visit. */
  fetchesAhead?: boolean;
};

/**
 * The site of a file's tests, opened before the first of them and closed after the last, along with every page they left open:
 * such a page would keep calling a site that no longer exists, and slow down later files in the same browser.
 */
export function siteOfFile(options: Options = {}): Site {
  const { environment = {}, open = openSite, fetchesAhead = false } = options;
  // Guarantee: it is fully assigned before any test of the file runs.
  const site = {} as Site;
  test.beforeAll(async ({ browser }) => {
    if (!fetchesAhead) browser.on("context", saveData);
    Object.assign(site, await open(environment));
  });
  test.afterAll(async ({ browser }) => {
    browser.off("context", saveData);
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.close();
  });
  return site;
}
