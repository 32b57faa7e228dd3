import { expect, test, type Page } from "@playwright/test";
import { attendances } from "#api/attendances.ts";
import { addDays, lastDay, monthOf } from "#domain/calendar/day.ts";
import {
  agree,
  cellOf,
  contextOf,
  openGrid,
  paste,
  previewOn,
  saved,
  shortDay,
  storedRecords,
  takeAway,
  write,
} from "./grid-hands.ts";
import { draftsOnDevice } from "./browser-storage.ts";
import { loseAnswer } from "./lose-answer.ts";
import { placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let at = { url: "", structureId: "", day: "" };
/** A day of the next month. */
let until = "";

test.beforeAll(async () => {
  at = await placeOf(site.url, "Δ08");
  until = addDays(lastDay(monthOf(at.day)), 4);
});
test.beforeEach(() => takeAway(site, at));

/** Enters a leave into the next month for the first person; returns its number of days. */
async function putLeave(page: Page): Promise<number> {
  await write(page, at, 1, `ΚΑΝ έως ${shortDay(until)}`);
  await page.keyboard.press("Enter");
  const taken = await previewOn(page)
    .getByText(/^\d+ εργάσιμ/)
    .innerText();
  await agree(page);
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
  return Number.parseInt(taken, 10);
}

async function undo(page: Page): Promise<void> {
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+z");
}

test("a leave over a day that another filled in meanwhile asks about that day alone, and the choice is an undo step", async ({
  page: mine,
  browser,
}) => {
  await mine.route("**/api/Live/Watch*", (route) => route.abort());
  await openGrid(mine, at, "clerk");
  const days = await putLeave(mine);
  const { context, page: theirs } = await contextOf(browser);
  await openGrid(theirs, at, "representative");
  await paste(theirs, at, 1, "Τ");
  await theirs.keyboard.press("Control+s");
  await expect(saved(theirs)).toBeVisible();
  await context.close();

  await mine.keyboard.press("Control+s");
  await mine.getByRole("button", { name: "1 κελί άλλαξε από άλλον χρήστη" }).click();
  await mine.getByRole("button", { name: "Διατήρηση της άλλης τιμής" }).click();
  await expect(saved(mine)).toBeVisible();
  await expect(cellOf(mine, at, 1)).toHaveText("Τ");
  const others = (await storedRecords(site, at)).filter((one) => one.startsWith("ΚΑΝ 1"));
  expect(others).toHaveLength(days - 1);

  await undo(mine);
  await expect(cellOf(mine, at, 1)).toHaveText("ΚΑΝ");
  await mine.keyboard.press("Control+s");
  await expect(mine.getByRole("button", { name: "1 κελί άλλαξε από άλλον χρήστη" })).toBeVisible();
  expect(await storedRecords(site, at)).toContain("telework 1");
  await mine.getByRole("grid").focus();
  await mine.keyboard.press("Control+y");
  await expect(cellOf(mine, at, 1)).toHaveText("Τ");
  await expect(saved(mine)).toBeVisible();
});

test("an undo being sent is offered again after the browser is killed, although it had arrived", async ({
  browser,
}) => {
  const { context, page } = await contextOf(browser);
  await openGrid(page, at, "clerk");
  await paste(page, at, 1, "Τ");
  await page.route("**/api/Attendances/SaveRecords", async (route) => void (await route.fetch()));
  await page.keyboard.press("Control+s");
  await expect.poll(() => storedRecords(site, at)).toEqual(["telework 1"]);
  await undo(page);
  await expect(cellOf(page, at, 1)).not.toHaveText("Τ");
  await expect.poll(() => draftsOnDevice(page)).toMatchObject([{ content: { intervals: [] } }]);
  await page.close();
  const again = await context.newPage();
  await openGrid(again, at, "clerk");
  await expect(again.getByText("1 από πριν")).toBeVisible();
  await expect(cellOf(again, at, 1)).not.toHaveText("Τ");
  await again.keyboard.press("Control+s");
  await expect(saved(again)).toBeVisible();
  expect(await storedRecords(site, at)).toEqual(["nothing 2"]);
  await context.close();
});

test("a leave whose answer is lost offline is undone and redone, and arrives once when the network is back; an undone one is undone there too", async ({
  page,
  context,
}) => {
  await openGrid(page, at, "clerk");
  const days = await putLeave(page);
  await paste(page, at, 3, "Τ");
  await loseAnswer(page, attendances.saveRecords, () => context.setOffline(true));
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Οι αλλαγές σας φυλάσσονται").first()).toBeVisible();
  await undo(page);
  await expect(cellOf(page, at, 3)).not.toHaveText("Τ");
  await undo(page);
  await expect(cellOf(page, at, 1)).not.toHaveText("ΚΑΝ");
  await page.keyboard.press("Control+y");
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
  expect(await storedRecords(site, at)).toHaveLength(days + 1);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const records = await storedRecords(site, at);
  expect(records.filter((one) => one.startsWith("ΚΑΝ 1"))).toHaveLength(days);
  expect(records.filter((one) => !one.startsWith("ΚΑΝ 1"))).toEqual(["nothing 2"]);
});

test("a leave requested offline stays as typed, and is requested again online", async ({
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
  await expect(previewOn(page).getByText(/^Ανά μήνα: /)).toBeVisible();
  await agree(page);
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
  await undo(page);
  await page.keyboard.press("Control+s");
  expect(await storedRecords(site, at)).toEqual([]);
});
