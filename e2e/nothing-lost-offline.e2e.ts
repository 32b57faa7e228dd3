import { expect, test, type Page } from "@playwright/test";
import { addDays, lastDay, monthOf } from "#domain/calendar/day.ts";
import { cellOf, openGrid, shortDay, standing, takeAway, write } from "./grid-hands.ts";
import { placeOf } from "./people.ts";
import { type Site, openSite } from "./site.ts";

let site: Site;
let at = { url: "", structureId: "", day: "" };
/** A day of the month after. */
let until = "";

test.beforeAll(async () => {
  site = await openSite();
  at = { url: site.url, ...(await placeOf(site.url, "Δ05")) };
  until = addDays(lastDay(monthOf(at.day)), 4);
});
test.afterAll(() => site.close());
test.beforeEach(() => takeAway(site, at));

const preview = (page: Page) => page.getByRole("dialog", { name: /^ΚΑΝ · / });

async function undo(page: Page): Promise<void> {
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+z");
}

test("a leave that is asked for without a network stays as it was typed, and is asked for again with one", async ({
  page,
  context,
}) => {
  await openGrid(page, at, "clerk");
  await write(page, at, 1, `ΚΑΝ έως ${shortDay(until)}`);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 κελί χρειάζεται διόρθωση")).toBeVisible();
  await context.setOffline(false);
  await cellOf(page, at, 1).click();
  await page.keyboard.press("F2");
  await page.keyboard.press("Enter");
  await expect(preview(page).getByText(/^Ανά μήνα: /)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
  await undo(page);
  await page.keyboard.press("Control+s");
  expect(await standing(site, at)).toEqual([]);
});
