import { type Browser, type Page, type Request, expect, test } from "@playwright/test";
import { addMonths, daysOfMonth, monthOf } from "#domain/calendar/day.ts";
import { enter, placeOf, type Teller } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let tell: Teller;
let organizationId = "";
let structureId = "";
/** The last day with records: its sheet can still be corrected. */
let day = "";

test.beforeAll(async () => {
  ({ tell, organizationId, structureId, day } = await placeOf(site.url, "Δ01"));
});

async function pageOf(browser: Browser, account: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "el-GR",
  });
  const page = await context.newPage();
  await enter(page, site.url, account);
  return page;
}

const addressOf = (month: string) =>
  `${site.url}/attendances?structure=${structureId}&month=${month}`;

async function openGrid(browser: Browser, account: string): Promise<Page> {
  const page = await pageOf(browser, account);
  await page.goto(addressOf(monthOf(day)));
  await page.getByRole("grid").waitFor();
  return page;
}

/** The cell of the nth person on the day. */
function cellOf(page: Page, person: number) {
  return page
    .getByRole("row")
    .nth(person)
    .locator(`[role=gridcell][aria-colindex="${Number(day.slice(8)) + 1}"]`);
}

async function type(page: Page, person: number, text: string, end = "Enter"): Promise<void> {
  await cellOf(page, person).click();
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
  await page.keyboard.press(end);
}

async function historyOf(person: number): Promise<unknown[]> {
  const sheet = await tell<{ rows: { contractId: string }[] }>(
    `/Attendances/GetMonthSheet?organizationId=${organizationId}&structureId=${structureId}&month=${day.slice(0, 7)}`,
  );
  const contractId = sheet.rows[person - 1]?.contractId ?? "";
  const { items } = await tell<{ items: unknown[] }>(
    `/Attendances/GetRecordHistory?organizationId=${organizationId}&contractId=${contractId}&date=${day}`,
  );
  return items;
}

const saved = "Όλες οι αλλαγές έχουν αποθηκευτεί";

const isOfFindings = (asked: Request) =>
  decodeURIComponent(asked.url()).includes("/MonthlyContracts/GetFindings");

test("at 1440 px all 31 days of a month are visible with its totals", async ({ browser }) => {
  const page = await pageOf(browser, "clerk");
  const longMonth = [0, -1]
    .map((months) => addMonths(monthOf(day), months))
    .find((month) => daysOfMonth(month).length === 31);
  await page.goto(addressOf(longMonth ?? ""));
  const grid = page.getByRole("grid");
  const heads = grid.getByRole("columnheader");
  await expect(heads).toHaveCount(1 + 31 + 4);
  for (const head of [heads.nth(1), heads.nth(31), heads.last()])
    await expect(head).toBeInViewport({ ratio: 1 });
  expect(await grid.evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth)).toBe(0);
  await page.context().close();
});

test("a departure before an arrival stays as typed, with its message, until corrected; unreadable times get a suggestion, taken by one key or a click; the printed grid says where the whole month is printed", async ({
  browser,
}) => {
  const page = await openGrid(browser, "clerk");
  await type(page, 1, "15:30-7:30", "Tab");
  await expect(cellOf(page, 1)).toHaveAttribute("aria-invalid", "true");
  await cellOf(page, 1).click();
  await expect(page.getByText("Η ώρα αποχώρησης προηγείται της προσέλευσης").first()).toBeVisible();
  await type(page, 1, "7:30-15:30");
  await expect(cellOf(page, 1)).not.toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(saved)).toBeVisible();
  await page.reload();
  await expect(cellOf(page, 1)).toHaveText("Π");

  const editor = page.getByRole("grid").getByRole("combobox");
  await type(page, 3, "8-3");
  await expect(editor).toHaveValue("8:00-15:00");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("8:00 15:30");
  await expect(page.getByRole("grid").getByText(/Μήπως 8:00–15:30;/)).toBeVisible();
  await page.getByRole("button", { name: /^Ναι, 8:00–15:30/ }).click();
  await expect(editor).toHaveValue("8:00-15:30");
  await expect(page.getByText(saved)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByText(saved)).toBeVisible();

  const words = page.getByText(
    "Ολόκληρο το Μηνιαίο Δελτίο Παρουσίας τυπώνεται από τη σελίδα «Υπογραφή»",
  );
  await expect(words).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(words).toBeVisible();
  await page.context().close();
});

for (const { who, account, text, by } of [
  { who: "two people", account: "representative", text: "Τ", by: "από άλλον χρήστη" },
  {
    who: "two windows of one person",
    account: "clerk",
    text: "ΑΔΙ",
    by: "από εσάς, σε άλλο παράθυρο",
  },
])
  test(`of ${who} on one cell the second sees both values and chooses`, async ({ browser }) => {
    const [first, second] = [await openGrid(browser, account), await openGrid(browser, "clerk")];
    await type(second, 2, text);
    await type(first, 2, "ΚΑΝ");
    await first.keyboard.press("Control+s");
    await expect(first.getByText(saved)).toBeVisible();
    await second.keyboard.press("Control+s");
    await cellOf(second, 2).click();
    await expect(second.getByText(`Διαφορετική τιμή ${by}`).first()).toBeVisible();
    await second.getByRole("button", { name: `1 κελί άλλαξε ${by}` }).click();
    await expect(second.getByText("Τιμή που αποθηκεύτηκε").first()).toBeVisible();
    await second.getByRole("button", { name: "Διατήρηση της δικής μου τιμής" }).first().click();
    await expect(second.getByRole("grid")).toBeFocused();
    await second.keyboard.press("Control+s");
    await expect(second.getByText(saved)).toBeVisible();
    await first.reload();
    await expect(cellOf(first, 2)).toHaveText(text);
    await first.context().close();
    await second.context().close();
  });

test("the offline message stays although an answer was on its way, and nothing covers the month's last row", async ({
  browser,
}) => {
  const page = await pageOf(browser, "clerk");
  await page.setViewportSize({ width: 1440, height: 760 });
  const { promise: comes, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    if (!isOfFindings(route.request())) return route.continue();
    const response = await route.fetch();
    await comes;
    return route.fulfill({ response });
  });
  const request = page.waitForRequest(isOfFindings);
  await page.goto(addressOf(monthOf(day)));
  await request;
  await expect(page.getByRole("grid")).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("Χωρίς σύνδεση με τον διακομιστή")).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: /^Ευρήματα: \d/ })).toBeVisible();
  expect(await page.getByText("Χωρίς σύνδεση με τον διακομιστή").count()).toBe(1);
  const isFree = await page.getByRole("grid").evaluate((grid) => {
    const { left, bottom } = grid.getBoundingClientRect();
    return grid.contains(document.elementFromPoint(left + 50, bottom - 5));
  });
  expect(isFree).toBe(true);
  await page.context().close();
});

test("what is typed while the server is down survives, and is sent once when it is back", async ({
  browser,
}) => {
  const page = await openGrid(browser, "clerk");
  const before = await historyOf(3);
  await site.kill();
  await type(page, 3, "ΚΑΝ");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Οι αλλαγές σας φυλάσσονται").first()).toBeVisible();
  await site.start();
  await expect(page.getByText(saved)).toBeVisible();
  expect(await historyOf(3)).toHaveLength(before.length + 1);
  await page.reload();
  await expect(cellOf(page, 3)).toHaveText("ΚΑΝ");
  await page.context().close();
});

test("a link to due days opens the grid at the first due day of its first person", async ({
  browser,
}) => {
  const page = await pageOf(browser, "clerk");
  await page.goto(`${site.url}/monthly-contracts?month=${day.slice(0, 7)}`);
  await page
    .getByRole("link", { name: /χωρίς καταχώριση$/ })
    .first()
    .click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Μόνο με εκκρεμότητες" })).toBeChecked();
  const due = /^ΕΣ\. |: Εκκρεμεί$/;
  await expect(page.getByRole("gridcell", { selected: true, name: due })).toBeVisible();
});
