import { expect, test } from "@playwright/test";
import { addDays, mondayOf, type Day } from "#domain/calendar/day.ts";
import { enter, municipality, tellerOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let structureId = "";
/** A future working Monday. */
let day: Day = "";

test.beforeAll(async () => {
  const tell = await tellerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
  structureId = structures.get("Δ05") ?? "";
  const monday = mondayOf(new Date().toISOString().slice(0, 10));
  for (day = addDays(monday, 14); ; day = addDays(day, 7)) {
    const { natures } = await tell<{ natures: Record<Day, unknown> }>(
      `/Attendances/GetDaySheet?organizationId=${organizationId}&structureId=${structureId}&date=${day}`,
    );
    if (!natures[day]) return;
  }
});

test("R-47 a closure shows its effects before saving, and then the day sheet expects nobody", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/vacations/structure-vacations`);
  await page.getByRole("button", { name: "Νέα διακοπή" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Δομή" }).click();
  await page.getByRole("option", { name: /\(Δ05\)/ }).click();
  await dialog.getByRole("textbox", { name: "Τίτλος" }).fill("Εργασίες στέγης");
  await dialog.getByRole("textbox", { name: "Από" }).fill(typed(day));
  await dialog.getByRole("textbox", { name: "Έως" }).fill(typed(day));
  await expect(dialog.getByText(/υποχρεώσεις παρουσίας παύουν/)).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Η διακοπή αποθηκεύτηκε")).toBeVisible();
  await page.getByRole("button", { name: "Επεξεργασία: Εργασίες στέγης" }).click();
  await dialog.getByRole("textbox", { name: "Τίτλος" }).fill("Εργασίες στέγης και όψεων");
  await site.arrange(
    "update closure set version = version + 1, reason = 'ΑΔΑ 12', with_substructures = true where title = 'Εργασίες στέγης'",
    [],
  );
  await page.keyboard.press("Control+Enter");
  // Someone else saved first: every difference is listed, with the current value and the new one.
  const changed = dialog.getByRole("alert").filter({ hasText: "Διαφορές με όσα ισχύουν τώρα" });
  await expect(changed.getByRole("listitem")).toHaveText([
    /^Και οι Δομές που υπάγονται σε αυτήν: ισχύει Ναι · δικό σας Όχι$/,
    /^Τίτλος: ισχύει Εργασίες στέγης · δικό σας Εργασίες στέγης και όψεων$/,
    /^Αιτιολογία: ισχύει ΑΔΑ 12 · δικό σας –$/,
  ]);
  await changed.getByRole("button", { name: "Να μείνουν τα δικά μου" }).click();
  await expect(page.getByRole("row", { name: /Εργασίες στέγης και όψεων/ })).toBeVisible();
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await expect(page.locator("main")).toContainText("Εργασίες στέγης και όψεων");
  await page.goBack();
  await page.getByRole("button", { name: "Διαγραφή: Εργασίες στέγης και όψεων" }).click();
  const reason = dialog.getByRole("textbox", { name: "Αιτιολογία" });
  await reason.fill("Αναβλήθηκαν");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Παραμονή στη φόρμα" }).press("Enter");
  await reason.press("Control+Enter");
  await expect(page.getByText("Η διακοπή διαγράφηκε")).toBeVisible();
});

test("R-37 a moved holiday appears on its new day of the year", async ({ page }) => {
  const year = new Date().getUTCFullYear() + 1;
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/parameters/holidays?year=${year}`);
  await page.getByRole("button", { name: `Μεταφορά: Πρωτομαγιά ${year}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Νέα ημέρα" }).fill(`05/05/${year}`);
  await dialog.getByRole("textbox", { name: "Πηγή" }).fill("ΥΑ 1/2026");
  await expect(dialog.getByText(`Αλλάζουν: 01/05/${year}, 05/05/${year}`)).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("row", { name: /^Πρωτομαγιά/ })).toContainText("ΥΑ 1/2026");
  await expect(page.getByText("5: Πρωτομαγιά")).toBeVisible();
});

function typed(day: Day): string {
  return day.split("-").toReversed().join("/");
}
