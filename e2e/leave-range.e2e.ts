import { expect, test, type Page } from "@playwright/test";
import { enter } from "./people.ts";
import { openSite, type Site } from "./site.ts";

let site: Site;
test.beforeAll(async () => {
  site = await openSite();
});
test.afterAll(() => site.close());

/** The year's last two weeks, over Christmas. */
const year = new Date().getFullYear();
const [from, to] = [`21/12/${year}`, `31/12/${year}`];

async function openPerson(page: Page) {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave?sort=-left`);
  await page.getByRole("table", { name: "Υπόλοιπα αδειών" }).getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Διόρθωση υπολοίπου" })).toBeVisible();
}

test("a leave over Christmas is given from the person's page by keys alone, changed and cancelled as one", async ({
  page,
}) => {
  await openPerson(page);
  await page.getByRole("button", { name: "Νέα άδεια" }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Νέα άδεια" });
  await expect(drawer.getByRole("combobox", { name: /^Άδεια/ })).toBeFocused();
  await page.keyboard.type("καν");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await drawer.getByLabel("Από").fill(from);
  await drawer.getByLabel("Έως").fill(to);
  await expect(drawer.getByText(/^\d+ εργάσιμες ημέρες$/)).toBeVisible();
  await expect(drawer.getByText(/^Υπόλοιπο \d+: .* μετά /)).toBeVisible();
  await expect(drawer.getByText(`25/12/${year}: Χριστούγεννα`)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Καταχωρίστηκε άδεια \d+ ημερών\.$/)).toBeVisible();
  const row = page
    .getByRole("table", { name: "Άδειες από–έως" })
    .getByRole("row", { name: new RegExp(from) });
  await expect(row).toContainText(to);
  await row.getByRole("button", { name: "Μεταβολή άδειας" }).click();
  const change = page.getByRole("dialog", { name: "Μεταβολή άδειας" });
  await change.getByLabel("Έως").fill(`24/12/${year}`);
  await expect(change.getByText(/^Ελευθερώνονται \d+ ημέρες/)).toBeVisible();
  await change.getByRole("button", { name: /^Καταχώριση \d+ ημερών$/ }).click();
  await expect(row).toContainText(`24/12/${year}`);
  await row.getByRole("button", { name: "Ακύρωση άδειας" }).click();
  const question = page.getByRole("dialog", { name: "Ακύρωση άδειας" });
  await question.getByRole("button", { name: "Ακύρωση άδειας" }).click();
  await expect(row).toHaveCount(0);
});
