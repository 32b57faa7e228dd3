import { expect, test } from "@playwright/test";
import { brokenRules } from "./axe.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("badges of a structure: at first for people without one, then for chosen people, with a warning where another badge ends", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/organization-employees`);
  await page.getByRole("button", { name: "Ενέργειες" }).click();
  await page.getByRole("menuitem", { name: "Κάρτες Δομής" }).click();
  const dialog = page.getByRole("dialog", { name: "Κάρτες παρουσίας Δομής" });
  await dialog.getByRole("combobox", { name: "Δομή" }).fill("Αμαξοστάσιο");
  await page.getByRole("option", { name: /Αμαξοστάσιο/ }).click();
  const people = dialog.getByRole("checkbox");
  await expect(people).toHaveCount(8);
  await people.last().uncheck();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Έκδοση και εκτύπωση: 7 κάρτες" }).click();
  await download;
  // The person who was left out is the only one without a badge, and is ticked.
  await dialog.getByRole("button", { name: "Έκδοση και εκτύπωση: 1 κάρτα" }).waitFor();
  await expect(people.first()).toBeChecked();
  await people.first().uncheck();
  await people.nth(1).check();
  expect(await brokenRules(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Έκδοση και εκτύπωση: 1 κάρτα" }).click();
  const question = page.getByRole("dialog", { name: "Αντικατάσταση καρτών" });
  await expect(question).toContainText("1 από όσους επιλέξατε έχει κάρτα σε ισχύ");
  const replaced = page.waitForEvent("download");
  await question.getByRole("button", { name: "Αντικατάσταση", exact: true }).click();
  await replaced;
});
