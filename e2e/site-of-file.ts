import { test } from "@playwright/test";
import { openSite, type Site } from "./site.ts";

/** The site of a file's tests, opened before the first of them and closed after the last. */
export function siteOfFile(environment?: Record<string, string>): Site {
  // Guarantee: it has all of a site before any test of the file runs.
  const site = {} as Site;
  test.beforeAll(async () => {
    Object.assign(site, await openSite(environment));
  });
  test.afterAll(() => site.close());
  return site;
}
