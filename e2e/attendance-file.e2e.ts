import { buffer } from "node:stream/consumers";
import { expect, test, type Page } from "@playwright/test";
import { writeXlsx } from "#server/integrations/files/write-xlsx.ts";
import { brokenRules } from "./axe.ts";
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

type Row = { lastName: string; firstName: string; afm: string; cells: string };

async function rowsOfMonth(): Promise<Row[]> {
  const query = `organizationId=${organizationId}&structureId=${structureId}&month=${day.slice(0, 7)}`;
  return (await tell<{ rows: Row[] }>(`/Attendances/GetMonthSheet?${query}`)).rows;
}

/** The last open day of the month as an office writes it, one row per person under headings of its own. */
async function officeFile(entries: readonly string[]) {
  const people = (await rowsOfMonth()).slice(0, entries.length);
  const headings = ["Α/Α", "Υπάλληλος", `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`];
  const head = {
    title: "Παρουσίες",
    columns: headings.map((header) => ({ header, width: 12, kind: "text" as const })),
  };
  const rows = people.map((one, index) => [
    String(index + 1),
    `${one.lastName} ${one.firstName}`,
    entries[index] ?? "",
  ]);
  return {
    name: "παρουσίες.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await buffer(writeXlsx(head, [rows])),
  };
}

async function openImport(page: Page) {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances?structure=${structureId}&month=${day.slice(0, 7)}`);
  await expect(page.getByRole("grid")).toBeVisible();
  await page.getByRole("button", { name: "Εισαγωγή" }).focus();
  await page.keyboard.press("Enter");
  return page.getByRole("dialog", { name: /^Εισαγωγή παρουσιών: / });
}

test("an office's file is corrected by keyboard, recorded, and undone as a whole", async ({
  page,
}) => {
  const before = (await rowsOfMonth()).map(({ cells }) => cells.replaceAll(/\.\d+\./g, "."));
  const dialog = await openImport(page);
  const file = await officeFile(["8-3", "ΨΩ", "ΨΩ", "Κανονική άδεια"]);
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText("Προς διόρθωση: 3")).toBeVisible();
  const fields = dialog.getByRole("textbox", { name: /^Καταχώριση: / });
  await expect(fields.nth(0)).toHaveValue("8-3");
  await expect(dialog.getByRole("button", { name: /^Ναι, 8:00–15:00/ })).toBeVisible();
  const record = dialog.getByRole("button", { name: /^Καταχώριση: / });
  await expect(record).toHaveAttribute("aria-disabled", "true");

  await fields.nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("Ψ".repeat(201));
  await page.keyboard.press("Enter");
  await expect(fields.nth(1)).toBeFocused();
  await expect(fields.nth(1)).toHaveValue("Ψ".repeat(201));
  await expect(fields.nth(1)).toHaveAccessibleDescription(/έως 200 χαρακτήρες/);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("9-17");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Το ίδιο και στο άλλο «ΨΩ»" }).press("Enter");
  await expect(dialog.getByText("Προς διόρθωση: 0")).toBeVisible();
  await expect(record).not.toHaveAttribute("aria-disabled", "true");
  await record.press("Enter");
  await expect(dialog.getByText(/^Καταχωρίστηκαν από το αρχείο: 4 ημέρες$/)).toBeVisible();
  const number = String(Number(day.slice(8)));
  const recorded = (await rowsOfMonth()).slice(0, 4).map(({ cells }) => cells.split(";"));
  expect(
    recorded.map((cells) =>
      cells.find((one) => one.startsWith(`${number}.`))?.replace(/^[^,]*,/, ""),
    ),
  ).toEqual(["wi480-900", "wi540-1020", "wi540-1020", "ai-:ΚΑΝ"]);

  await dialog.getByRole("button", { name: "Αναίρεση" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Αναίρεση εισαγωγής" });
  await question.getByRole("button", { name: "Αναίρεση" }).press("Enter");
  await expect(dialog.getByText("Αναιρέθηκε η εισαγωγή: 4 ημέρες")).toBeVisible();
  expect((await rowsOfMonth()).map(({ cells }) => cells.replaceAll(/\.\d+\./g, "."))).toEqual(
    before,
  );
});

test("a file being corrected asks before its dialog closes", async ({ page }) => {
  const dialog = await openImport(page);
  await dialog.locator("input[type=file]").setInputFiles(await officeFile(["ΨΩ", "ΨΛ"]));
  const fields = dialog.getByRole("textbox", { name: /^Καταχώριση: / });
  await fields.first().fill("9-17");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Προς διόρθωση: 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Παραμονή στη φόρμα" }).press("Enter");
  await expect(fields.last()).toBeFocused();
  await expect(fields.first()).toHaveValue("9-17");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(dialog).toBeHidden();
});

test("on the day sheet, a word corrected to a code is understood in the next file, until it is forgotten", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await page.getByRole("button", { name: "Εισαγωγή" }).click();
  const dialog = page.getByRole("dialog", { name: /^Εισαγωγή παρουσιών: / });
  const choose = async () =>
    dialog.locator("input[type=file]").setInputFiles(await officeFile(["ΑΔ.Χ."]));
  await choose();
  await dialog.getByRole("textbox", { name: /^Καταχώριση: / }).fill("ΚΑΝ");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Προς διόρθωση: 0")).toBeVisible();
  await dialog.getByRole("button", { name: /^Καταχώριση: / }).click();
  await expect(dialog.getByText(/^Καταχωρίστηκαν από το αρχείο: 1 ημέρα$/)).toBeVisible();
  await expect(dialog.getByText("«ΑΔ.Χ.» = ΚΑΝ")).toBeVisible();
  await choose();
  await expect(dialog.getByText("«ΑΔ.Χ.» = ΚΑΝ (1 κελί)")).toBeVisible();
  await expect(dialog.getByText("Προς διόρθωση: 0")).toBeVisible();
  await dialog.getByRole("button", { name: "Αφαίρεση της λέξης «ΑΔ.Χ.»" }).click();
  await expect(dialog.getByText("Προς διόρθωση: 1")).toBeVisible();
});

test("on a phone a file is corrected and recorded; narrowing the window keeps the dialog and the corrections", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await page.getByRole("button", { name: "Εισαγωγή" }).click();
  const dialog = page.getByRole("dialog", { name: /^Εισαγωγή παρουσιών: / });
  const file = await officeFile(["ΨΩ", "ΨΛ", "Κανονική άδεια"]);
  await dialog.locator("input[type=file]").setInputFiles(file);
  const fields = dialog.getByRole("textbox", { name: /^Καταχώριση: / });
  await fields.nth(0).fill("9-17");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Προς διόρθωση: 1")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.getByText("Προς διόρθωση: 1")).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  const wide = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await fields.nth(1).fill("8-15");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: /^Καταχώριση: / }).click();
  await expect(dialog.getByText(/^Καταχωρίστηκαν από το αρχείο: 3 ημέρες$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Κλείσιμο" }).last().click();
  await page.getByRole("button", { name: "Εισαγωγή" }).click();
  await expect(dialog.getByText(/παρουσίες\.xlsx/).first()).toBeVisible();
});
