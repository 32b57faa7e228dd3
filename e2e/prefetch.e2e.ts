import { type Page, expect, test } from "@playwright/test";
import { enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const list = /\/api\/Structures\/GetAll\?/;
const linkIn = (page: Page, name = "Δομές") =>
  page.getByRole("navigation", { name: "Κύριο μενού" }).getByRole("link", { name, exact: true });
const rows = (page: Page) => page.getByRole("table").getByRole("link");

/** Signs in, opens the list once, and returns home from it. */
async function comeBackHome(page: Page) {
  await enterAtHome(page, site.url, "clerk");
  await page.goto(`${site.url}/structures`);
  await expect(rows(page).first()).toBeVisible();
  await goHome(page);
}

async function goHome(page: Page) {
  await linkIn(page, "Αρχική").click();
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
}

/** The URLs that the page requests from now on. */
function askedBy(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(decodeURIComponent(request.url())));
  return requests;
}

test("hovering over a link fetches its list once; a refusal ends no session and is retried on click; a page opened by address loads beside its admission", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  await page.route(list, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  const refused = page.waitForResponse(list);
  await linkIn(page).hover();
  expect((await refused).status()).toBe(401);
  await linkIn(page).click();
  await expect(rows(page).first()).toBeVisible();
  await goHome(page);

  const requests = askedBy(page);
  const ofContracts = /\/api\/Contracts\/GetAll\?/;
  const answered = page.waitForResponse(ofContracts);
  const contracts = linkIn(page, "Συμβάσεις");
  await contracts.hover();
  await answered;
  expect(new URL(page.url()).pathname).toBe("/");
  await contracts.click();
  await expect(rows(page).first()).toBeVisible();
  expect(requests.filter((url) => ofContracts.test(url))).toHaveLength(1);

  const beside = page.waitForRequest(list);
  await page.route(/\/api\/Reads\//, async (route) => {
    await beside;
    await route.continue();
  });
  await page.goto(`${site.url}/structures`);
  await expect(rows(page).first()).toBeVisible();
});

test("pressing a link fetches its list before the release", async ({ page }) => {
  await enterAtHome(page, site.url, "clerk");
  const answered = page.waitForResponse(list);
  await linkIn(page).dispatchEvent("pointerdown", { button: 0 });
  await answered;
  expect(new URL(page.url()).pathname).toBe("/");
});

test("keyboard navigation requests the page before anything is redrawn", async ({ page }) => {
  await comeBackHome(page);
  await page.evaluate(() => performance.clearResourceTimings());
  const drawnAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const menu = document.querySelector("nav:has([aria-current])");
        const observer = new MutationObserver(() => resolve(performance.now()));
        observer.observe(menu ?? document.body, {
          attributeFilter: ["aria-current"],
          subtree: true,
        });
      }),
  );
  const answered = page.waitForResponse(list).then((answer) => answer.finished());
  await linkIn(page).evaluate((link: HTMLElement) => link.click());
  await answered;
  const askedAt = await page.evaluate(() => {
    const calls = performance.getEntriesByType("resource");
    return calls
      .filter(({ name }) => name.includes("/Structures/GetAll"))
      .map((one) => one.startTime);
  });
  expect(askedAt).toEqual([expect.any(Number)]);
  expect(askedAt[0]).toBeLessThan(await drawnAt);
});

test("a reopened list is fetched again and shows its current rows, all of them, with the columns in place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await comeBackHome(page);
  await page.route(list, async (route) => {
    const answer = await route.fetch();
    const { items, ...others } = await answer.json();
    const named = items.map((item: object) => ({ ...item, title: "Νεότερη ονομασία" }));
    await route.fulfill({ response: answer, json: { ...others, items: named } });
  });
  await linkIn(page).press("Enter");
  await expect(rows(page).first()).toHaveText("Νεότερη ονομασία");
  await goHome(page);

  const contracts = linkIn(page, "Συμβάσεις");
  const heads = page.getByRole("table").getByRole("columnheader");
  const widths = () => heads.evaluateAll((all) => all.map((head) => head.clientWidth));
  await contracts.click();
  await expect(rows(page)).toHaveCount(50);
  const first = await widths();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
  await contracts.click();
  await expect(rows(page)).toHaveCount(50);
  expect(await widths()).toEqual(first);
});
