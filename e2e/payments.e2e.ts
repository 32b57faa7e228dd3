import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pagesOfPdf, readsPdf } from "#server/testing/pdf-text.ts";
import { answerTo } from "./bank-answer.ts";
import { holdRequests } from "./hold-requests.ts";
import { changedMonth, lowerRate } from "./payment-months.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("a payment's state tells whether the bank refused part of it or all; its printout has all lines, and nothing of the screen over them", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/payments`);
  const state = page.getByRole("row", { name: /\/1\b/ });
  await expect(state).toContainText("Εξοφλήθηκε εν μέρει");
  await site.arrange("update payment set state = 'cancelled' where state = $1", ["settled"]);
  await page.reload();
  await expect(state).toContainText("Απορρίφθηκε από την τράπεζα");
  await site.arrange(
    `update payment p set state = 'settled' where state = 'cancelled'
       and exists (select from payment_line l where l.organization_id = p.organization_id and l.payment_id = p.id and l.state = $1)`,
    ["rejected"],
  );
  await page.reload();
  await expect(state).toContainText("Εξοφλήθηκε εν μέρει");
  const sums = page.getByRole("table", { name: "Ποσά ανά μήνα" });
  await expect(sums.getByRole("columnheader")).toHaveText([
    "Μήνας",
    "Πληρώθηκαν",
    "Εκκρεμούν",
    "Απορρίφθηκαν ή επέστρεψαν",
  ]);
  await expect(sums.getByRole("row").nth(1)).toContainText(/\d,\d\d\s€/);

  await page.getByRole("link", { name: /\/1$/ }).click();
  await expect(page.getByText(/^\d+ · [\d.]+,\d\d\s€$/)).toHaveCount(2);
  const last = page.getByRole("rowheader").last();
  const pager = page.getByText(/^1–\d+ από \d+$/);
  await expect(pager).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link", { name: "Μετάβαση στο περιεχόμενο" })).toBeHidden();
  const below = async () =>
    ((await pager.boundingBox())?.y ?? 0) - ((await last.boundingBox())?.y ?? 0);
  await expect.poll(below).toBeGreaterThan(0);
  const printed = readsPdf ? pagesOfPdf(await page.pdf({ format: "A4" })) : null;
  const headed = printed?.filter((text) => / GR\d\d /.test(text)) ?? [];
  expect(headed.length > 1).toBe(readsPdf);
  for (const text of headed) expect(text).toContain("Δικαιούχος IBAN Αφορά Ποσό Κατάσταση");
});

test("a draft whose months changed says that its amounts are outdated; approving one that another has cancelled says so and shows its current state", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/payments`);
  await page.getByRole("link", { name: /\/2$/ }).click();
  const lines = page.getByRole("rowheader");
  await expect(lines.first()).toBeVisible();
  const notice = page.getByText("Τα ποσά δεν ισχύουν πια", { exact: false });
  await expect(notice).toHaveCount(0);
  await site.arrange(changedMonth, ["signed"]);
  await page.reload();
  await expect(notice).toBeVisible();
  const approve = page.getByRole("main").getByRole("button", { name: "Έγκριση" });
  await expect(approve).toHaveAttribute("aria-disabled", "true");
  await site.arrange(changedMonth, ["approved"]);
  await page.reload();

  await approve.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/Εγκρίνετε [\d.,]+\s€ προς \d+ δικαιούχους\./);
  await expect(dialog).toContainText("Δεν αφαιρούνται κρατήσεις ούτε φόρος");
  await dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill("Paron-demo-2026!");
  await site.arrange("update payment set state = 'cancelled' where state = $1", ["draft"]);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("τρέχουσα κατάσταση της πληρωμής");
  await dialog.getByRole("button", { name: "Ακύρωση", exact: true }).click();
  await expect(page.getByRole("main").getByText("Ακυρώθηκε", { exact: true })).toBeVisible();
  await expect(approve).toHaveCount(0);
  await site.arrange("update payment set state = 'draft' where state = $1", ["cancelled"]);
});

test("an overpayment is listed below the payments until recovered with a document, and again when that is withdrawn", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/payments`);
  const waiting = page.getByRole("table", { name: "Ποσά προς επιστροφή ή συμψηφισμό" });
  const unfold = page.getByText("Υπολογισμός ποσών προς επιστροφή ή συμψηφισμό");
  await unfold.click();
  await expect(page.getByText("Δεν εκκρεμεί ποσό")).toBeVisible();
  await site.arrange(lowerRate, ["paid"]);
  const askedAtOpening: string[] = [];
  page.on("request", (request) => askedAtOpening.push(new URL(request.url()).pathname));
  const last = page.waitForResponse(/\/GetRecoveries/);
  const free = await holdRequests(page, /\/Payments\/GetAll\b/);
  await page.reload();
  await expect(page.getByRole("table", { name: "Κατάλογος πληρωμών" })).toBeVisible();
  expect(await unfold.count()).toBe(0);
  await free();
  await last;
  expect(askedAtOpening.filter((path) => path.endsWith("/GetOverpayments"))).toEqual([]);
  await unfold.click();
  await waiting
    .getByRole("button", { name: /^Καταχώριση επιστροφής: / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByRole("textbox", { name: /Ποσό που επιστράφηκε/ });
  const all = await amount.inputValue();
  await amount.fill("1.000.000,00");
  await dialog.getByRole("textbox", { name: /Παραστατικό/ }).fill("Διπλότυπο 12/2026");
  await dialog.getByRole("button", { name: "Καταχώριση επιστροφής" }).click();
  await expect(dialog).toContainText("Το ποσό υπερβαίνει εκείνο που εκκρεμεί");
  await amount.fill(all);
  const rows = await waiting.getByRole("row").count();
  await dialog.getByRole("button", { name: "Καταχώριση επιστροφής" }).click();
  await expect(dialog).toBeHidden();
  const recovered = page.getByRole("table", { name: "Επιστροφές αχρεωστήτως καταβληθέντων" });
  await expect(recovered).toContainText("Διπλότυπο 12/2026");
  await expect(waiting.getByRole("row")).toHaveCount(rows > 2 ? rows - 1 : 0);
  await recovered.getByRole("button", { name: /^Αναίρεση επιστροφής: / }).click();
  await dialog.getByRole("textbox", { name: /Αιτιολογία/ }).fill("Αφορούσε άλλον");
  await dialog.getByRole("button", { name: "Αναίρεση" }).click();
  await expect(recovered).toContainText("Αφορούσε άλλον");
  await expect(waiting.getByRole("row")).toHaveCount(rows);
  const month = (await page.getByRole("link", { name: /\/1$/ }).innerText()).slice(0, 7);
  const name = await waiting.getByRole("rowheader").first().innerText();
  await page.goto(`${site.url}/payments/payroll?month=${month}&search=${name}`);
  await expect(page.getByText(/^σε πληρωμές [\d.]+,\d\d\s€$/)).toBeVisible();
});

test("R-07 R-08 a payment is drafted from approved months, approved by another, ordered, submitted, and settled by the bank's answer", async ({
  page,
  browser,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/payments`);
  await page.getByRole("link", { name: /\/2$/ }).click();
  const cancelling = page.getByRole("dialog");
  await page.getByRole("button", { name: "Ακύρωση πληρωμής" }).click();
  await cancelling.getByRole("textbox", { name: /Αιτιολογία/ }).fill("Θα γίνει μία για όλους");
  await cancelling.getByRole("button", { name: "Ακύρωση πληρωμής" }).click();
  await expect(page.getByRole("main")).toContainText("Ακυρώθηκε");
  await site.arrange(
    "update employee set iban = null where id = (select employee_id from payment_line where state = 'cancelled' order by id limit 1)",
    [],
  );
  const account = (iban: string | null) =>
    site.arrange("update organization set debtor_iban = $1, debtor_bic = null", [iban]);
  await account(null);
  await page.goto(`${site.url}/payments`);
  const make = page.getByRole("button", { name: "Νέα πληρωμή" });
  await make.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Τον καταχωρίζει ο Διαχειριστής Συστήματος");
  await expect(dialog.getByRole("button", { name: "Νέα πληρωμή" })).toBeDisabled();
  await account("GR1201101250000000012345678");
  // The dialog is in the address: it is open again after a reload.
  await page.reload();
  await expect(dialog).toContainText("δικαιούχοι");
  // A person it excludes is a link to where their IBAN is typed.
  const without = dialog.getByRole("listitem").filter({ hasText: "Χωρίς IBAN: 1 (" });
  await expect(without.getByRole("link")).toHaveAttribute("href", /employees\?employee=[\w-]{36}$/);
  await dialog.getByRole("button", { name: /^Δημιουργία πληρωμής: .*,\d\d\s€$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Πληρωμή /);
  await expect(page.getByRole("button", { name: "Έγκριση" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.getByRole("rowheader").first().getByRole("button").click();
  await expect(page.getByRole("table", { name: "Πώς προέκυψε το ποσό" })).toContainText("Ποσό");

  const other = await (await browser.newContext({ locale: "el-GR" })).newPage();
  await enter(other, site.url, "executive");
  await other.goto(page.url());
  await other.getByRole("button", { name: "Έγκριση" }).click();
  const asking = other.getByRole("dialog");
  await asking.getByRole("textbox", { name: /Κωδικός πρόσβασης/ }).fill("Paron-demo-2026!");
  await other.keyboard.press("Control+Enter");
  await expect(asking).toBeHidden();

  // Without an account of the body no order can be created: the page says so, and links to where it is typed.
  await account(null);
  await page.reload();
  const toOrder = page.getByRole("button", { name: "Δημιουργία εντολής" });
  await expect(toOrder).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Τον καταχωρίζει ο Διαχειριστής Συστήματος")).toBeVisible();
  await page.getByRole("link", { name: "Δεν έχει οριστεί" }).click();
  await page.getByRole("button", { name: "Επεξεργασία" }).click();
  await dialog.getByRole("textbox", { name: "IBAN" }).fill("GR1201101250000000012345678");
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(toOrder).toHaveAttribute("aria-disabled", "false");

  await other.reload();
  await other.getByRole("button", { name: "Δημιουργία εντολής" }).click();
  await asking.getByRole("button", { name: "Δημιουργία εντολής" }).click();
  await expect(asking).toBeHidden();
  const lines = other.getByRole("table", { name: "Γραμμές πληρωμής" });
  await expect(other.getByRole("main")).toContainText("Η τράπεζα δεν έχει λάβει τίποτα ακόμη");
  await expect(lines).not.toContainText("Στην τράπεζα");

  const head = other.getByRole("main").locator("h1, h2, button");
  const download = other.waitForEvent("download");
  await other.getByRole("button", { name: "Λήψη pain.001" }).click();
  const order = readFileSync(await (await download).path(), "utf8");
  const words = await head.allTextContents();
  const firstPanel = words.indexOf("Στοιχεία");
  for (const act of ["Λήψη pain.001", "Δήλωση υποβολής"])
    expect([words.indexOf(act) > 0, words.indexOf(act) < firstPanel]).toEqual([true, true]);

  await other.getByRole("button", { name: "Δήλωση υποβολής" }).click();
  await asking.getByRole("button", { name: "Δήλωση υποβολής" }).click();
  await expect(asking).toContainText("Το πεδίο «Αριθμός αναφοράς της τράπεζας» είναι υποχρεωτικό");
  await asking.getByRole("textbox", { name: /Αριθμός αναφοράς/ }).fill("E-2026-77");
  await asking.getByRole("button", { name: "Δήλωση υποβολής" }).click();
  await expect(asking).toBeHidden();
  await expect(other.getByRole("main")).toContainText("αναφορά E-2026-77");
  await expect(lines).toContainText("Στην τράπεζα");
  const settle = other.getByRole("button", { name: "Καταχώριση εξόφλησης" });
  await expect(settle).toHaveAttribute("aria-disabled", "true");
  await settle.hover();
  await expect(other.getByText("Η εξόφληση καταχωρίζεται από την ημέρα εκτέλεσης")).toBeVisible();
  await other.locator('input[type="file"]').setInputFiles({
    name: "answer.xml",
    mimeType: "application/xml",
    buffer: Buffer.from(answerTo(order)),
  });
  await expect(other.getByRole("main")).toContainText("Εξοφλήθηκε");
  await other.getByRole("combobox", { name: "Κατάσταση" }).click();
  await other.getByRole("option", { name: "Απορρίφθηκε" }).click();
  await expect(lines).toContainText("AC04: Ο λογαριασμός έχει κλείσει");
});
