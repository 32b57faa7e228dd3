import { expect, test } from "@playwright/test";
import { enter, municipality, tellerOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let structureId = "";
let month = "";

test.beforeAll(async () => {
  const tell = await tellerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
  structureId = structures.get("Δ05") ?? "";
  const { items } = await tell<{ items: { month: string }[] }>(
    `/MonthlyContracts/GetAll?organizationId=${organizationId}&structureId=${structureId}&state=draft`,
  );
  month = items[0]?.month ?? "";
  // A closure that was entered after the days had been recorded.
  await site.arrange(
    `insert into closure (organization_id, id, structure_id, title, from_day, to_day)
     select $1, gen_random_uuid(), $2, 'Διακοπή νερού', max(date), max(date)
     from attendance_record
     where organization_id = $1 and structure_id = $2 and to_char(date, 'YYYY-MM') = $3 and label = 'present'`,
    [organizationId, structureId, month],
  );
});

test("the changes caused by a past closure are previewed, applied with a reason, and then nothing is left to change", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/monthly-contracts?structureId=${structureId}&month=${month}`);
  await page.getByRole("main").getByRole("button", { name: "Ενέργειες" }).click();
  await page.getByRole("menuitem", { name: "Επανυπολογισμός" }).click();
  await expect(page).toHaveURL(new RegExp(`/recompute\\?.*${structureId}`));
  await page.getByRole("button", { name: "Προεπισκόπηση" }).click();
  const table = page.getByRole("table", { name: "Τι αλλάζει" });
  const days = table.getByLabel(/^Ημέρες που αλλάζουν/).first();
  await days.click();
  await expect(table.getByText(/→ .* 0:00$|\/0:00$/).first()).toBeVisible();

  await page.getByRole("button", { name: /^Επανυπολογισμός \(\d+\)$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Επανυπολογισμός μηνών" });
  await dialog.getByRole("button", { name: "Εφαρμογή" }).click();
  const reason = dialog.getByRole("textbox", { name: "Αιτιολογία" });
  await expect(reason).toBeFocused();
  await reason.fill("Η Δομή δεν λειτούργησε την ημέρα αυτή");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/^Επανυπολογίστηκ(ε|αν) \d+/)).toBeVisible();
  await expect(page.getByText("Δεν αλλάζει τίποτα")).toBeVisible();
});

test("submitting all months shows its progress, and then what became of each", async ({ page }) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/monthly-contracts?structureId=${structureId}&month=${month}`);
  const progress = page.getByRole("dialog", { name: "Η ενέργεια προχωρά" });
  // The response waits until the progress is visible.
  await page.route("**/MonthlyContracts/Submit", async (route) => {
    await expect(progress.getByRole("status")).toHaveText(/^0 από [1-9]\d*$/);
    await route.continue();
  });
  await page.getByRole("button", { name: "Υποβολή όλων" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Υποβολή", exact: true }).click();
  const outcomes = page.getByRole("dialog", { name: "Αποτέλεσμα ανά μήνα" });
  await expect(outcomes.getByText(/^Ολοκληρώθηκαν \d+, δεν ολοκληρώθηκαν [1-9]\d*$/)).toBeVisible();
  await expect(progress).toBeHidden();
});
