import { expect, test } from "@playwright/test";
import { samplePdf } from "#server/testing/sample-files.ts";
import { brokenRules } from "./axe.ts";
import { knownOf } from "./known.ts";
import { enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("R-49 a person with an account disputes their own day, with times and a file, and sees that it waits", async ({
  page,
}) => {
  const { contractId } = await knownOf(site.url);
  await site.arrange(
    `update app_user set afm = (select e.afm from contract c join employee e on e.id = c.employee_id where c.id = $1)
      where user_name = 'representative'`,
    [contractId],
  );
  await enterAtHome(page, site.url, "representative");
  await page.getByRole("button", { name: /^Μενού χρήστη/ }).click();
  await page.getByRole("menuitem", { name: "Οι παρουσίες μου" }).click();
  await expect(page.getByRole("heading", { name: "Οι παρουσίες μου" })).toBeVisible();
  const day = page.getByRole("listitem").filter({ hasText: "Παρουσία" }).first();
  await day.getByRole("button", { name: /^Αμφισβήτηση: / }).click();
  await page.getByRole("textbox", { name: /^Πώς ήταν η ημέρα: / }).fill("8:00-15:00");
  await page.locator("input[type=file]").setInputFiles({
    name: "κάρτα.pdf",
    mimeType: "application/pdf",
    buffer: samplePdf(),
  });
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole("button", { name: "Αποστολή", exact: true }).click();
  await expect(page.getByText("Δεν έχει απαντηθεί ακόμη")).toBeVisible();
  await expect(page.getByText("Αρχείο: κάρτα.pdf")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Αρχείο: κάρτα.pdf")).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
});
