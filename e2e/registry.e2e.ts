import { type Browser, type Page, expect, test } from "@playwright/test";
import { imports } from "#api/imports.ts";
import { today } from "#web/kernel/today.ts";
import { asTyped } from "./first-day.ts";
import { holdRequests } from "./hold-requests.ts";
import { loseAnswer } from "./lose-answer.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** A separate page for another person. */
async function pageOf(browser: Browser, account: string): Promise<Page> {
  const context = await browser.newContext({ locale: "el-GR" });
  const page = await context.newPage();
  await enter(page, site.url, account);
  return page;
}

const csv = (text: string) => {
  return { name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
};

/** Chooses from a list by typing. */
async function choose(page: Page, field: RegExp, typed: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).fill(typed);
  await page.getByRole("option").first().click();
}

test("a clerk registers a person and drafts a contract; the representative approves it, and cannot suspend it from its first day", async ({
  page,
  browser,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts`);
  await page.getByRole("button", { name: "Νέα σύμβαση" }).click();
  const form = page.getByRole("dialog", { name: "Νέα σύμβαση" });
  const chosen = form.getByRole("combobox", { name: /^Εργαζόμενος/ });
  const ofExample = () =>
    chosen.evaluate((field) => getComputedStyle(field, "::placeholder").color);
  const dimmed = await ofExample();
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(chosen).toHaveAccessibleDescription("Το πεδίο «Εργαζόμενος» είναι υποχρεωτικό");
  expect(await ofExample()).toBe(dimmed);
  await form.getByRole("textbox", { name: /^Αριθμός/ }).fill("ΔΟΚ 1/2026");
  await form.getByRole("button", { name: "Νέος εργαζόμενος" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Παραμονή στη φόρμα" }).click();
  await form.getByRole("textbox", { name: /^Επώνυμο/ }).fill("Δοκιμάκη");
  await form.getByRole("textbox", { name: /^Όνομα/ }).fill("Ζωή");
  await form.getByRole("textbox", { name: /^ΑΦΜ/ }).fill("123456789");
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(form.getByText("Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του")).toBeVisible();
  await form.getByRole("textbox", { name: /^ΑΦΜ/ }).fill("123456783");
  await form.getByRole("button", { name: "Αποθήκευση" }).click();

  await expect(chosen).toHaveValue("Δοκιμάκη Ζωή · 123456783");
  const pay = form.getByRole("textbox", { name: /^Αμοιβή/ });
  await pay.fill("χίλια");
  await page.keyboard.press("Control+Enter");
  await expect(form.getByRole("combobox", { name: /^Σχέση εργασίας/ })).toBeFocused();
  await expect(pay).toHaveAccessibleDescription(/Γράψτε ένα ποσό έως 10 ψηφία/);
  await pay.fill("");
  await choose(page, /^Σχέση εργασίας/, "ΙΔΟΧ");
  await choose(page, /^Δομή/, "Δ03");
  await choose(page, /^Ωράριο/, "07:00-15:00");
  await expect(form.getByRole("textbox", { name: /^Ώρες/ })).toHaveValue("40:00");
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(form.getByText("η σύμβαση είναι ορισμένου χρόνου")).toBeVisible();
  await expect(form.getByText(/Συμπληρώστε το ποσό της αμοιβής/)).toBeVisible();
  await choose(page, /^Σχέση εργασίας/, "ΙΔΑΧ");
  await form.getByRole("textbox", { name: /^Αμοιβή/ }).fill("1.250");
  const start = form.getByRole("textbox", { name: /^Έναρξη/ });
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(start).toHaveAccessibleDescription("Το πεδίο «Έναρξη» είναι υποχρεωτικό");
  await start.fill(asTyped(today()));
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Δοκιμάκη Ζωή" })).toBeVisible();
  await page.getByRole("button", { name: "Επεξεργασία" }).click();
  const known = page.getByRole("dialog", { name: "Επεξεργασία" });
  await known.getByRole("textbox", { name: /^Αριθμός/ }).fill("ΔΟΚ 2/2026");
  await page.keyboard.press("Control+Enter");
  await expect(known).toBeHidden();
  await expect(page.getByRole("main").getByText("ΔΟΚ 2/2026").first()).toBeVisible();
  await page.getByRole("button", { name: "Υποβολή" }).click();
  await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Έγκριση" })).toHaveCount(0);

  const head = await pageOf(browser, "representative");
  await head.goto(page.url());
  await head.getByRole("button", { name: "Έγκριση" }).click();
  await head.getByRole("button", { name: "Αναστολή", exact: true }).click();
  const suspension = head.getByRole("dialog");
  await suspension.getByRole("button", { name: "Αναστολή" }).click();
  await expect(suspension.getByText("Το πεδίο «Αιτιολογία» είναι υποχρεωτικό")).toBeVisible();
  await suspension.getByRole("textbox", { name: /Αιτιολογία/ }).fill("Στράτευση");
  await suspension.getByRole("button", { name: "Αναστολή" }).click();
  await expect(suspension.getByText(/το νωρίτερο την επόμενη ημέρα/)).toBeVisible();
  await head.context().close();
});

test("a future term is named before a suspension removes it, and is withdrawn by a button of its own", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts?state=active`);
  await page.getByRole("table").getByRole("link").first().click();
  const terms = page.getByRole("region", { name: "Ιστορικό όρων" });
  await terms.getByRole("button", { name: "Μεταβολή όρων" }).click();
  const form = page.getByRole("dialog", { name: "Μεταβολή όρων" });
  const from = await form.getByRole("textbox", { name: /^Ισχύς από/ }).inputValue();
  await form.getByRole("textbox", { name: /^Αμοιβή/ }).fill("1.999");
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(terms.getByText("θα ισχύσει")).toBeVisible();

  await page.getByRole("button", { name: "Αναστολή", exact: true }).click();
  const suspension = page.getByRole("dialog", { name: "Αναστολή" });
  const goes = suspension.getByRole("checkbox", {
    name: `Να αναιρεθεί ο όρος που θα ίσχυε από ${from}`,
  });
  await expect(goes).toBeVisible();
  await suspension.getByRole("textbox", { name: /Αιτιολογία/ }).fill("Στράτευση");
  await suspension.getByRole("button", { name: "Αναστολή" }).click();
  await expect(suspension.getByText(`Η σύμβαση έχει όρο από ${from}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();

  await terms.getByRole("button", { name: "Αναίρεση όρου" }).click();
  const question = page.getByRole("dialog", { name: "Αναίρεση όρου" });
  await question.getByRole("button", { name: "Αναίρεση όρου" }).click();
  await expect(terms.getByText("θα ισχύσει")).toHaveCount(0);
});

test("a schedule in use can be renamed, and keeps its hours", async ({ page }) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/structures?view=schedules`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ωράρια");
  await page.getByRole("button", { name: "Επεξεργασία: 08:00-16:00" }).click();
  const form = page.getByRole("dialog", { name: "Επεξεργασία ωραρίου" });
  await form.getByRole("textbox", { name: /^Τίτλος/ }).fill("Πρωινό 08:00-16:00");
  await page.keyboard.press("Control+Enter");
  await expect(form).toBeHidden();
  await expect(page.getByRole("row", { name: /^Πρωινό 08:00-16:00/ })).toContainText("40:00");
});

test("a file with bad rows is shown row by row, imported without them, and changes nothing again", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/organization-employees`);
  await page.getByRole("main").getByRole("button", { name: "Ενέργειες" }).click();
  await page.getByRole("menuitem", { name: "Εισαγωγή από αρχείο" }).click();
  const dialog = page.getByRole("dialog");
  const file = csv(
    "Α.Φ.Μ.;ΕΠΩΝΥΜΟ;ΟΝΟΜΑ\n010509832;Καινούργια;Μαρία\n123456789;Λάθος;Άννα\n94187530;Μηδέν;Άννα\n",
  );
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText("Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του")).toBeVisible();
  await expect(dialog.getByText(/χάθηκε το αρχικό μηδέν \(094187530\)/)).toBeVisible();
  await expect(dialog.locator(":focus")).toContainText(
    "Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του",
  );
  const apply = dialog.getByRole("button", { name: "Εισαγωγή 1 γραμμής" });
  await expect(apply).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("checkbox", { name: /Να παραλειφθούν/ }).check();
  await loseAnswer(page, imports.applyEmployees);
  await apply.click();
  await expect(dialog.locator(":focus")).toContainText("Νέες εγγραφές: 1 · Μεταβολές: 0");

  await dialog.getByRole("button", { name: "Άλλο αρχείο" }).click();
  await expect(dialog.getByRole("button", { name: "Επιλογή αρχείου" })).toBeFocused();
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText("Χωρίς αλλαγή (1)")).toBeVisible();
});

test("a file of structures is shown row by row, imported without the bad ones, reports its result however long it takes, and appears in the tree", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/structures`);
  await page.getByRole("main").getByRole("button", { name: "Ενέργειες" }).click();
  await page.getByRole("menuitem", { name: "Εισαγωγή από αρχείο" }).click();
  const dialog = page.getByRole("dialog", { name: "Εισαγωγή Δομών" });
  const file = csv(
    "ΚΩΔΙΚΟΣ;Τίτλος;Υπάγεται σε\nΣΧ1;1ο Δημοτικό Σχολείο;ΔΕΚΠ\nΔΕΚΠ;Διεύθυνση Εκπαίδευσης;\nΣΧ2;2ο Δημοτικό Σχολείο;Πουθενά\n",
  );
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText(/Διαβάστηκε «Πουθενά»\. Δεν υπάρχει Δομή/)).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Να παραλειφθεί η γραμμή με σφάλματα" }).check();
  const answer = await holdRequests(page, /Imports\/ApplyStructures/);
  await dialog.getByRole("button", { name: "Εισαγωγή 2 γραμμών" }).click();
  await expect(dialog.getByRole("button", { name: "Άλλο αρχείο" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await answer();
  await expect(dialog.locator(":focus")).toContainText("Νέες εγγραφές: 2 · Μεταβολές: 0");
  await dialog.getByRole("button", { name: "Κλείσιμο" }).last().click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole("link", { name: "1ο Δημοτικό Σχολείο" })).toBeVisible();
  await page.getByText("Δέντρο", { exact: true }).click();
  const branch = page
    .getByRole("navigation", { name: "Δέντρο Δομών" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Διεύθυνση Εκπαίδευσης" }) });
  await expect(branch.getByRole("link", { name: "1ο Δημοτικό Σχολείο" })).toBeVisible();
});

test("a card reader's file becomes proposals, and an unknown card is given to its holder", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/organization-employees?tab=punches`);
  await page.locator("input[type=file]").setInputFiles({
    name: "1_attlog.dat",
    mimeType: "application/octet-stream",
    buffer: Buffer.from("88123\t2026-03-17 07:31:00\t0\t1\n88123\t2026-03-17 15:02:00\t1\t1\n"),
  });
  await expect(page.getByText("Νέες σημάνσεις: 2 · ήδη γνωστές: 0")).toBeVisible();
  await page.getByRole("button", { name: "Απόδοση της κάρτας 88123" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: /Εργαζόμενος/ }).fill("αγγελοπουλου");
  await page.getByRole("option").first().click();
  await dialog.getByRole("button", { name: "Απόδοση" }).click();
  await expect(page.getByText("Αποδόθηκαν 2 σημάνσεις")).toBeVisible();
});

test("the second to save a structure sees the difference and chooses", async ({
  page,
  browser,
}) => {
  await enter(page, site.url, "clerk");
  const head = await pageOf(browser, "representative");
  for (const [one, street] of [
    [page, "Οδός Πρώτη 1"],
    [head, "Οδός Δεύτερη 2"],
  ] as const) {
    await one.goto(`${site.url}/structures?search=Δ08`);
    await one.getByRole("link", { name: "Δημοτική Βιβλιοθήκη" }).click();
    await one.getByRole("button", { name: "Επεξεργασία" }).click();
    await one.getByRole("textbox", { name: "Διεύθυνση" }).fill(street);
  }
  await head.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(head.getByRole("main").getByText("Οδός Δεύτερη 2").first()).toBeVisible();
  await page.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(page.getByText("ισχύει Οδός Δεύτερη 2 · δικό σας Οδός Πρώτη 1")).toBeVisible();
  await page.getByRole("button", { name: "Να μείνουν τα δικά μου" }).click();
  await expect(page.getByRole("main").getByText("Οδός Πρώτη 1").first()).toBeVisible();
  await head.context().close();
});
