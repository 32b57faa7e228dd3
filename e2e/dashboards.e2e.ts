import { type Page, expect, test } from "@playwright/test";
import { goWithin } from "./go-within.ts";
import { enter, enterAtHome, tellerOf } from "./people.ts";
import { settling } from "./settled.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const ofClerk = [
  "Ανοικτά παρουσιολόγια",
  "Ελλιπείς σημάνσεις",
  "Αιτήματα ξεκλειδώματος",
  "Μήνες προς υποβολή",
  "Ευρήματα ελέγχου",
  "Δικαιολογητικά που αναμένονται",
  "Συμβάσεις που λήγουν",
  "Συμβάσεις προς υποβολή",
  "Συμβάσεις προς διόρθωση",
];
const ofAgency = [
  "Πιστώσεις προς επανέκδοση",
  // For someone whose sickness benefit is missing, on some days of the demonstration.
  "Φορείς με απλήρωτους μήνες",
  "Μήνες προς έγκριση",
  "Πληρωμές προς έγκριση",
  "Πληρωμές χωρίς εντολή",
  "Εντολές προς υποβολή",
  "Αιτήματα ξεκλειδώματος",
  "Έγγραφα προς έγκριση",
  "Έγγραφα που λήγουν",
  "Φύλλα δείγματος",
];
const ofSystem = [
  "Κλήσεις που απέτυχαν",
  "Προσπάθειες με λάθος στοιχεία",
  "Μηνύματα που δεν παραδόθηκαν",
  "Μηνύματα σε αναμονή",
];

/** What may wait for each role, besides today's sheets, which are listed by structure. */
const boards: readonly { as: string; at: string; known: readonly string[] }[] = [
  { as: "clerk", at: "/", known: ofClerk },
  {
    as: "representative",
    at: "/",
    known: [...ofClerk, "Δομές προς υπογραφή", "Έγγραφα που λήγουν", "Έγγραφα προς έγκριση"],
  },
  { as: "executive", at: "/", known: ofAgency },
  { as: "administrator", at: "/system-administration", known: ofSystem },
];

/** The lines on the page: their label, count and link target. */
async function linesOn(page: Page) {
  const list = page.getByRole("region", { name: "Εκκρεμότητες" });
  await expect(list).toBeVisible();
  return list.getByRole("listitem").evaluateAll((lines) =>
    lines.map((line) => {
      const link = line.querySelector("a");
      const value = line.firstElementChild?.textContent ?? "";
      return { label: link?.textContent ?? "", value, href: link?.getAttribute("href") ?? "" };
    }),
  );
}

for (const { as, at, known } of boards) {
  test(`the ${as} sees at ${at} what waits for the role, without zeros, and each figure leads to the list it counts`, async ({
    page,
  }) => {
    await enter(page, site.url, as);
    const settled = settling(page);
    await page.goto(`${site.url}${at}`);
    const lines = await linesOn(page);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map(({ value }) => value)).not.toContain("0");
    const figures = lines.filter(({ value }) => value !== "");
    const others = figures.filter(
      ({ label }) => ![...known, "Ακόμη ανοικτά σήμερα"].includes(label),
    );
    expect(others).toEqual([]);
    for (const { label, value, href } of figures.filter((line) => line.value !== "–")) {
      await goWithin(page, href);
      await settled();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Αρχική");
      const figure = new RegExp(String.raw`(^|[^\d./])${value.replace(".", "[.]")}(?![\d./])`);
      await expect(page.getByRole("main"), `${label}: ${value}`).toContainText(figure);
    }
  });
}

test("doubts not checked yet are not shown as none; one press checks for them", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "representative");
  const line = page.getByRole("listitem").filter({ hasText: "Ευρήματα ελέγχου" });
  const check = page.getByRole("button", { name: "Έλεγχος όλων" });
  await expect(line).toContainText("–");
  await expect(line).toContainText("Δεν έχει γίνει έλεγχος");
  await expect(line).toHaveAttribute("data-tone", "warning");
  await check.press("Enter");
  await expect(page.getByText(/^Ο έλεγχος του μήνα ολοκληρώθηκε\. \S/)).toBeVisible();
  await expect(line).toContainText(/\d+ (σφάλμα|προειδοπ)|Κανένα σφάλμα/);
  await expect(check).toHaveCount(0);
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("an executive sees how complete the sheets of all bodies are, and cannot lock any", async ({
  page,
}) => {
  await enter(page, site.url, "executive");
  await page.goto(`${site.url}/system-administration/bodies`);
  await page.getByRole("link", { name: "Πληρότητα παρουσιολογίων" }).click();
  const table = page.getByRole("table", { name: "Πληρότητα παρουσιολογίων" });
  await expect(table.getByRole("list", { name: /^Ημέρες: / }).first()).toBeVisible();
  await expect(table.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Προηγούμενος μήνας" }).click();
  await expect(page).toHaveURL(/view=completeness/);
  await expect(table.getByRole("row").nth(1)).toBeVisible();
});

test("the administrator locks a body's sheets after a preview; a missing reason is reported at its field", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/attendances`);
  await page.getByRole("row", { name: /Δήμος/ }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Μαζικό κλείδωμα" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /^Έως/ }).press("Enter");
  await expect(dialog.getByRole("table", { name: "Προεπισκόπηση" })).toBeVisible();
  await dialog.getByRole("button", { name: "Κλείδωμα" }).click();
  const reason = dialog.getByRole("textbox", { name: /^Αιτιολογία/ });
  await expect(reason).toHaveAccessibleDescription(/\S/);
  await reason.fill("Λήξη προθεσμίας");
  await dialog.getByRole("button", { name: "Κλείδωμα" }).click();
  await expect(dialog.getByRole("button", { name: "Κλείσιμο" }).last()).toBeVisible();
  await expect(reason).toBeDisabled();
});

test("a figure that loads later than its row does not make the list of bodies wider than the page", async ({
  page,
}) => {
  const [most] = await site.ask<{ month: string }>(
    "select month from monthly_contract where state = 'signed' group by month order by count(*) desc limit 1",
    [],
  );
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, site.url, "executive");
  await page.goto(`${site.url}/system-administration/bodies?month=${most?.month}`);
  const amount = page.getByRole("cell", { name: /Προς έγκριση: .*\d,\d\d\s€/ });
  await expect(amount).toBeVisible();
  // A cut-off amount would read as a different amount.
  const cut = () => amount.evaluate((cell) => cell.scrollWidth - cell.clientWidth);
  await expect.poll(cut).toBe(0);
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBe(0);
});

test("the agency approves the signed months of ticked bodies in one act and learns which have none; a second approver is told so", async ({
  page,
  browser,
}) => {
  const [most] = await site.ask<{ month: string }>(
    "select month from monthly_contract where state = 'signed' group by month order by count(*) desc limit 1",
    [],
  );
  await enter(page, site.url, "executive");
  // What the list of a body showed a moment ago must not be reused.
  await page.clock.setFixedTime(new Date());
  await page.goto(`${site.url}/monthly-contracts?month=${most?.month}&state=signed`);
  const ofBody = page.getByRole("table", { name: "Μήνες ανά σύμβαση" });
  await expect(ofBody.getByText("Υπογράφηκε", { exact: true }).first()).toBeVisible();
  await goWithin(page, `/system-administration/bodies?month=${most?.month}`);
  const table = page.getByRole("table", { name: "Μήνες προς έγκριση" });
  const tell = await tellerOf(site.url, "executive");
  const signed = async () => {
    const path = `/BodyMonths/GetAll?month=${most?.month}&take=200`;
    const { items } = await tell<{ items: { signed: number }[] }>(path);
    return items.map((one) => one.signed);
  };
  const before = await signed();
  const count = before.reduce((sum, one) => sum + one, 0);
  const none = before.filter((one) => one === 0).length;
  expect(count).toBeGreaterThan(1);
  await table.getByRole("checkbox", { name: "Επιλογή όλων" }).check();
  const bar = page.getByRole("group", { name: "Ενέργειες για τις επιλεγμένες γραμμές" });
  await expect(bar).toContainText(none === 1 ? "1 Φορέας δεν έχει" : `${none} Φορείς δεν έχουν`);
  const second = await (await browser.newContext({ locale: "el-GR" })).newPage();
  await enter(second, site.url, "administrator");
  await second.goto(page.url());
  await second.getByRole("checkbox", { name: "Επιλογή όλων" }).check();
  await second.getByRole("button", { name: `Έγκριση ${count} μηνών` }).click();
  const later = second.getByRole("dialog").getByRole("button", { name: `Έγκριση ${count} μηνών` });
  await expect(later).toBeVisible();
  await bar.getByRole("button", { name: `Έγκριση ${count} μηνών` }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Έγκριση ${count} μηνών` })
    .click();
  await expect(page.getByText(`Εγκρίθηκαν ${count} μήνες`)).toBeVisible();
  await expect.poll(signed).toEqual(before.map(() => 0));
  await later.click();
  const notice = second.locator("[data-kind]", { hasText: "Κανένας μήνας των επιλεγμένων Φορέων" });
  await expect(notice).toHaveAttribute("data-kind", "info");
  await page.goBack();
  await expect(page.getByText("Δεν βρέθηκαν αποτελέσματα")).toBeVisible();
});
