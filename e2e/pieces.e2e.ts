import { type Page, type Route, expect, test } from "@playwright/test";
import { enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** Holds the scripts of that name back; gives what lets them come. */
async function held(page: Page, name: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isFree = false;
  await page.route(name, async (route) => {
    if (isFree) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    isFree = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

test("a dialog that is asked for by a key before its piece is there opens when it comes, and gives the focus back", async ({
  page,
}) => {
  const release = await held(page, /\/assets\/(dialog-pieces|structure-form)-.*\.js/);
  await enterAtHome(page, site.url, "clerk");
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

test("a menu opens at the first press, with the focus in it, before what places it is there", async ({
  page,
}) => {
  const release = await held(page, /\/assets\/floating-real-.*\.js/);
  await enterAtHome(page, site.url, "clerk");
  await page.goto(`${site.url}/structures`);
  const button = page.getByRole("button", { name: "Εξαγωγή" });
  await button.press("Enter");
  const first = page.getByRole("menuitem").first();
  await expect(first).toBeFocused();
  await release();
  await expect(first).toBeVisible();
  const above = await button.boundingBox();
  await expect
    .poll(async () => (await page.getByRole("menu").boundingBox())?.y)
    .toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});

test("what a page does not need to show itself is asked for after its rows", async ({ page }) => {
  await enterAtHome(page, site.url, "clerk");
  const asked: string[] = [];
  page.on("response", (response) => asked.push(new URL(response.url()).pathname));
  await page.goto(`${site.url}/structures`);
  await expect.poll(() => asked.some((path) => path.includes("/dialog-pieces-"))).toBe(true);
  const placeOf = (part: string) => asked.findIndex((path) => path.includes(part));
  expect(placeOf("/Structures/GetAll")).toBeGreaterThan(-1);
  expect(placeOf("/dialog-pieces-")).toBeGreaterThan(placeOf("/Structures/GetAll"));
});
