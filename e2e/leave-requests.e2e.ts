import { expect, test } from "@playwright/test";
import { monthOf } from "#domain/calendar/day.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { brokenRules } from "./axe.ts";
import { giveLink } from "./give-link.ts";
import { knownOf } from "./known.ts";
import { enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
test.use({ viewport: { width: 390, height: 844 } });

test("R-49 a leave is asked for from the person's phone with a file, waits on the clerk's home, and is granted with its preview", async ({
  page,
  browser,
}) => {
  const service = await knownOf(site.url);
  const { contractId, today, person } = service;
  const year = today.slice(0, 4);
  const token = await giveLink(site, service, { contractId, month: monthOf(today) });
  await page.goto(`${site.url}/verify-attendances?token=${token}`);
  await page.getByRole("button", { name: "Αίτημα άδειας" }).click();
  const reason = page.getByRole("combobox", { name: /^Λόγος/ });
  // What others find or order is not asked for.
  await reason.fill("αδικαιολόγητη");
  await expect(page.getByText("Δεν βρέθηκαν αποτελέσματα")).toBeVisible();
  await reason.fill("καν");
  await page.getByRole("option").first().click();
  // What is no day is said where it stands, once the field is left.
  await page.getByLabel("Από").fill(`31/02/${year}`);
  await page.getByLabel("Έως").focus();
  await expect(page.getByLabel("Από")).toHaveAccessibleDescription(/δεν υπάρχει/);
  await page.getByLabel("Από").fill(`21/12/${year}`);
  await page.getByLabel("Έως").fill(`18/12/${year}`);
  await page.getByLabel("Σχόλιο").focus();
  await expect(page.getByLabel("Έως")).toHaveAccessibleDescription("Η λήξη προηγείται της έναρξης");
  await page.getByLabel("Έως").fill(`31/12/${year}`);
  await expect(page.getByText(`25/12/${year}: Χριστούγεννα`)).toBeVisible();
  await expect(page.getByText(/^\d+ εργάσιμες ημέρες$/)).toBeVisible();
  await expect(page.getByText(/^Υπόλοιπο \d+: .* μετά /)).toBeVisible();
  await page.getByLabel("Σχόλιο").fill("Οικογενειακό ταξίδι");
  await page.locator("input[type=file]").first().setInputFiles({
    name: "εισιτήρια.pdf",
    mimeType: "application/pdf",
    buffer: samplePdf(),
  });
  await expect(page.getByText("εισιτήρια.pdf")).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole("button", { name: "Υποβολή", exact: true }).click();
  await expect(page.getByText("Αρχείο: εισιτήρια.pdf")).toBeVisible();
  await expect(page.getByText("Περιμένει", { exact: true })).toBeVisible();

  const office = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await enterAtHome(office, site.url, "clerk");
  await office
    .getByRole("main")
    .getByRole("link", { name: /Αιτήματα άδειας/ })
    .click();
  const row = office
    .getByRole("table", { name: "Αιτήματα άδειας" })
    .getByRole("row")
    .filter({ hasText: "Οικογενειακό ταξίδι" });
  await expect(row).toContainText("εισιτήρια.pdf");
  expect(await brokenRules(office)).toEqual([]);
  await row.getByRole("button", { name: `Αποδοχή αιτήματος άδειας: ${person}` }).click();
  const drawer = office.getByRole("dialog", { name: /^Αποδοχή αιτήματος άδειας/ });
  await expect(drawer.getByText(`25/12/${year}: Χριστούγεννα`)).toBeVisible();
  await expect(drawer.getByText(/^Υπόλοιπο \d+: .* μετά /)).toBeVisible();
  expect(await brokenRules(office)).toEqual([]);
  await drawer.getByRole("button", { name: /^Αποδοχή: \d+ εργάσιμες$/ }).click();
  await expect(
    office.getByText("Η άδεια καταχωρίστηκε και ο εργαζόμενος ενημερώθηκε"),
  ).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("Δεκτό", { exact: true })).toBeVisible();
  await office.close();
});

test("R-49 a leave that nobody answered is taken back by the person, once it is asked whether that is meant", async ({
  page,
}) => {
  const service = await knownOf(site.url);
  const { contractId, today } = service;
  const year = Number(today.slice(0, 4)) + 1;
  const token = await giveLink(site, service, { contractId, month: monthOf(today) });
  await page.goto(`${site.url}/verify-attendances?token=${token}`);
  await page.getByRole("button", { name: "Αίτημα άδειας" }).click();
  await page.getByRole("combobox", { name: /^Λόγος/ }).fill("καν");
  await page.getByRole("option").first().click();
  await page.getByLabel("Από").fill(`11/01/${year}`);
  await page.getByLabel("Έως").fill(`15/01/${year}`);
  await expect(page.getByText(/^\d+ εργάσιμες ημέρες$/)).toBeVisible();
  await page.getByRole("button", { name: "Υποβολή", exact: true }).click();
  const days = `11/01/${year} – 15/01/${year}`;
  const withdraw = page.getByRole("button", { name: `Ανάκληση αιτήματος: ${days}` });
  await withdraw.click();
  const question = page.getByRole("dialog", { name: "Ανάκληση αιτήματος άδειας" });
  await expect(question).toContainText(days);
  expect(await brokenRules(page)).toEqual([]);
  await question.getByRole("button", { name: "Ακύρωση" }).click();
  await expect(withdraw).toBeFocused();
  await withdraw.click();
  await question.getByRole("button", { name: "Ανάκληση αιτήματος" }).click();
  await expect(page.getByText("Ανακλήθηκε", { exact: true })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
});
