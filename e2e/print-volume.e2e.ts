import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import { knownOf } from "./known.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const startOf = (page: Page) => page.getByRole("button", { name: "Εκτύπωση όλων των Δομών" });
const takeOf = (page: Page) => page.getByRole("button", { name: /^Λήψη του PDF \(\d+ σελίδες\)$/ });
const progressOf = (page: Page) => page.getByRole("progressbar", { name: "Πορεία της εκτύπωσης" });

/** Marks every print as running with three structures done, held by its server for this long. */
const atWork = (held: string) =>
  site.arrange(
    `update month_print set state = 'running', drawn = 3, file = null, pages = null,
      held_until = now() + $1::interval`,
    [held],
  );

/** Opens the board of the month that many months ago. */
async function openBoard(page: Page, account: string, monthsAgo: number): Promise<void> {
  const { today } = await knownOf(site.url);
  await enter(page, site.url, account);
  await page.goto(`${site.url}/monthly-contracts?month=${addMonths(monthOf(today), -monthsAgo)}`);
}

test("all structures of a month are printed in the background, and only the requester gets the file", async ({
  page,
  browser,
}) => {
  await openBoard(page, "clerk", 1);
  await startOf(page).click();
  await expect(progressOf(page)).toBeVisible();
  await expect(takeOf(page)).toBeVisible();
  await page.reload();
  const coming = page.waitForEvent("download");
  await takeOf(page).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Δελτία Παρουσίας \d{4}-\d\d\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  const other = await (await browser.newContext()).newPage();
  await openBoard(other, "representative", 1);
  await expect(startOf(other)).toBeVisible();
  await expect(takeOf(other)).toHaveCount(0);
  await other.context().close();
});

test("a print shows its progress and can be cancelled; one whose server is gone says so and can be started again", async ({
  page,
}) => {
  await openBoard(page, "clerk", 2);
  await startOf(page).click();
  await expect(takeOf(page)).toBeVisible();
  await atWork("1 hour");
  await page.reload();
  await expect(progressOf(page)).toHaveAttribute("aria-valuetext", /^3 από \d Δομές$/);
  await page.getByRole("button", { name: "Διακοπή" }).click();
  await expect(startOf(page)).toBeVisible();
  await page.reload();
  await startOf(page).click();
  await expect(takeOf(page)).toBeVisible();
  await atWork("-1 second");
  await page.reload();
  await expect(page.getByText("Η εκτύπωση διακόπηκε, γιατί ο διακομιστής σταμάτησε")).toBeVisible();
  await startOf(page).click();
  await expect(takeOf(page)).toBeVisible();
  await expect(page.getByText("Η εκτύπωση διακόπηκε")).toHaveCount(0);
});
