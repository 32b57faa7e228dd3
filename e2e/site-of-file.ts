import { test } from "@playwright/test";
import { saveData } from "./save-data.ts";
import { openSite, type Site } from "./site.ts";

type Options = {
  /** Variables of the server. */
  environment?: Record<string, string>;
  open?: typeof openSite;
  /** For tests of what the product fetches before anybody asks for it: half of the work of a visit. */
  fetchesAhead?: boolean;
};

/**
 * The site of a file's tests, opened before the first of them and closed after the last, with every page that they left open: it
 * would go on asking for a site that is no more, and slow the files that come after in the same browser.
 */
export function siteOfFile(options: Options = {}): Site {
  const { environment = {}, open = openSite, fetchesAhead = false } = options;
  // Guarantee: it has all of a site before any test of the file runs.
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
