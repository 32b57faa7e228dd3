import { expect, test, type Page } from "@playwright/test";
import { enter, enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: RegExp) {
  const focused = page.locator(":focus");
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect((await focused.getAttribute("aria-label")) ?? "").toMatch(name);
  }).toPass({ intervals: [0] });
}

test("due documents are marked as received by one key each", async ({ page }) => {
  await enterAtHome(page, site.url, "clerk");
  await page.getByRole("link", { name: /Δικαιολογητικά που αναμένονται/ }).click();
  const rows = page.getByRole("table", { name: "Δικαιολογητικά απουσιών" }).getByRole("row");
  const receive = page.getByRole("button", { name: /^Παραλαβή δικαιολογητικού: / });
  await expect(receive.first()).toBeVisible();
  const before = await rows.count();
  await tabTo(page, /^Παραλαβή δικαιολογητικού: /);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Παραλήφθηκε το δικαιολογητικό: /)).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
});

test("balances are sorted, and lead by keyboard to the contract; Ctrl+K finds a new leave and who is away", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave?sort=-left`);
  const table = page.getByRole("table", { name: "Άδειες: υπόλοιπα" });
  const link = table.getByRole("rowheader").first().getByRole("link");
  const person = (await link.textContent()) ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(person.split(" ")[0] ?? "");
  await expect(page.getByRole("table", { name: "Άδειες: υπόλοιπα" })).toBeVisible();

  await goTo(page, "Νέα άδεια");
  await expect(page.getByRole("dialog", { name: "Νέα άδεια" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  // Back to where the keys opened it.
  await expect(page).toHaveURL(/contracts\/details\//);
  await goTo(page, "Ποιος λείπει");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ποιος λείπει");
});

async function goTo(page: Page, name: string) {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Αναζήτηση και μετάβαση" }).fill(name);
  await page.getByRole("option", { name }).first().click();
}
