import { expect, test } from "@playwright/test";
import { holdRequests } from "./hold-requests.ts";
import { enter, enterAtHome } from "./people.ts";
import { saveData } from "./save-data.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile({ fetchesAhead: true });

test("a dialog requested by a key before its chunk loads opens when it arrives, and returns the focus", async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/(dialog-pieces|structure-form)-.*\.js/);
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/structures`);
  const create = page.getByRole("main").getByRole("button", { name: "Νέα Δομή" });
  await create.press("Enter");
  await release();
  const dialog = page.getByRole("dialog", { name: "Νέα Δομή" });
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(create).toBeFocused();
});

test("a dialog whose chunk finds no network says that the server cannot be reached, and opens on retry; a failed prefetch is silent", async ({
  page,
}) => {
  const lost = /\/health$|\/builds\/meta\/|\/assets\/(dialog-pieces|live-stream)-.*\.js/;
  await page.route(lost, (route) => route.abort());
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/structures`);
  const create = page.getByRole("main").getByRole("button", { name: "Νέα Δομή" });
  await create.press("Enter");
  await expect(page.getByText("Δεν υπάρχει επικοινωνία με τον διακομιστή")).toBeVisible();
  await expect(page.getByText("Κάτι πήγε στραβά")).toHaveCount(0);
  await page.unroute(lost);
  await create.press("Enter");
  await expect(page.getByRole("dialog", { name: "Νέα Δομή" })).toBeVisible();
});

test("a chunk lost while it is fetched ahead, with the server answering, reloads nothing, and is fetched again when needed", async ({
  page,
}) => {
  const lost = /\/assets\/dialog-pieces-.*\.js/;
  await page.route(lost, (route) => route.abort());
  await enter(page, site.url, "clerk");
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const failed = page.waitForEvent("requestfailed", (request) => lost.test(request.url()));
  const answered = page.waitForResponse(/\/builds\/meta\/latest/);
  await page.goto(`${site.url}/structures`);
  await failed;
  await (await answered).finished();
  await page.unroute(lost);
  await page.getByRole("main").getByRole("button", { name: "Νέα Δομή" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Νέα Δομή" })).toBeVisible();
  expect(documents).toBe(1);
});

// If a piece other than the first is lost, the page itself requests it once more.
for (const [piece, loads] of [
  ["index", 1],
  ["application", 2],
] as const)
  test(`when the application's chunk ${piece} does not load, the page says so, and opens it on retry`, async ({
    page,
  }) => {
    const lost = new RegExp(`/assets/${piece}-.*\\.js`);
    await page.route(lost, (route) => route.abort());
    await enter(page, site.url, "clerk");
    let loaded = 0;
    page.on("load", () => (loaded += 1));
    await page.goto(`${site.url}/structures`);
    await expect.poll(() => loaded).toBe(loads);
    await expect(page.getByRole("alert")).toContainText("Η εφαρμογή δεν φορτώθηκε");
    await page.unroute(lost);
    await page.getByRole("link", { name: "Δοκιμάστε ξανά" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Δομές");
    await expect(page.getByText("Η εφαρμογή δεν φορτώθηκε")).toBeHidden();
  });

test("a menu opens at the first press with the focus in it, before its positioning code loads", async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/floating-real-.*\.js/);
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/structures`);
  const button = page.getByRole("button", { name: "Εξαγωγή" });
  // Far enough down that the page has to scroll to it.
  await button.evaluate((element) => (element.style.marginTop = "150vh"));
  await button.press("Enter");
  const first = page.getByRole("menuitem").first();
  await expect(first).toBeFocused();
  await first.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
  // No one sees it there, so no one can press it there.
  await expect(page.getByRole("menu")).toHaveCSS("pointer-events", "none");
  await release();
  await expect(first).toBeVisible();
  const above = await button.boundingBox();
  await expect
    .poll(async () => (await page.getByRole("menu").boundingBox())?.y)
    .toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await expect(page.getByRole("menu")).toHaveCSS("position", "absolute");
  await expect(page.getByRole("menu")).toHaveCSS("pointer-events", "auto");
});

test("code that a page does not need to be shown is requested after its rows", async ({ page }) => {
  await enter(page, site.url, "clerk");
  const loadedPaths: string[] = [];
  page.on("response", (response) => loadedPaths.push(new URL(response.url()).pathname));
  await page.goto(`${site.url}/structures`);
  await expect.poll(() => loadedPaths.some((path) => path.includes("/dialog-pieces-"))).toBe(true);
  const placeOf = (part: string) => loadedPaths.findIndex((path) => path.includes(part));
  expect(placeOf("/Structures/GetAll")).toBeGreaterThan(-1);
  expect(placeOf("/dialog-pieces-")).toBeGreaterThan(placeOf("/Structures/GetAll"));
});

test("in a browser set to save data a chunk is fetched only when needed", async ({ page }) => {
  await saveData(page.context());
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const isAsked = () => requests.some((url) => url.includes("/assets/dialog-pieces-"));
  await enter(page, site.url, "clerk");
  // Once idle, the page follows what others do: by then it would have requested what is fetched ahead.
  const follows = page.waitForResponse(/\/api\/Live\/Watch/);
  await page.goto(`${site.url}/structures`);
  await follows;
  expect(isAsked()).toBe(false);
  await page.getByRole("main").getByRole("button", { name: "Νέα Δομή" }).click();
  await expect(page.getByRole("dialog", { name: "Νέα Δομή" })).toBeVisible();
  expect(isAsked()).toBe(true);
});

test("the code of the menu's pages is loaded before they open, and what these need later only once they do", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const isAsked = (piece: string) => requests.some((url) => url.includes(`/assets/${piece}-`));
  await enterAtHome(page, site.url, "clerk");
  await expect.poll(() => isAsked("structures-page"), { timeout: 60_000 }).toBe(true);
  expect([isAsked("overtime-decisions-page"), isAsked("decision-form")]).toEqual([true, false]);
  await page.getByRole("link", { name: "Υπερωρίες" }).click();
  await expect.poll(() => isAsked("decision-form")).toBe(true);
  await context.close();
});
