import { expect, test } from "@playwright/test";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("a new clerk is created with an organization, gets a secret shown once, and is disabled", async ({
  page,
}) => {
  await enter(page, site.url, "executive");
  await page.goto(`${site.url}/system-administration/users`);
  await page.getByRole("button", { name: "Νέος χρήστης" }).click();
  const form = page.getByRole("dialog", { name: "Νέος χρήστης" });
  await form.getByRole("combobox", { name: /^Ρόλος/ }).click();
  await expect(page.getByRole("option", { name: "Διαχειριστής Συστήματος" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await form.getByRole("textbox", { name: /^Ονοματεπώνυμο/ }).fill("Ζωή Δοκιμάκη");
  await form.getByRole("textbox", { name: /^Όνομα χρήστη/ }).fill("z.dokimaki");
  const afm = form.getByRole("textbox", { name: /^ΑΦΜ/ });
  await afm.fill("123456789");
  await expect(form.getByText("Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του")).toBeVisible();
  await afm.fill("123456783");
  await expect(form.getByText("Ο ΑΦΜ είναι έγκυρος")).toBeVisible();
  await form.getByRole("combobox", { name: /^Φορείς με πλήρη/ }).fill("Δήμος Αγίου");
  await page.getByRole("option").first().click();
  await page.keyboard.press("Control+Enter");

  const secret = page.getByRole("dialog", { name: "Κωδικός μίας χρήσης" });
  await expect(secret.locator("code, pre")).toHaveText(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  await page.keyboard.press("Escape");
  await secret.getByRole("button", { name: "Τον έχω σημειώσει" }).click();
  await expect(secret).toBeHidden();

  await page.getByRole("searchbox", { name: /^Αναζήτηση/ }).fill("δοκιμακη");
  await expect(page).toHaveURL(/search=/);
  await page.getByRole("link", { name: "Ζωή Δοκιμάκη" }).click();
  const drawer = page.getByRole("dialog", { name: "Χρήστης" });
  await expect(drawer.getByText("Δήμος Αγίου Παραδείγματος")).toBeVisible();
  await expect(drawer.getByText("Εκκρεμεί αλλαγή του κωδικού μίας χρήσης")).toBeVisible();
  await drawer.getByRole("button", { name: "Απενεργοποίηση" }).click();
  await page
    .getByRole("dialog", { name: "Απενεργοποίηση" })
    .getByRole("button", { name: "Απενεργοποίηση" })
    .click();
  await expect(drawer.getByText("Ανενεργός")).toBeVisible();
});

test("several users are assigned an organization at once, each with a result, and lose it again", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/user-organizations`);
  await page.getByRole("button", { name: "Νέα ανάθεση" }).click();
  const form = page.getByRole("dialog", { name: "Νέα ανάθεση" });
  const people = form.getByRole("combobox", { name: /^Χρήστες/ });
  for (const account of ["clerk2", "representative"]) {
    await people.fill(account);
    await page.getByRole("option", { name: `(${account})` }).click();
  }
  await people.press("Escape");
  await form.getByRole("combobox", { name: /^Φορείς/ }).fill("παιδικη μεριμνα");
  await page.getByRole("option").first().click();
  await page.keyboard.press("Control+Enter");
  const outcomes = page.getByRole("dialog", { name: "Αποτέλεσμα των αναθέσεων" });
  await expect(outcomes.getByText("Έγινε")).toHaveCount(1);
  await expect(outcomes.getByText("Ίσχυε ήδη")).toHaveCount(1);
  await page.keyboard.press("Escape");

  await page.getByRole("searchbox", { name: /^Αναζήτηση/ }).fill("representative μεριμνα");
  const row = page.getByRole("row", { name: /Παιδική Μέριμνα/ });
  await expect(row).toHaveCount(1);
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Αφαίρεση (1)" }).click();
  await page
    .getByRole("dialog", { name: "Αφαίρεση αναθέσεων" })
    .getByRole("button", { name: "Αφαίρεση" })
    .click();
  await expect(outcomes.getByText("Έγινε")).toHaveCount(1);
});

test("an organization is registered: a wrong account is reported at its field, then its page opens", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/organizations`);
  await page.getByRole("button", { name: "Νέος Φορέας" }).click();
  const form = page.getByRole("dialog", { name: "Νέος Φορέας" });
  await form.getByRole("textbox", { name: /^Επωνυμία/ }).fill("Σύνδεσμος Ύδρευσης");
  await form.getByRole("textbox", { name: /^Σύντομος/ }).fill("Ύδρευση");
  await form.getByRole("textbox", { name: /^ΑΦΜ/ }).fill("123456783");
  await form.getByRole("textbox", { name: /^Νομική μορφή/ }).fill("ΝΠΔΔ");
  await form.getByRole("textbox", { name: /^IBAN/ }).fill("GR16 0110 1250 0000 0001 2300 696");
  await page.keyboard.press("Control+Enter");
  await expect(form.getByText("Το IBAN δεν είναι έγκυρο")).toBeVisible();
  await form.getByRole("textbox", { name: /^IBAN/ }).fill("GR16 0110 1250 0000 0001 2300 695");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Σύνδεσμος Ύδρευσης" })).toBeVisible();
  await expect(page.getByText("GR16 0110 1250 0000 0001 2300 695")).toBeVisible();
  await page.getByRole("button", { name: "Επεξεργασία" }).click();
  const known = page.getByRole("dialog", { name: "Επεξεργασία Φορέα" });
  await known.getByRole("textbox", { name: /^Τηλέφωνο/ }).fill("2109999999");
  await page.keyboard.press("Control+Enter");
  await expect(known).toBeHidden();
  await expect(page.getByText("2109999999")).toBeVisible();
  await page.getByRole("button", { name: "Εργασία σε αυτόν τον Φορέα" }).click();
  await expect(page.getByRole("button", { name: /^Επιλεγμένος Φορέας: / })).toHaveText(
    "Σύνδεσμος Ύδρευσης",
  );
});

test("a body is ended by its act: its page and the list say so, and the end can be taken back", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  const [made] = await site.ask<{ id: string }>(
    "insert into organization (id, description, short_title, afm, legal_form, regime) values (gen_random_uuid(), 'Παλαιός Σύνδεσμος', 'Σύνδεσμος', '090000045', 'Σύνδεσμος', 'public') returning id",
    [],
  );
  const path = `${site.url}/organizations/details/${made?.id}`;
  await page.goto(path);
  await page.getByRole("button", { name: "Παύση Φορέα" }).click();
  const form = page.getByRole("dialog", { name: "Παύση Φορέα" });
  await form.getByRole("textbox", { name: /^Πράξη/ }).fill("ν. 5056/2023, ΦΕΚ Α΄ 163");
  await form.getByRole("textbox", { name: /^Τελευταία ημέρα/ }).fill("1/3/2026");
  await form.getByRole("button", { name: "Παύση Φορέα" }).click();
  const says = page.getByText("Ο Φορέας έπαυσε στις 01/03/2026: ν. 5056/2023, ΦΕΚ Α΄ 163.");
  await expect(says).toBeVisible();
  await page.goto(`${site.url}/organizations?search=παλαιός`);
  await expect(page.getByRole("row").filter({ hasText: "Παλαιός Σύνδεσμος" })).toContainText(
    "01/03/2026",
  );
  await page.goto(path);
  await page.getByRole("button", { name: "Ανάκληση παύσης" }).click();
  const back = page.getByRole("dialog", { name: "Ανάκληση παύσης" });
  await back.getByRole("textbox", { name: /^Αιτιολογία/ }).fill("Ακυρώθηκε η πράξη");
  await back.getByRole("button", { name: "Ανάκληση παύσης" }).click();
  await expect(page.getByText("Δεν έχει καταχωριστεί παύση του Φορέα")).toBeVisible();
});

test("an unlock reason is added to the catalogue and edited there", async ({ page }) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/parameters/unlock-reasons`);
  await page.getByRole("button", { name: "Νέος λόγος" }).click();
  const form = page.getByRole("dialog", { name: "Νέος λόγος" });
  await form.getByRole("textbox", { name: /^Κωδικός/ }).fill("ΒΛΑΒΗ");
  await page.keyboard.press("Control+Enter");
  await expect(form.getByText("Το πεδίο «Τίτλος» είναι υποχρεωτικό")).toBeVisible();
  await form.getByRole("textbox", { name: /^Τίτλος/ }).fill("Βλάβη του ρολογιού");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("link", { name: "Βλάβη του ρολογιού" }).click();
  const entry = page.getByRole("dialog", { name: "Λόγος ξεκλειδώματος" });
  await entry.getByRole("textbox", { name: /^Τίτλος/ }).fill("Βλάβη του καρταναγνώστη");
  await page.keyboard.press("Control+Enter");
  await expect(entry).toBeHidden();
  await expect(page.getByRole("link", { name: "Βλάβη του καρταναγνώστη" })).toBeVisible();
});

test("shortening a log's retention says what is deleted and when; lengthening it says nothing", async ({
  page,
}) => {
  const [known] = await site.ask<{ old: number }>(
    `with made as (
       insert into api_log (at, method, path, status, duration_ms, ip, user_agent, request_id)
       select now() - interval '20 days', 'GET', '/api/X', 200, 1, '', '', 'old-' || n from generate_series(1, 3) n
       returning 1)
     select count(*)::int as old from made`,
    [],
  );
  expect(known?.old).toBe(3);
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/parameters/global-params`);
  const row = page.getByRole("listitem").filter({ hasText: "Τήρηση του αρχείου κλήσεων" });
  await row.getByRole("button").first().click();
  const form = page.getByRole("dialog");
  const days = form.getByRole("textbox").first();
  await days.fill("10");
  await expect(form.getByText(/διαγράφονται οριστικά οι εγγραφές έως και τις/)).toContainText(
    /03:20.*Σήμερα είναι 3\.$/,
  );
  await days.fill("60");
  await expect(form.getByText(/διαγράφονται οριστικά/)).toHaveCount(0);
});

test("the fields for one's own role and last day are disabled and say why", async ({ page }) => {
  await enter(page, site.url, "administrator");
  const [me] = await site.ask<{ id: string }>(
    "select id from app_user where user_name = 'administrator'",
    [],
  );
  await page.goto(`${site.url}/system-administration/users?user=${me?.id}`);
  const drawer = page.getByRole("dialog", { name: "Χρήστης" });
  await expect(drawer.getByText("Ο ρόλος βλέπει όλους τους Φορείς")).toBeVisible();
  await expect(drawer.getByText("Κανένας Φορέας")).toHaveCount(0);
  await drawer.getByRole("button", { name: "Επεξεργασία" }).click();
  const lastDay = drawer.getByRole("textbox", { name: /^Ισχύει έως/ });
  await expect(lastDay).toBeDisabled();
  await expect(lastDay).toHaveAccessibleDescription(/δικό σας λογαριασμό/);
  const role = drawer.getByRole("combobox", { name: /^Ρόλος/ });
  await expect(role).toBeDisabled();
  await expect(role).toHaveAccessibleDescription(/δικό σας ρόλο/);
});

test("looking for a body among a user's rights finds its words in any order and saves nothing", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  const [clerk] = await site.ask<{ id: string }>(
    "select id from app_user where user_name = 'clerk2'",
    [],
  );
  await page.goto(`${site.url}/system-administration/users?user=${clerk?.id}`);
  const drawer = page.getByRole("dialog", { name: "Χρήστης" });
  await drawer.getByRole("button", { name: "Μεταβολή Φορέων" }).click();
  const rights = drawer.getByRole("radiogroup");
  await expect(rights.first()).toHaveAccessibleName(/Παιδική Μέριμνα/);
  const search = drawer.getByRole("textbox", { name: "Αναζήτηση Φορέα" });
  await search.fill("δημου κοινωφελης");
  await expect(rights).toHaveCount(1);
  await rights.getByText("Ανάγνωση").click();
  await search.press("Enter");
  await expect(search).toBeFocused();
  await drawer.getByRole("button", { name: "Ακύρωση" }).click();
  await expect(drawer.getByText("Πλήρης πρόσβαση")).toHaveCount(1);
  await expect(drawer.getByText("Μόνο ανάγνωση")).toHaveCount(0);
});

test("a refused checkbox takes the focus like any other field", async ({ page }) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/parameters/absence-reasons`);
  await page.getByRole("button", { name: "Νέος λόγος" }).click();
  const form = page.getByRole("dialog", { name: "Νέος λόγος" });
  await form
    .getByRole("textbox", { name: /^Κωδικός/ })
    .first()
    .fill("ΔΟΚ");
  await form.getByRole("textbox", { name: /^Τίτλος/ }).fill("Δοκιμαστική άδεια");
  await form.getByRole("textbox", { name: /^Σύντμηση/ }).fill("ΔΟΚ");
  await form.getByRole("checkbox", { name: "Μετρά ως παρουσία" }).check();
  await form.getByRole("checkbox", { name: "Χρόνος υπηρεσίας" }).uncheck();
  await page.keyboard.press("Control+Enter");
  await expect(form.locator("input[type=checkbox][aria-invalid=true]")).toBeFocused();
});
