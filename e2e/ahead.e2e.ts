import { type Page, expect, test } from "@playwright/test";
import { enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const list = /\/api\/Structures\/GetAll\?/;
const linkIn = (page: Page) =>
  page
    .getByRole("navigation", { name: "Κύριο μενού" })
    .getByRole("link", { name: "Δομές", exact: true });
const rows = (page: Page) => page.getByRole("table").getByRole("link");

/** Signs in, has the list open once, and goes home from it. */
async function comeBackHome(page: Page) {
  await enterAtHome(page, site.url, "clerk");
  await page.goto(`${site.url}/structures`);
  await expect(rows(page).first()).toBeVisible();
  await page
    .getByRole("navigation", { name: "Κύριο μενού" })
    .getByRole("link", { name: "Αρχική" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
}

/** The addresses of what the page asks for, from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  return asked;
}

test("a link that is pointed at has its list read, once, before it is pressed", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  const asked = askedBy(page);
  const answered = page.waitForResponse(list);
  await linkIn(page).hover();
  await answered;
  expect(new URL(page.url()).pathname).toBe("/");
  await linkIn(page).click();
  await expect(rows(page).first()).toBeVisible();
  expect(asked.filter((url) => list.test(url))).toHaveLength(1);
});

test("what is only pointed at ends no session: a list that was refused is asked again when its link is pressed", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  await page.route(list, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  const refused = page.waitForResponse(list);
  await linkIn(page).hover();
  expect((await refused).status()).toBe(401);
  await linkIn(page).click();
  await expect(rows(page).first()).toBeVisible();
});

test("a press on a link has its list read, before it is let go", async ({ page }) => {
  await enterAtHome(page, site.url, "clerk");
  const answered = page.waitForResponse(list);
  await linkIn(page).dispatchEvent("pointerdown", { button: 0 });
  await answered;
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a page that opens by its address is asked for beside what admits its person", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  const asked = page.waitForRequest(list);
  await page.route(/\/api\/Reads\//, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${site.url}/structures`);
  await expect(rows(page).first()).toBeVisible();
});

test("where keys lead to a page, it is asked for before anything is drawn anew", async ({
  page,
}) => {
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

test("a list that is opened again is asked for again, and has what stands now", async ({
  page,
}) => {
  await comeBackHome(page);
  await page.route(list, async (route) => {
    const answer = await route.fetch();
    const { items, ...others } = await answer.json();
    const named = items.map((item: object) => ({ ...item, title: "Νεότερη ονομασία" }));
    await route.fulfill({ response: answer, json: { ...others, items: named } });
  });
  await linkIn(page).press("Enter");
  await expect(rows(page).first()).toHaveText("Νεότερη ονομασία");
});

test("a list that is opened again has all its rows, and its columns where they stood", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await enterAtHome(page, site.url, "clerk");
  const contracts = page
    .getByRole("navigation", { name: "Κύριο μενού" })
    .getByRole("link", { name: "Συμβάσεις", exact: true });
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
