import { expect, test } from "@playwright/test";
import { contracts } from "#api/contracts.ts";
import { brokenRules } from "./axe.ts";
import { holdRequests } from "./hold-requests.ts";
import { enter } from "./people.ts";
import { settling } from "./settled.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("a view of a list is saved under a name with filters, sorting and columns, restored by one click, renamed and deleted", async ({
  page,
  browser,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts?state=active&sort=-endDate`);
  const heads = page.getByRole("columnheader");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await page.getByRole("button", { name: "Στήλες" }).click();
  await page.getByRole("checkbox", { name: "Δομή" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(heads.filter({ hasText: "Δομή" })).toHaveCount(0);

  const views = page.getByRole("button", { name: "Προβολές" });
  const popover = page.getByRole("dialog", { name: "Προβολές" });
  await views.click();
  await expect(popover.getByLabel("Όνομα προβολής")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popover.getByText("Γράψτε ένα όνομα για την προβολή")).toBeVisible();
  await page.keyboard.type("Σε ισχύ");
  expect(await brokenRules(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/saved=[0-9a-f-]{36}/);
  const savedAddress = page.url();

  await page.goto(`${site.url}/contracts`);
  // In a low window the columns scroll inside the popup, and the last act can be reached.
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.getByRole("button", { name: "Στήλες" }).click();
  await expect(page.getByRole("dialog", { name: "Στήλες" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Επαναφορά στηλών" }).click();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(heads.filter({ hasText: "Δομή" })).toHaveCount(1);
  await views.click();
  await popover.getByRole("button", { name: "Σε ισχύ", exact: true }).click();
  await expect(page).toHaveURL(savedAddress);
  await expect(heads.filter({ hasText: "Δομή" })).toHaveCount(0);

  // Another person at the same desk has none; the same person elsewhere has it.
  const other = await browser.newPage({ locale: "el-GR" });
  await enter(other, site.url, "clerk");
  const free = await holdRequests(other, /ListViews/);
  const bring = await holdRequests(other, /Contracts\/GetAll/);
  await other.goto(`${site.url}/contracts`);
  // The columns get their width with the rows: the sort buttons appear then.
  const othersHeads = other.getByRole("columnheader");
  await expect(othersHeads.nth(1)).toBeVisible();
  await expect(othersHeads.getByRole("button")).toHaveCount(0);
  await bring();
  await expect(othersHeads.getByRole("button").first()).toBeVisible();
  await other.getByRole("button", { name: "Προβολές" }).click();
  // The saved views are shown above the field, so the field appears with them.
  const named = other.getByLabel("Όνομα προβολής");
  await expect(other.getByRole("dialog").getByRole("group")).toBeVisible();
  await expect(named).toHaveCount(0);
  await free();
  await expect(other.getByText(/^Δεν έχετε αποθηκεύσει προβολές/)).toBeVisible();
  await expect(named).toBeFocused();
  await other.close();

  await page.getByRole("searchbox").fill("παπ");
  await expect(page).not.toHaveURL(/saved=/);
  await views.click();
  await popover.getByRole("button", { name: "Μετονομασία: Σε ισχύ" }).click();
  await popover.getByLabel("Μετονομασία: Σε ισχύ").fill("Ενεργές");
  await page.keyboard.press("Enter");
  await popover.getByRole("button", { name: "Κατάργηση: Ενεργές" }).click();
  await expect(popover.getByText(/^Δεν έχετε αποθηκεύσει προβολές/)).toBeVisible();
});

test("a log with more rows than are counted says so, and pages through those counted", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await site.arrange(
    `insert into api_log (at, method, path, status, duration_ms, ip, user_agent, request_id)
     select now() - interval '1 hour', 'GET', $1, 200, 1, '', '', '' from generate_series(1, 10050)`,
    ["/api/Structures/GetAll"],
  );
  await page.goto(`${site.url}/system-administration/logs/api-logs?take=100`);
  await expect(page.getByText("1–100 από 10.000+")).toBeVisible();
  await expect(page.getByRole("button", { name: "Σελίδα 100", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Επόμενη σελίδα" }).click();
  await expect(page.getByText("101–200 από 10.000+")).toBeVisible();
  await expect(page.getByRole("button", { name: "Σελίδα 101", exact: true })).toHaveCount(0);
});

test("a period that ends before it begins says so at the field", async ({ page }) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/sheets`);
  await page.getByRole("textbox", { name: "Από ημέρα" }).fill("20/03/2026");
  const last = page.getByRole("textbox", { name: "Έως ημέρα" });
  await last.fill("02/03/2026");
  await expect(last).toHaveAccessibleDescription("Η λήξη προηγείται της έναρξης");
  await last.fill("20/03/2026");
  await expect(last).toHaveAccessibleDescription("");
});

test("an act applies to ticked rows in sight; on another page, or in another month, none is ticked", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts?take=25`);
  const all = page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" });
  await all.check();
  await expect(page.getByText("Επιλεγμένες: 25")).toBeVisible();
  await page.getByRole("button", { name: "Επόμενη σελίδα" }).click();
  await expect(page.getByText(/^26–\d+ από/)).toBeVisible();
  // Until they load, the rows of the previous page are still there.
  await expect(page.locator("section[aria-busy]")).toHaveAttribute("aria-busy", "false");
  await page.getByRole("checkbox", { name: "Επιλογή γραμμής" }).first().check();
  await expect(page.getByText("Επιλεγμένες: 1", { exact: true })).toBeVisible();

  await enter(page, site.url, "executive");
  await page.goto(`${site.url}/system-administration/bodies`);
  await all.check();
  await expect(page.getByText(/^Επιλεγμένες: \d+/)).toBeVisible();
  await page.getByRole("button", { name: /^Προηγούμενος μήνας/ }).click();
  await expect(page).toHaveURL(/month=/);
  await expect(page.getByText(/^Επιλεγμένες: \d+/)).toBeHidden();
  await expect(all).not.toBeChecked();
});

test("the headers of a list stay under the pointer that sorts by them", async ({ page }) => {
  await enter(page, site.url, "administrator");
  const settled = settling(page);
  const heads = page.getByRole("columnheader");
  const places = () => heads.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const first = heads.filter({ has: page.getByRole("button") }).first();
  for (const [width, path, orders] of [
    [1440, "attendances/sheets?state=all", ["ascending", "descending"]],
    // Where space is short, a longer word in the incoming rows would widen its column.
    [992, "contracts", ["descending", "ascending"]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/${path}`);
    await expect(first).toBeVisible();
    await settled();
    const before = await places();
    for (const order of orders) {
      await first.getByRole("button").click();
      await expect(first).toHaveAttribute("aria-sort", order);
      await settled();
      expect(await places(), order).toEqual(before);
    }
  }
});

test("an act on many rows that fails midway reports what became of the first, and keeps the ticks", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await site.arrange("update contract set state = 'draft'", []);
  await page.goto(`${site.url}/contracts?take=200`);
  await page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }).check();
  const selected = page.getByText(/^Επιλεγμένες: 1\d\d$/);
  await expect(selected).toBeVisible();
  await site.arrange("update contract set version = version + 1", []);
  let calls = 0;
  await page.route(`**/api${contracts.submit.path}`, (route) => {
    calls += 1;
    return calls === 1 ? route.continue() : route.fulfill({ status: 500, json: {} });
  });
  await page.getByRole("button", { name: /^Υποβολή \(\d+\)/ }).click();
  const outcomes = page.getByRole("dialog", { name: "Αποτέλεσμα ανά σύμβαση" });
  await expect(outcomes.getByRole("rowheader")).toHaveCount(100);
  await expect(outcomes.getByRole("rowheader").getByRole("link")).toHaveCount(100);
  await page.keyboard.press("Escape");
  await expect(outcomes).toBeHidden();
  await expect(selected).toBeVisible();
});

test("a page beyond the last leads to the last", async ({ page }) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts?take=25&page=99`);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=99/);
});
