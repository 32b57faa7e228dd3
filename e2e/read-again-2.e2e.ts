import { type Locator, type Page, expect, test } from "@playwright/test";
import { addMonths, firstDay, monthOf } from "#domain/calendar/day.ts";
import { today } from "#web/kernel/today.ts";
import { asTyped } from "./first-day.ts";
import { enter, placeOf } from "./people.ts";
import { returnToTab } from "./return-to-tab.ts";
import { drawn } from "./settled.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** Reads the page's data again, and waits until the call's response is on the screen. */
async function readAgain(page: Page, call: string): Promise<void> {
  const read = page.waitForResponse(`**/api/${call}*`);
  await returnToTab(page);
  await (await read).finished();
  await drawn(page);
}

const save = (page: Page) => page.getByRole("button", { name: "Αποθήκευση" }).click();
const giveBack = (form: Locator) =>
  form.getByRole("button", { name: "Επαναφορά στην προεπιλογή" }).click();
const keepMine = (page: Page) => page.getByRole("button", { name: "Να μείνουν τα δικά μου" });

test("an ΕΡΓΑΝΗ account being typed survives reading another's change, and is saved over it once chosen", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/ergani/settings`);
  await page.getByRole("textbox", { name: "Όνομα χρήστη" }).fill("πρώτος");
  await page.getByLabel(/^Κωδικός πρόσβασης/).fill("Μυστικό1!");
  await save(page);
  await expect(page.getByText("Ο κωδικός έχει αποθηκευτεί")).toBeVisible();
  const branch = page.getByRole("textbox", { name: /^Αριθμός παραρτήματος/ });
  await branch.fill("12");
  await site.arrange("update ergani_account set version = version + 1, branch = '7'", []);
  await readAgain(page, "Ergani/GetSettings");
  await expect(branch).toHaveValue("12");
  await save(page);
  await expect(page.getByText("Παράρτημα: ισχύει 7 · δικό σας 12")).toBeVisible();
  const saved = page.waitForResponse("**/api/Ergani/SaveAccount*");
  await keepMine(page).click();
  expect((await saved).ok()).toBe(true);
  expect(await site.ask("select branch from ergani_account", [])).toEqual([{ branch: "12" }]);
});

test("a punch rule being typed survives reading another's rule, and is saved after it once chosen", async ({
  page,
}) => {
  const { organizationId } = await placeOf(site.url, "Δ05");
  await page.clock.install();
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/mobiles`);
  const setting = page.getByRole("listitem").filter({ hasText: "Στρογγυλοποίηση σημάνσεων" });
  await setting.getByRole("button", { name: /^Αλλαγή/ }).click();
  const grace = page.getByRole("dialog").getByLabel("Ανοχή (λεπτά)");
  await grace.fill("9");
  await site.arrange(
    `insert into punch_rule (organization_id, number, rounding, grace_minutes, valid_from, set_at, set_by)
     select $1, 1, 'quarter', 3, current_date, now(), id from app_user limit 1`,
    [organizationId],
  );
  await readAgain(page, "PunchRules/GetAll");
  await expect(grace).toHaveValue("9");
  await save(page);
  await expect(page.getByText("Ανοχή (λεπτά): ισχύει 3 · δικό σας 9")).toBeVisible();
  await keepMine(page).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(setting).toContainText("με ανοχή 9 λεπτά");
});

test("a raise from a past day shows its effect on signed months; changed terms begun before another's change of the contract are not saved over it unasked", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts?state=active`);
  await page.getByRole("table").getByRole("link").first().click();
  const terms = page.getByRole("region", { name: "Ιστορικό όρων" });
  await terms.getByRole("button", { name: "Μεταβολή όρων" }).click();
  const day = page.getByRole("textbox", { name: /^Ισχύς από/ });
  const from = await day.inputValue();
  await day.fill(asTyped(firstDay(addMonths(monthOf(today()), -6))));
  await page.getByRole("textbox", { name: /^Αμοιβή/ }).fill("1.999");
  await expect(page.getByText(/ \d{4} \(.+\): .+ → 1\.999,00/).first()).toBeVisible();
  await expect(page.getByText(/^Συνολική διαφορά: \+/)).toBeVisible();
  await day.fill(from);
  await expect(page.getByText(/^Συνολική διαφορά/)).toHaveCount(0);
  await site.arrange("update contract set version = version + 1", []);
  await site.arrange(
    `update contract_term t set rate = 1888, structure_id = s.id, schedule_id = w.id
     from structure s, schedule w
     where s.organization_id = t.organization_id and s.title = 'Δημοτική Βιβλιοθήκη'
       and w.organization_id = t.organization_id and w.title = '09:00-13:00 (μερική απασχόληση)'
       and t.pay_basis = 'monthly'`,
    [],
  );
  await readAgain(page, "Contracts/GetById");
  await save(page);
  await expect(page.getByText("Διαφορές με όσα ισχύουν τώρα")).toBeVisible();
  await expect(page.getByText("Αμοιβή: ισχύει 1.888,00 € · δικό σας 1.999,00 €")).toBeVisible();
  for (const titles of [
    /^Δομή: ισχύει Δημοτική Βιβλιοθήκη \(Δ08\) · δικό σας .+ \(Δ\d\d\)$/,
    /^Ωράριο: ισχύει 09:00-13:00 \(μερική απασχόληση\) · δικό σας ./,
  ])
    await expect(page.getByText(titles)).toBeVisible();
  await keepMine(page).click();
  await expect(terms.getByText("θα ισχύσει")).toBeVisible();
  const raise = "Αμοιβή: 1.888,00 €/μήνα → 1.999,00 €/μήνα";
  await expect(page.getByText(raise)).toBeVisible();
});

test("when another has changed an absence reason, every field that differs is named as in the form", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/parameters/absence-reasons?reason=ΚΑΝ`);
  await page.getByRole("button", { name: "Επεξεργασία" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Απαιτεί έγκριση").click();
  await site.arrange("update absence_reason set version = version + 1", []);
  for (const table of ["absence_reason", "absence_reason_change"])
    await site.arrange(`update ${table} set notice_days = 4 where code = 'ΚΑΝ'`, []);
  await save(page);
  await expect(form.getByText(/^Ημέρες προειδοποίησης: ισχύει 4 · δικό σας /)).toBeVisible();
  await expect(
    form.getByText(/^Απαιτεί έγκριση: ισχύει (Ναι · δικό σας Όχι|Όχι · δικό σας Ναι)$/),
  ).toBeVisible();
});

test("a sign-in rule that another tab set or reset meanwhile is set or reset once that is chosen, whatever was typed before", async ({
  page,
  context,
}) => {
  await enter(page, site.url, "administrator");
  await site.arrange("insert into security_rule (key, value) values ('session.most', '3')", []);
  const open = async (tab: Page) => {
    await tab.goto(`${site.url}/system-administration/parameters/security-rules`);
    await tab.getByRole("button", { name: "Αλλαγή: Ταυτόχρονες συνδέσεις ανά χρήστη" }).click();
    return tab.getByRole("dialog");
  };
  const other = await context.newPage();
  const [mine, theirs] = [await open(page), await open(other)];
  const value = mine.getByRole("textbox", { name: "Τιμή" });
  await value.fill("7");
  await giveBack(theirs);
  await expect(theirs).toBeHidden();
  await save(page);
  await expect(mine.getByText("Τιμή: ισχύει 5 συνδέσεις · δικό σας 7 συνδέσεις")).toBeVisible();
  await value.fill("επτά");
  await expect(mine.getByText("Διαφορές με όσα ισχύουν τώρα")).toBeVisible();
  await value.fill("7");
  await keepMine(page).click();
  await expect(mine).toBeHidden();

  const setting = page.getByRole("listitem").filter({ hasText: "Ταυτόχρονες συνδέσεις" });
  await expect(setting).toContainText("7");
  await open(page);
  await open(other);
  await theirs.getByRole("textbox", { name: "Τιμή" }).fill("9");
  await save(other);
  await expect(theirs).toBeHidden();
  await giveBack(mine);
  await expect(mine.getByText("Τιμή: ισχύει 9 συνδέσεις · δικό σας 5 συνδέσεις")).toBeVisible();
  await keepMine(page).click();
  await expect(mine).toBeHidden();
  expect(await site.ask("select value from security_rule", [])).toEqual([{ value: null }]);
});

test("a filter whose choices failed to load says so, and offers them on retry", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  const kinds = "**/api/Documents/GetKinds*";
  await page.route(kinds, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`${site.url}/organization-administration/organization-documents`);
  const filter = page.getByRole("combobox", { name: "Είδος" });
  await expect(filter).toHaveAccessibleDescription(/^Η λίστα δεν φορτώθηκε\./);
  await page.unroute(kinds);
  await page.getByRole("main").getByRole("button", { name: "Δοκιμάστε ξανά" }).click();
  await expect(filter).toHaveAccessibleDescription("");
  await filter.click();
  await expect(page.getByRole("option").first()).toBeVisible();
});
