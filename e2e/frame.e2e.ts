import { expect, test } from "@playwright/test";
import { lastDay, monthOf } from "#domain/calendar/day.ts";
import { brokenRules } from "./axe.ts";
import { type Known, knownOf } from "./known.ts";
import { enter, enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let known: Known;
test.beforeAll(async () => {
  known = await knownOf(site.url);
});

test("the first Tab offers to skip header and menu; the next one continues in the page", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Μετάβαση στο περιεχόμενο" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator("a:focus, button:focus")).toBeVisible();
});

test("signatures, confirmations and samples are three pages of one place, each with its address", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/verifications`);
  const tabs = page.getByRole("navigation", { name: "Επαληθεύσεις" });
  const panel = (name: string) => page.getByRole("heading", { level: 2, name });
  await expect(page.getByRole("table")).toHaveCount(3);
  await expect(panel("Επιβεβαιώσεις εργαζομένων")).toHaveCount(0);
  await tabs.getByRole("link", { name: "Επιβεβαιώσεις" }).click();
  await expect(panel("Επιβεβαιώσεις εργαζομένων")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Θέση" })).toContainText("Επιβεβαιώσεις");
  await page.reload();
  await expect(tabs.getByRole("link", { name: "Επιβεβαιώσεις" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(tabs.locator("[aria-current]")).toHaveCount(1);
  await tabs.getByRole("link", { name: "Δείγμα" }).click();
  await expect(panel("Δειγματοληπτικός έλεγχος")).toBeVisible();
});

test("the months of a contract's year before its first record are folded, and unfold", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  const [first] = await site.ask<{ year: number }>(
    "select extract(year from min(date))::int as year from attendance_record where contract_id = $1",
    [known.contractId],
  );
  const year = Number(first?.year) - 1;
  await page.goto(`${site.url}/contracts/attendance-records/${known.contractId}?year=${year}`);
  const months = page.getByRole("grid");
  await expect(months).toHaveCount(1);
  await page.getByRole("button", { name: "Εμφάνιση 11 μηνών" }).click();
  await expect(months).toHaveCount(12);
});

test("a contract's year says of the month that is not over that its figures are until today", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts/attendance-records/${known.contractId}`);
  const months = page.getByRole("table", { name: "Μήνες" });
  await expect(months.getByRole("row").first()).toBeVisible();
  const isLast = known.today === lastDay(monthOf(known.today));
  await expect(months.getByText("έως σήμερα")).toHaveCount(isLast ? 0 : 2);
});

test("a contract's year as known on an earlier day marks what has changed since and shows both, until the present one is chosen", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  const [corrected] = await site.ask<{ contract: string; day: string }>(
    `select contract_id::text as contract, date::text as day from ledger_entry
      where subject_kind = 'attendance-record' and before ? 'intervals' and at::date > date
        and organization_id = (select organization_id from contract where id = $1)
      order by date desc limit 1`,
    [known.contractId],
  );
  const { contract = "", day = "" } = corrected ?? {};
  const [year = "", month = "", date = ""] = day.split("-");
  await page.goto(`${site.url}/contracts/attendance-records/${contract}?year=${year}`);
  const asOf = page.getByRole("textbox", { name: "Όπως ήταν στις" });
  await asOf.fill(`${date}/${month}/${year}`);
  await asOf.press("Enter");
  const notice = page.getByRole("alert", { name: `Όπως ήταν στις ${date}/${month}/${year}` });
  await expect(notice).toContainText(/έχ(ει αλλάξει|ουν αλλάξει) από τότε και είναι σημειωμέν/);
  await expect(page.getByRole("heading", { name: "Ευρήματα" })).toHaveCount(0);
  await page
    .getByRole("button", { name: /, άλλαξε από τότε$/ })
    .last()
    .click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Σήμερα", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await notice.getByRole("button", { name: "Όπως είναι σήμερα" }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Ευρήματα" })).toBeVisible();
});

test("the bar of ticked rows counts those that an act takes, and says in words what it leaves out", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/monthly-contracts`);
  const rows = page.getByRole("table", { name: "Μήνες ανά σύμβαση" }).getByRole("row");
  const tick = (state: string) => rows.filter({ hasText: state }).first().getByRole("checkbox");
  const ofAll = page.getByRole("button", { name: "Υποβολή όλων" });
  await expect(ofAll).toBeVisible();
  await tick("Υπό σύνταξη").check();
  await tick("Υποβλήθηκε").check();
  await expect(ofAll).toHaveCount(0);
  const bar = page.getByRole("group", { name: "Ενέργειες για τις επιλεγμένες γραμμές" });
  await expect(bar).toContainText(
    "Υποβολή: 1 από τις 2 επιλεγμένες μένει εκτός. Η ενέργεια δεν επιτρέπεται στην τρέχουσα κατάσταση του μήνα (1)",
  );
  await expect(bar.getByRole("button", { name: "Υποβολή (1)" })).toBeEnabled();
  await tick("Υπό σύνταξη").uncheck();
  const none = bar.getByRole("button", { name: "Υποβολή", exact: true });
  await expect(none).toHaveAttribute("aria-disabled", "true");
  await expect(none).toHaveAccessibleDescription(/Υποβολή: δεν γίνεται για καμία/);
  expect(await brokenRules(page)).toEqual([]);
  const person = rows.nth(1).getByRole("rowheader").getByRole("link");
  const name = await person.innerText();
  await person.press("Enter");
  const only = page.getByRole("grid").getByRole("rowheader");
  await expect(only).toHaveCount(1);
  expect(name).toContain(await only.innerText());
});

test("J and K move through the rows of a list and, on a record's page, through the records; the title counts them; Ctrl+K finds a document by its name and leads to it in its list", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/structures`);
  const rows = page.getByRole("rowheader").getByRole("link");
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText(
    String(await rows.count()),
  );
  const names = await rows.allTextContents();
  for (const [key, row] of [
    ["j", 0],
    ["j", 1],
    ["j", 2],
    ["k", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows.nth(row)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(names[1] ?? "");
  const walk = page.getByRole("group", { name: "Εγγραφές της λίστας" });
  await expect(walk).toContainText(`2 από ${names.length}`);
  await page.keyboard.press("j");
  await expect(title).toHaveText(names[2] ?? "");
  await walk.getByRole("button", { name: /^Προηγούμενη/ }).click();
  await expect(title).toHaveText(names[1] ?? "");

  const [document] = await site.ask<{ name: string }>(
    "select file_name as name from document where organization_id = $1 and state <> $2 order by id limit 1",
    [known.organizationId, "replaced"],
  );
  const name = document?.name ?? "";
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Αναζήτηση και μετάβαση" }).fill(name.slice(0, -4));
  await page
    .getByRole("group", { name: "Έγγραφα" })
    .getByRole("option", { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await expect(page.getByRole("rowheader", { name: new RegExp(name) }).first()).toBeVisible();
});

test("Ctrl+K finds a setting by its words and leads to it in the list of settings", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/announcements`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ανακοινώσεις");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Αναζήτηση και μετάβαση" }).fill("διαρκεια συνδ");
  await page.getByRole("option", { name: "Διάρκεια σύνδεσης" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("Διάρκεια σύνδεσης");
  await expect(page.getByRole("button", { name: "Αλλαγή: Διάρκεια σύνδεσης" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Αλλαγή: / })).toHaveCount(1);
});

test("C-20 while the icon service hangs the menu shows its labels, and gives up after 1500 ms; the icons appear once it answers", async ({
  page,
}) => {
  // Before the code that watches the page's timers.
  await page.clock.install();
  const cancelled: string[] = [];
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset["patience"] = String(ms);
      return timeout(ms);
    };
  });
  await page.route("**/icons/*.svg", () => undefined);
  page.on("requestfailed", (request) => cancelled.push(new URL(request.url()).pathname));
  await enterAtHome(page, site.url, "clerk");
  const link = page.getByRole("link", { name: "Μήνας", exact: true }).first();
  const before = await link.boundingBox();
  await expect(page.locator("html")).toHaveAttribute("data-patience", "1500");
  await expect.poll(() => cancelled).toContain("/icons/calendar-month.svg");
  expect(await link.boundingBox()).toEqual(before);
  await page.unroute("**/icons/*.svg");
  await page.clock.runFor(5_000);
  await expect(page.locator("nav [data-arrived]").first()).toBeAttached();
  expect(await link.boundingBox()).toEqual(before);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Μήνας παρουσιών");
});
