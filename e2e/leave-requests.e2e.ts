import { expect, type Route, test } from "@playwright/test";
import { leaveRequests } from "#api/leave-requests.ts";
import { leaves } from "#api/leaves.ts";
import { addDays, monthOf, weekday } from "#domain/calendar/day.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { brokenRules } from "./axe.ts";
import { giveLink } from "./give-link.ts";
import { holdRequests } from "./hold-requests.ts";
import { knownOf } from "./known.ts";
import { loseAnswer } from "./lose-answer.ts";
import { callerOf, enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
const cut = (route: Route) => route.abort("connectionreset");
test.use({ viewport: { width: 390, height: 844 } });

test("R-49 a leave is requested from the person's phone with a file, shown on the clerk's home, and granted with its preview", async ({
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
  // Absences that others establish or order cannot be requested.
  await reason.fill("αδικαιολόγητη");
  await expect(page.getByText("Δεν βρέθηκαν αποτελέσματα")).toBeVisible();
  await reason.fill("καν");
  await page.getByRole("option").first().click();
  // An invalid date is reported at its field, once the field is left.
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
  // The form is gone from under the finger, and its request is in view.
  await expect(page.getByRole("button", { name: "Αίτημα άδειας" })).toBeFocused();
  await expect(page.getByText("Περιμένει", { exact: true })).toBeInViewport();

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
    office.getByText("Η άδεια καταχωρίστηκε. Ο εργαζόμενος βλέπει την απάντηση στις άδειές του"),
  ).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("Δεκτό", { exact: true })).toBeVisible();
  await office.close();
});

test("R-49 an unanswered leave request is withdrawn by the person, after a confirmation", async ({
  page,
}) => {
  const service = await knownOf(site.url);
  const { contractId, today } = service;
  const year = Number(today.slice(0, 4)) + 1;
  const token = await giveLink(site, service, { contractId, month: monthOf(today) });
  await page.goto(`${site.url}/verify-attendances?token=${token}`);
  await page.getByRole("button", { name: "Αίτημα άδειας" }).press("Enter");
  await expect(page.getByRole("region", { name: "Οι άδειές μου" })).toBeFocused();
  const reason = page.getByRole("combobox", { name: /^Λόγος/ });
  await expect(reason).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(reason).toBeFocused();
  await reason.fill("καν");
  await page.getByRole("option").first().click();
  await page.getByLabel("Από").fill(`11/01/${year}`);
  await page.getByLabel("Έως").fill(`15/01/${year}`);
  await expect(page.getByText(/^\d+ εργάσιμες ημέρες$/)).toBeVisible();
  // The upload fails: the request is stored, and the file is attached to it afterwards, whatever its reason.
  const paper = { name: "χαρτί.pdf", mimeType: "application/pdf", buffer: samplePdf() };
  await page.locator("input[type=file]").first().setInputFiles(paper);
  const travels = Promise.withResolvers<void>();
  const cutLate = (route: Route) => travels.promise.then(() => cut(route));
  await page.route(`**${leaveRequests.attachByLink.path}*`, cutLate, { times: 1 });
  const cancel = page.getByRole("button", { name: "Ακύρωση" });
  await page.getByRole("button", { name: "Υποβολή", exact: true }).click();
  await expect(page.getByText("Το αίτημα υποβλήθηκε")).toBeVisible();
  // Until its file has been sent, the request cannot be sent again.
  await expect(cancel).toHaveAttribute("aria-disabled", "true");
  travels.resolve();
  const why = "Δεν υπάρχει επικοινωνία με τον διακομιστή";
  await expect(page.getByText(/χωρίς το αρχείο/)).toContainText(why);
  const days = `11/01/${year} – 15/01/${year}`;
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: `Προσθήκη αρχείου: ${days}` }).click();
  await (await chosen).setFiles(paper);
  await expect(page.getByText("Αρχείο: χαρτί.pdf")).toBeVisible();
  const withdraw = page.getByRole("button", { name: `Ανάκληση αιτήματος: ${days}` });
  // The pending leave is not in the balance yet, and the next request says so.
  await page.getByRole("button", { name: "Αίτημα άδειας" }).click();
  await page.getByRole("combobox", { name: /^Λόγος/ }).fill("καν");
  await page.getByRole("option").first().click();
  await page.getByLabel("Από").fill(`18/01/${year}`);
  await page.getByLabel("Έως").fill(`19/01/${year}`);
  await expect(page.getByText(`όσα ζητήσατε και περιμένουν απάντηση: ${days}`)).toBeVisible();
  // Its answer is lost: the page asks whether it was stored, and shows it also after the form is cancelled.
  await loseAnswer(page, leaveRequests.askByLink);
  await page.getByRole("button", { name: "Υποβολή", exact: true }).click();
  // The message about the file may still be there.
  await expect(page.getByRole("alert", { name: "Κάτι πήγε στραβά" })).toContainText(why);
  await cancel.click();
  await expect(page.getByText(`18/01/${year} – 19/01/${year}`)).toBeVisible();
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

test("R-49 of two who answer one request, the second learns by keyboard alone that it is answered, and finds it gone from the list", async ({
  page,
}) => {
  const service = await knownOf(site.url);
  const { organizationId, contractId, today, person } = service;
  const token = await giveLink(site, service, { contractId, month: monthOf(today) });
  const from = addDays(today, 40);
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  const monday = days.find((day) => weekday(day) === 1) ?? from;
  const response = await page.request.post(`${site.url}/api${leaveRequests.askByLink.path}`, {
    headers: { authorization: `Link ${token}` },
    data: { code: "ΚΑΝ", from: monday, to: addDays(monday, 3) },
  });
  const { id } = (await response.json()) as { id: string };
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAtHome(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave/requests`);
  const firstDay = monday.split("-").toReversed().join("/");
  const row = page.getByRole("row").filter({ hasText: person }).filter({ hasText: firstDay });
  const free = await holdRequests(page, new RegExp(leaves.preview.path));
  const accept = { name: /^Αποδοχή/ };
  await row.getByRole("button", accept).click();
  const dialog = page.getByRole("dialog");
  // What the leave does must be readable before anything below it can be pressed.
  await expect(dialog.getByRole("group")).toBeVisible();
  await expect(dialog.getByRole("button", accept)).toBeHidden();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await free();
  await expect(dialog.getByText(/^Υπόλοιπο \d+: /)).toBeVisible();
  await expect(dialog.getByRole("button", accept)).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Σημείωση προς τον εργαζόμενο" })).toBeFocused();
  const other = await callerOf(site.url, "representative");
  await other.act(leaveRequests.reject.path, { organizationId, id, text: "Λείπουν άλλοι δύο" });
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByText("Το αίτημα έχει ήδη απαντηθεί ή ανακληθεί")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toHaveCount(0);
});
