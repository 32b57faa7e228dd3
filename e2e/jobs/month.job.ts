import { expect, test, type Page } from "@playwright/test";
import { monthOf } from "#domain/calendar/day.ts";
import { type Cells, faultyMonth } from "../grid-hands.ts";
import { handsOn } from "../hands.ts";
import { enter, placeOf } from "../people.ts";
import { siteOfFile } from "../site-of-file.ts";
import { deskOf, pageOf, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

async function openGrid(page: Page, structureId: string, month: string): Promise<void> {
  await page.goto(`${site.url}/attendances?structure=${structureId}&month=${month}`);
  await expect(page.getByRole("grid")).toBeFocused();
}

test("a month of 20 × 31 pasted, its thirty faults found and mended", async ({ browser }) => {
  const { tell: told, organizationId, structureId, day } = await placeOf(site.url, "Δ05");
  const month = monthOf(day);
  const of = `organizationId=${organizationId}&structureId=${structureId}&month=${month}`;
  const text = faultyMonth(await told<Cells>(`/Attendances/GetMonthSheet?${of}`));
  const page = await pageOf(browser);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, site.url, "administrator");
  await page.goto(
    `${site.url}/attendances?structure=${structureId}&month=${month}&body=${organizationId}`,
  );
  await expect(page.getByRole("grid")).toBeFocused();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  const hands = handsOn(page);
  await hands.press("Control+Home");
  await hands.press("Control+v");
  const question = page.getByRole("dialog", { name: "Αντικατάσταση ωρών συσκευής" });
  await expect(question).toBeVisible();
  await hands.press("Enter");
  await expect(page.getByText("30 κελιά χρειάζονται διόρθωση")).toBeVisible();
  await expect(page.getByRole("grid")).toBeFocused();
  for (let left = 30; left > 0; left -= 1) {
    await hands.press("F8");
    for (const key of ["8", "-", "1", "5"]) await hands.press(key);
  }
  await hands.press("Enter");
  await expect(page.getByText(/διόρθωση$/)).toBeHidden();
  tell("Paste a month of 20 × 31, find 30 faults and mend them", [hands.told()]);
});

test("a leave of two weeks over a holiday, in the grid", async ({ browser }) => {
  const { structureId, day } = await placeOf(site.url, "Δ05");
  const page = await pageOf(browser);
  await enter(page, site.url, "clerk");
  const december = `${day.slice(0, 4)}-12`;
  await openGrid(page, structureId, december);
  const hands = handsOn(page);
  await hands.press("Control+Home");
  for (let column = 1; column < 21; column += 1) await hands.press("ArrowRight");
  await hands.press("F2");
  await hands.type(page.getByRole("grid").getByRole("combobox"), "ΚΑΝ έως 31");
  await hands.press("Enter");
  const preview = page.getByRole("dialog", { name: /^ΚΑΝ · / });
  await expect(preview.getByText(/^Παραλείπ.*αργί(α|ες): 25\/12/)).toBeVisible();
  await hands.press("Enter");
  await hands.press("Control+s");
  await expect(page.getByText("Όλες οι αλλαγές έχουν αποθηκευτεί")).toBeVisible();
  tell("Leave of two weeks over a holiday, in the grid", [hands.told()]);
});

test("a leave of two weeks over a holiday, from the person's page", async ({ browser }) => {
  const { page, hands } = await deskOf(browser, site, "clerk");
  const { day } = await placeOf(site.url, "Δ05");
  const year = Number(day.slice(0, 4)) + 1;
  await page.goto(`${site.url}/contracts/leave?sort=-left`);
  await hands.click(
    page.getByRole("table", { name: "Άδειες: υπόλοιπα" }).getByRole("link").first(),
  );
  await expect(page.getByRole("button", { name: "Διόρθωση υπολοίπου" })).toBeVisible();
  await hands.click(page.getByRole("button", { name: "Νέα άδεια" }));
  const drawer = page.getByRole("dialog", { name: "Νέα άδεια" });
  await hands.type(drawer.getByRole("combobox", { name: /^Άδεια/ }), "καν");
  await hands.press("ArrowDown");
  await hands.press("Enter");
  await hands.type(drawer.getByLabel("Από"), `04/01/${year}`);
  await hands.type(drawer.getByLabel("Έως"), `15/01/${year}`);
  await expect(drawer.getByText(/^06\/01\//)).toBeVisible();
  await hands.press("Enter");
  await expect(page.getByText(/^Καταχωρίστηκε άδεια/)).toBeVisible();
  tell("Leave of two weeks over a holiday, from the person's page", [hands.told()]);
});
