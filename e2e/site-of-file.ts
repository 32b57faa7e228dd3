import { test } from "@playwright/test";
import { openSite, type Site } from "./site.ts";

/**
 * The site of a file's tests, opened before the first of them and closed after the last, with every page that they left open: it
 * would go on asking for a site that is no more, and slow the files that come after in the same browser.
 */
export function siteOfFile(environment: Record<string, string> = {}, open = openSite): Site {
  // Guarantee: it has all of a site before any test of the file runs.
  const site = {} as Site;
  test.beforeAll(async () => {
    Object.assign(site, await open(environment));
  });
  test.afterAll(async ({ browser }) => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await site.close();
  });
  return site;
}
