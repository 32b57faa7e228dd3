import { type Page, type Request, expect, test } from "@playwright/test";
import { isTorture } from "#server/testing/extent.ts";
import { brokenRules } from "./axe.ts";
import { keyboardFaults } from "./keyboard.ts";
import { type Known, knownOf } from "./known.ts";
import { type SitePage, pages } from "./pages.ts";
import { enter } from "./people.ts";
import { saveData } from "./save-data.ts";
import { drawn, settling, wrongsOf } from "./settled.ts";
import { type Site, openSite } from "./site.ts";

let site: Site;
let known: Known;
type Visitor = {
  page: Page;
  wrongs: string[];
  underWay: Set<Request>;
  settled: () => Promise<void>;
};

/** One browser for all accounts in turn: each new browser has to cache the whole application. */
let visitor: Visitor;
let account: string | null = null;

/** The pages are divided among this many files, which run in parallel. */
const parts = 4;

const byAccount = pages.toSorted((one, other) => (one.as ?? "").localeCompare(other.as ?? ""));

/** Walks every fourth page, starting from the given one: one test each, on a site of their own. */
export function walkPages(part: 0 | 1 | 2 | 3): void {
  test.beforeAll(async ({ browser }) => {
    site = await openSite();
    known = await knownOf(site.url);
    const context = await browser.newContext({ serviceWorkers: "allow" });
    await saveData(context);
    const page = await context.newPage();
    const underWay = new Set<Request>();
    visitor = {
      page,
      wrongs: wrongsOf(page, site.url),
      underWay,
      settled: settling(page, underWay),
    };
    account = null;
  });
  test.afterAll(async () => {
    await visitor.page.context().close();
    await site.close();
  });
  for (const one of byAccount.filter((_, index) => index % parts === part)) {
    test(
      `${one.id} ${one.route} opens by its address and again, under its own title, free of axe's violations, light and dark, wide and narrow, and is walked by keyboard`.trim(),
      () => walkPage(one).catch(explain),
    );
  }
}

async function walkPage(one: SitePage): Promise<void> {
  const { page, wrongs } = visitor;
  await become(one.as);
  wrongs.length = 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(`${site.url}${one.at?.(known) ?? one.route}`);
  await shown(visitor, one);
  expect(await brokenRules(page), "1440 px, light").toEqual([]);
  await fitting(page, "1440 px");
  await columnsInSight(page, "1440 px");
  await readableInDark(page);
  expect(await keyboardFaults(page), "with Tab alone").toEqual([]);

  await page.setViewportSize({ width: 992, height: 700 });
  await fitting(page, "992 px");
  await columnsInSight(page, "992 px");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await shown(visitor, one);
  expect(await brokenRules(page, "all but contrast"), "390 px").toEqual([]);
  await fitting(page, "390 px");
  if (isTorture) await wellInEveryPicture(page);
  expect(wrongs).toEqual([]);
}

/** Adds to an error what the browser had reported until then, and what it was waiting for. */
function explain(error: Error): never {
  const { wrongs, underWay, page } = visitor;
  const waited = [...underWay].map((request) => request.url());
  error.message += `\nat: ${page.url()}\nwrong until then: ${wrongs.join(", ")}\nunder way: ${waited.join(", ")}`;
  throw error;
}

/** Continues as another account, as on a computer that several people share. */
async function become(as: string | null): Promise<void> {
  if (as === account) return;
  await visitor.page.goto("about:blank");
  await visitor.page.context().clearCookies();
  if (as !== null) await enter(visitor.page, site.url, as);
  account = as;
}

async function shown({ page, settled }: Visitor, to: SitePage): Promise<void> {
  const { heading, shows } = to;
  const name = typeof heading === "function" ? heading(known) : heading;
  const headings = page.getByRole("heading", { level: 1 });
  await expect(headings).toHaveCount(1);
  await expect(headings).toHaveText(name);
  await expect(page).toHaveTitle(typeof name === "string" ? `${name} · Παρών` : / · Παρών$/);
  await expect(page.locator("main")).toContainText(
    typeof shows === "function" ? shows(known) : shows,
  );
  await settled();
}

async function fitting(page: Page, where: string): Promise<void> {
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sideways, `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Checks that no list is wider than its container, where a column would lie past its edge or under an act. */
async function columnsInSight(page: Page, where: string): Promise<void> {
  await drawn(page);
  await expect(page.locator("main [data-wide]"), `${where}: columns out of sight`).toHaveCount(0);
}

/** Runs all rules at each width in each colour scheme; elsewhere they run once per width, and only contrast in the other scheme. */
async function wellInEveryPicture(page: Page): Promise<void> {
  for (const width of [1440, 992, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      expect(await brokenRules(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** Changes only the colours, then runs the contrast rule. */
async function readableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await drawn(page);
  expect(await brokenRules(page, "contrast"), "1440 px, dark").toEqual([]);
}
