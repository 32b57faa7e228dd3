import { type Page, expect, test } from "@playwright/test";
import {
  cellOf,
  contextOf,
  openGrid,
  paste,
  saved,
  storedRecords,
  takeAway,
} from "./grid-hands.ts";
import { daysWaiting, keepUnder } from "./browser-storage.ts";
import { askToSignOut, enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const question = (page: Page) => page.getByRole("dialog", { name: "Μη αποθηκευμένες αλλαγές" });
const anyway = (page: Page) =>
  question(page).getByRole("button", { name: "Διαγραφή και αποσύνδεση" });

test("a form that the palette opened over its own page asks before Back leaves it", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts`);
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("Νέα σύμβαση");
  await page.getByRole("option", { name: "Νέα σύμβαση" }).click();
  const form = page.getByRole("dialog", { name: "Νέα σύμβαση" });
  const number = form.getByRole("textbox", { name: /^Αριθμός/ });
  await number.fill("ΔΟΚ 7/2026");
  await page.goBack();
  await page.getByRole("button", { name: "Παραμονή στη φόρμα" }).click();
  await expect(number).toHaveValue("ΔΟΚ 7/2026");
  await page.goBack();
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/contracts`);
});

test("leaving a sheet of the grid with unsent days asks first; they are there on return", async ({
  page,
}) => {
  const at = await placeOf(site.url, "Δ08");
  await takeAway(site, at);
  await openGrid(page, at, "clerk");
  await paste(page, at, 1, "ΚΑΝ");
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
  const structure = page.getByRole("combobox", { name: "Δομή" });
  const another = async () => {
    await structure.fill("Δ01");
    await page.getByRole("option", { name: /^Δ01 / }).click();
  };
  await another();
  await page.getByRole("button", { name: "Παραμονή στη σελίδα" }).click();
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
  expect(new URL(page.url()).searchParams.get("structure")).toBe(at.structureId);
  await another();
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => daysWaiting(page)).toBe(1);
  await openGrid(page, at, "clerk");
  await expect(page.getByText("1 από πριν")).toBeVisible();
});

test("signing out asks about typed work, and keeps nothing of an open sheet", async ({ page }) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/user`);
  const email = page.getByRole("textbox", { name: "E-mail" });
  const before = await email.inputValue();
  await email.fill("half@typed");
  await askToSignOut(page);
  await expect(question(page)).toContainText("Έχετε στοιχεία σε φόρμα");
  await question(page).getByRole("button", { name: "Ακύρωση" }).click();
  await expect(email).toHaveValue("half@typed");
  await email.fill(before);

  const at = await placeOf(site.url, "Δ08");
  await takeAway(site, at);
  await openGrid(page, at, "clerk");
  await paste(page, at, 1, "ΚΑΝ");
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
  await expect.poll(() => daysWaiting(page)).toBe(1);
  await askToSignOut(page);
  await anyway(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Σύνδεση");
  expect(await daysWaiting(page)).toBe(0);
  await page.reload();
  expect(await daysWaiting(page)).toBe(0);
});

async function call(account: string, name: string): Promise<void> {
  await site.arrange("update app_user set nick_name = $2 where user_name = $1", [account, name]);
}

test("unsent days are offered to their author alone: not to a namesake, and also under a new name", async ({
  browser,
}) => {
  const at = await placeOf(site.url, "Δ08");
  await takeAway(site, at);
  await call("clerk", "Μαρία Παππά");
  await call("representative", "Μαρία Παππά");
  const { context, page: first } = await contextOf(browser);
  await openGrid(first, at, "clerk");
  await paste(first, at, 1, "ΚΑΝ");
  await expect.poll(() => daysWaiting(first)).toBe(1);
  await first.close();

  const namesake = await context.newPage();
  await openGrid(namesake, at, "representative");
  await paste(namesake, at, 2, "Τ");
  await namesake.keyboard.press("Control+s");
  await expect(saved(namesake)).toBeVisible();
  expect(await storedRecords(site, at)).toEqual(["telework 1"]);
  await expect.poll(() => daysWaiting(namesake)).toBe(1);
  await namesake.close();

  await call("clerk", "Μαρία Νικολάου");
  const again = await context.newPage();
  await openGrid(again, at, "clerk");
  await expect(again.getByText("1 από πριν")).toBeVisible();
  await context.close();
});

test("days that an earlier build stored under the person's name are offered to that person", async ({
  browser,
}) => {
  const at = await placeOf(site.url, "Δ08");
  await takeAway(site, at);
  await call("clerk", "Μαρία | Παππά");
  const { context, page } = await contextOf(browser);
  await openGrid(page, at, "clerk");
  await paste(page, at, 1, "ΚΑΝ");
  await expect.poll(() => daysWaiting(page)).toBe(1);
  await page.goto(`${site.url}/accessibility`);
  await keepUnder(page, "Μαρία | Παππά");
  await openGrid(page, at, "clerk");
  await expect(page.getByText("1 από πριν")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();
  expect(await daysWaiting(page)).toBe(0);
  await context.close();
});
