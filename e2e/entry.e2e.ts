import { expect, test, type Locator, type Page } from "@playwright/test";
import { unpackRecords } from "#api/cells.ts";
import { lastDay, monthOf } from "#domain/calendar/day.ts";
import { brokenRules } from "./axe.ts";
import { agree, emptyDay, previewOn } from "./grid-hands.ts";
import { handsOn } from "./hands.ts";
import { holdRequests } from "./hold-requests.ts";
import { everythingStored } from "./browser-storage.ts";
import { enter, placeOf, type Teller } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";
import { exceptionsByWord, fillTwentyFive } from "./day-of-25.ts";

const site = siteOfFile();
let tell: Teller;
let organizationId = "";
let structureId = "";
let day = "";

test.beforeAll(async () => {
  ({ tell, organizationId, structureId, day } = await placeOf(site.url, "Δ05"));
});

const entriesOf = (page: Page) => page.getByRole("combobox", { name: /^Καταχώριση: / });

async function openEmptyDay(page: Page): Promise<void> {
  await emptyDay(site, { structureId, day });
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
}

test("a day of 25 people with five exceptions takes at most 25 keys", async ({ page }, info) => {
  await openEmptyDay(page);
  const entries = entriesOf(page);
  const hands = handsOn(page);
  await fillTwentyFive(page, hands, exceptionsByWord);
  const { keys, clicks, seconds } = hands.told();
  info.annotations.push({
    type: "25 people",
    description: `${keys} keys, ${clicks} clicks, ${seconds} s`,
  });
  expect(keys).toBeLessThanOrEqual(25);
  await page.reload();
  await expect(entries.nth(8)).toHaveValue("ΚΑΝ");
  await expect(entries.nth(23)).toHaveValue("Τ");
  await expect(page.getByRole("link", { name: "Επόμενη Δομή" })).toBeVisible();
});

test("the list of codes is a combobox: by code, word or group, by keyboard or mouse, with the same keys in the month grid", async ({
  page,
}) => {
  await openEmptyDay(page);
  const entry = entriesOf(page).nth(1);
  const list = page.getByRole("listbox", { name: "Κωδικοί" });
  await entry.fill("αδεια");
  await expect(list.getByRole("option", { name: /^ΚΑΝ/ })).toBeVisible();
  await expect(entry).toHaveAttribute("aria-expanded", "true");
  const first = await list.getByRole("option").first().getAttribute("id");
  await expect(entry).toHaveAttribute("aria-activedescendant", first ?? "none");
  await entry.press("ArrowDown");
  const second = list.getByRole("option").nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  expect(await brokenRules(page)).toEqual([]);
  const code = (await second.locator("b").innerText()).trim();
  await entry.press("Enter");
  await expect(entry).toHaveValue(code);
  await expect(entriesOf(page).nth(2)).toBeFocused();

  await page.keyboard.press("Alt+ArrowDown");
  const groups = ["Παρουσία", "Άδειες", "Ασθένεια", "Άλλο", "Για σύμβαση άλλου καθεστώτος"];
  for (const name of groups)
    await expect(list.getByRole("group", { name, exact: true })).toBeVisible();
  await expect(list.getByRole("option", { name: /^ΚΑΝ .*απομέν/ })).toBeVisible();
  await list.getByRole("option", { name: /^ΚΑΝ/ }).click();
  await expect(entriesOf(page).nth(2)).toHaveValue("ΚΑΝ");
  await page.keyboard.press("Control+z");
  await expect(entriesOf(page).nth(2)).toHaveValue("");
  await page.keyboard.press("Control+z");
  await expect(entry).toHaveValue("");
  await page.keyboard.press("Control+y");
  await expect(entry).toHaveValue(code);

  await entriesOf(page).nth(3).focus();
  await walksAsCombobox(page, entriesOf(page).nth(3));
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${site.url}/attendances?structure=${structureId}&month=${monthOf(day)}`);
  const grid = page.getByRole("grid");
  await expect(grid).toBeFocused();
  await page.keyboard.press("F2");
  await walksAsCombobox(page, grid.getByRole("combobox"));
  await page.keyboard.press("Escape");
  await expect(grid.getByRole("combobox")).toHaveCount(0);
});

/** The list under a field, as ARIA 1.2 defines a combobox. */
async function walksAsCombobox(page: Page, field: Locator): Promise<void> {
  const list = page.getByRole("listbox", { name: "Κωδικοί" });
  const active = () => field.getAttribute("aria-activedescendant");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("αδεια");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  expect(await field.getAttribute("aria-controls")).toBe(await list.getAttribute("id"));
  await page.keyboard.press("ArrowDown");
  const option = list.getByRole("option", { selected: true });
  expect(await active()).toBe(await option.getAttribute("id"));
  expect(await brokenRules(page)).toEqual([]);
  await page.keyboard.press("Home");
  await expect(option).toHaveCount(0);
  expect(await active()).toBeNull();
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press("End");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("αδεια");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(list.getByRole("group", { name: "Παρουσία" })).toBeVisible();
  expect(await active()).toBeNull();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(list).toBeHidden();
}

test("Alt+P is undone and redone; drafts of an earlier visit are discarded by one button; a leave typed on its first day is previewed from the month and saved with all its days", async ({
  page,
}) => {
  await openEmptyDay(page);
  const entry = entriesOf(page).first();
  await expect(entry).toBeFocused();
  await page.keyboard.press("Alt+p");
  await expect(entry).toHaveValue("Π");
  const draftKey = `${structureId}|${day}`;
  await expect.poll(() => everythingStored(page)).toContain(draftKey);
  await page.keyboard.press("Control+z");
  await expect(entry).toHaveValue("");
  await expect.poll(() => everythingStored(page)).not.toContain(draftKey);
  await page.keyboard.press("Control+y");
  await expect(entry).toHaveValue("Π");
  await expect.poll(() => everythingStored(page)).toContain(draftKey);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(entry).toHaveValue("Π");
  await page.getByRole("button", { name: "Απόρριψη" }).click();
  await expect(entry).toHaveValue("");
  await expect(page.getByText("Όλες οι αλλαγές έχουν αποθηκευτεί")).toBeVisible();

  const last = lastDay(monthOf(day));
  const person = entriesOf(page).nth(4);
  await person.fill(`ΚΑΝ έως ${Number(last.slice(8))}/${Number(last.slice(5, 7))}`);
  await person.press("Enter");
  const preview = previewOn(page);
  await expect(preview.getByText(/^Υπόλοιπο μετά|^Υπέρβαση υπολοίπου/)).toBeVisible();
  const words = await preview.getByText(/^\d+ εργάσιμ/).innerText();
  // If it is not agreed to, it stays as typed, is not reported as a mistake, and can be entered again from there.
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await expect(person).toBeFocused();
  await expect(page.getByText("δεν καταχωρίστηκε ακόμη").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(preview.getByText(words)).toBeVisible();
  await agree(page);
  await expect(person).toHaveValue("ΚΑΝ");
  await expect(preview).toBeHidden();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Αποθηκεύτηκ/)).toBeVisible();
  const id = await person.evaluate((field) => field.closest("tr")?.id);
  const { rows } = await tell<{ rows: { contractId: string; cells: string }[] }>(
    `/Attendances/GetMonthSheet?organizationId=${organizationId}&structureId=${structureId}&month=${monthOf(day)}`,
  );
  const leave = unpackRecords(rows.find(({ contractId }) => contractId === id)?.cells ?? "").filter(
    (record) =>
      record.day >= Number(day.slice(8)) && record.intervals.some(({ reason }) => reason === "ΚΑΝ"),
  );
  expect(leave).toHaveLength(Number.parseInt(words, 10));
});

test("on a phone a tap enters the plan, and the list opens from below and returns the focus", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "el-GR",
  });
  const page = await context.newPage();
  await openEmptyDay(page);
  const row = page
    .getByRole("list", { name: "Παρουσίες της ημέρας" })
    .getByRole("listitem")
    .first();
  // The control for choosing the structure loads above the rows, and would move them from under the thumb.
  const release = await holdRequests(page, /structure-choice/);
  await page.reload();
  await expect(row).toBeVisible();
  const place = await row.boundingBox();
  await release();
  await expect(page.getByRole("combobox", { name: "Δομή" })).toBeVisible();
  expect(await row.boundingBox()).toEqual(place);
  await row.getByRole("button", { name: "Π", exact: true }).tap();
  await expect(row.getByRole("button", { name: /. Π$/ })).toBeVisible();
  expect((await row.boundingBox())?.height).toBe(56);
  await row.getByRole("button", { name: "Άδεια" }).tap();
  const tray = page.getByRole("dialog");
  await expect(tray.getByRole("option").first()).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await tray.getByRole("option", { name: /^ΚΑΝ/ }).tap();
  await expect(tray).toBeHidden();
  await expect(row.getByRole("button", { name: "Άδεια" })).toBeFocused();
  await expect(row.getByRole("button", { name: / ΚΑΝ$/ })).toBeVisible();
  await context.close();
});
