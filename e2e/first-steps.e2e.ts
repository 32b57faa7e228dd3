import { expect, test } from "@playwright/test";
import {
  administratorByCommand,
  afmFrom,
  asTyped,
  field,
  firstSignIn,
  lastWorkingDayOfLastMonth,
  stepOf,
  steps,
  take,
} from "./first-day.ts";
import { openEmptySite } from "./site.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile({ open: openEmptySite });

const body = "Δήμος Νέας Αρχής";
const password = { maria: "πέντε λεμόνια στο παράθυρο", petros: "τρεις βάρκες δίχως πανί" };
/** The last working day of the previous month: with attendance kept from then on, that month is one day long. */
const firstDay = lastWorkingDayOfLastMonth();
const month = firstDay.slice(0, 7);

test("the browser alone leads from an empty installation to a signed month: body, schedule, structure, users, contract, day", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { page, hands } = await firstSignIn(browser, site, {
    account: "maria",
    once: administratorByCommand(site),
    password: password.maria,
  });

  await test.step("pages of a body say that there is none, and lead to the first steps", async () => {
    for (const path of [
      "/structures",
      "/attendances",
      "/contracts",
      "/monthly-contracts",
      "/organization-administration",
    ]) {
      await page.goto(site.url + path);
      await expect(page.getByText("Δεν υπάρχει ακόμη Φορέας")).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.getByRole("link", { name: "Στα πρώτα βήματα" }).click();
  });

  await test.step("the body, its schedule and its structure are created", async () => {
    const act = steps(page).getByRole("button", { name: "Νέος Φορέας" });
    await act.press("Enter");
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(act).toBeFocused();
    await take(
      { page, hands },
      {
        name: "Φορέας",
        act: "Νέος Φορέας",
        fill: async (form) => {
          await hands.write(field(form, "Επωνυμία"), body);
          await hands.write(field(form, "Σύντομος τίτλος"), "Νέα Αρχή");
          await hands.write(field(form, "ΑΦΜ"), afmFrom(199_000_000));
          await hands.write(field(form, "Νομική μορφή"), "Δήμος");
          await hands.write(field(form, "Πρώτη ημέρα τήρησης"), asTyped(firstDay));
        },
      },
    );
    await take(
      { page, hands },
      {
        name: "Ωράριο",
        act: "Νέο ωράριο",
        fill: async (form) => {
          await hands.write(field(form, "Τίτλος"), "Πρωινό");
          await hands.write(field(form, "Δευτέρα"), "7-3");
          await hands.press("Control+Enter");
          await expect(field(form, "Δευτέρα")).toBeFocused();
          await expect(form.getByRole("alert")).toContainText("Κάθε διάστημα αρχίζει μέσα");
          await expect(form.getByRole("alert")).not.toContainText("αριθμός");
          await expect(
            form.getByText("Έτσι η βάρδια διαρκεί 20:00 ώρες, έως τις 03:00"),
          ).toBeVisible();
          await hands.press("Enter");
          await expect(field(form, "Δευτέρα")).toHaveValue("7:00-15:00");
          const question = page.getByRole("dialog", { name: "Μη αποθηκευμένες αλλαγές" });
          await hands.press("Escape");
          await expect(question.getByRole("button", { name: "Παραμονή" })).toBeFocused();
          await hands.press("Escape");
          await expect(question).toBeHidden();
          await expect(field(form, "Δευτέρα")).toBeFocused();
          await hands.click(form.getByRole("button", { name: "Αντιγραφή της Δευτέρας" }));
        },
      },
    );
    await take(
      { page, hands },
      {
        name: "Δομή",
        act: "Νέα Δομή",
        fill: async (form) => {
          await expect(field(form, "Έναρξη λειτουργίας")).toHaveValue(asTyped(firstDay));
          await hands.write(field(form, "Τίτλος"), "Γραμματεία");
          await hands.write(field(form, "Κωδικός"), "Γ1");
          await expect(form.getByLabel(/^Συνήθες ωράριο/).first()).toHaveValue("Πρωινό");
        },
      },
    );
  });

  const once = await test.step("the representative is created", async () => {
    await hands.click(steps(page).getByRole("button", { name: "Νέος χρήστης" }));
    const form = page.getByRole("dialog");
    await hands.write(field(form, "Ονοματεπώνυμο"), "Πέτρος Λάμπρου");
    await hands.write(field(form, "Όνομα χρήστη"), "πέτρος");
    await hands.press("Control+Enter");
    await expect(form.getByText("Το όνομα χρήστη γράφεται με λατινικά")).toBeVisible();
    await hands.write(field(form, "Όνομα χρήστη"), "Petros ");
    const role = form.getByLabel(/^Ρόλος/).first();
    await expect(role).toHaveValue("Νόμιμος Εκπρόσωπος");
    // From a select too, the keys submit the form instead of opening its list.
    await role.focus();
    await hands.press("Control+Enter");
    const secret = page.getByRole("dialog").locator("pre");
    const secretText = await secret.innerText();
    await expect(page.getByRole("dialog").getByText("«petros»")).toBeVisible();
    await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
    await hands.click(page.getByRole("button", { name: "Τον έχω σημειώσει" }));
    await expect(stepOf(page, "Εργαζόμενοι").locator(":focus")).toHaveCount(1);
    await expect(page.getByRole("region", { name: "Εκκρεμότητες" })).toHaveCount(0);
    await expect(steps(page).getByRole("heading", { name: body })).toBeVisible();
    await expect(steps(page).getByText(/^Πληρωμές: .*δύο λογαριασμοί/)).toBeVisible();
    const file = stepOf(page, "Συμβάσεις").getByRole("link", { name: "Εισαγωγή από αρχείο" });
    await expect(file).toHaveAttribute("href", "/contracts?open=contracts");
    return secretText.trim();
  });

  await test.step("the empty register offers both ways to add people", async () => {
    await page.goto(`${site.url}/organization-administration/organization-employees`);
    const empty = page.getByRole("tabpanel");
    await expect(empty.getByRole("button", { name: "Νέος εργαζόμενος" })).toBeVisible();
    await empty.getByRole("button", { name: "Εισαγωγή από αρχείο" }).click();
    await expect(page.getByRole("dialog", { name: "Εισαγωγή εργαζομένων" })).toBeVisible();
    await page.goto(site.url);
  });

  await test.step("the first contract is drafted together with its person, and submitted", async () => {
    await hands.click(steps(page).getByRole("button", { name: "Νέα σύμβαση" }));
    const form = page.getByRole("dialog");
    await hands.write(field(form, "Επώνυμο"), "Δήμου");
    await hands.write(field(form, "Όνομα"), "Ελένη");
    await hands.write(field(form, "ΑΦΜ"), afmFrom(123_456_700));
    await hands.press("Control+Enter");
    await expect(form.getByLabel(/^Δομή/).first()).toHaveValue("Γραμματεία (Γ1)");
    await expect(form.getByLabel(/^Ωράριο/).first()).toHaveValue("Πρωινό");
    await expect(form.getByLabel(/^Ώρες ανά εβδομάδα/).first()).toHaveValue("40:00");
    await hands.write(field(form, "Αριθμός σύμβασης"), "1");
    const relation = form.getByLabel(/^Σχέση εργασίας/).first();
    await relation.focus();
    await page.keyboard.type("μον");
    await expect(page.getByRole("option", { name: "Μόνιμος υπάλληλος" })).toBeVisible();
    await hands.press("Enter");
    await expect(relation).toHaveValue("Μόνιμος υπάλληλος");
    await hands.write(field(form, "Έναρξη"), asTyped(firstDay));
    await hands.write(field(form, "Αμοιβή"), "1200");
    await hands.press("Control+Enter");
    await hands.click(page.getByRole("button", { name: "Υποβολή", exact: true }));
    await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Δήμου Ελένη" })).toBeFocused();
  });
  const administrator = hands.told();

  const head = await firstSignIn(browser, site, {
    account: "petros",
    once,
    password: password.petros,
  });
  await test.step("the representative approves, records the first day, submits and signs", async () => {
    const { page: own, hands: theirs } = head;
    await theirs.click(steps(own).getByRole("link", { name: "Συμβάσεις" }));
    await theirs.click(own.getByRole("link", { name: "Δήμου Ελένη" }));
    await theirs.click(own.getByRole("button", { name: "Έγκριση", exact: true }));
    await expect(own.getByText("Ενεργή", { exact: true }).first()).toBeVisible();
    await theirs.click(own.getByRole("link", { name: "Αρχική", exact: true }));
    await theirs.click(steps(own).getByRole("link", { name: "Άνοιγμα ημέρας" }));
    const entry = own.getByRole("combobox", { name: /^Καταχώριση: / });
    await expect(entry).toHaveCount(1);
    await theirs.press("Alt+p");
    await theirs.press("Control+Enter");
    await expect(own.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
    await expect(own.getByText("Κατάσταση: Ανοικτό → Υποβλήθηκε")).toBeVisible();
    await own.goto(`${site.url}/monthly-contracts?month=${month}`);
    await own.getByRole("button", { name: "Έλεγχος: Γραμματεία" }).press("Enter");
    const next = own.getByRole("button", { name: "Υποβολή μηνών: Γραμματεία" });
    await expect(next).toHaveText("Υποβολή (1)");
    await theirs.click(own.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }));
    await theirs.click(own.getByRole("button", { name: "Υποβολή (1)" }));
    await theirs.click(own.getByRole("dialog").getByRole("button", { name: "Υποβολή" }));
    await own.goto(`${site.url}/verifications/verify-attendances?month=${month}`);
    await theirs.click(own.getByRole("link", { name: "Γραμματεία" }));
    await theirs.click(own.getByRole("button", { name: /^Υπογραφή: / }));
    const dialog = own.getByRole("dialog");
    await theirs.write(dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }), password.petros);
    await theirs.press("Enter");
    await expect(dialog).toBeHidden();
  });
  await test.step("completed steps disappear from home", async () => {
    await head.page.goto(site.url);
    await expect(head.page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
    await expect(steps(head.page)).toHaveCount(0);
  });
  await test.step("requests are sent for the only structure, and what became of each keeps the focus", async () => {
    await head.page.goto(`${site.url}/verifications?tab=requests&month=${month}`);
    await head.page.getByRole("button", { name: "Αποστολή αιτημάτων" }).press("Enter");
    const dialog = head.page.getByRole("dialog");
    await expect(dialog.getByRole("combobox", { name: "Δομή" })).toHaveValue("Γραμματεία (Γ1)");
    const send = dialog.getByRole("button", { name: "Αποστολή" });
    await send.press("Enter");
    await expect(dialog.getByText("Δεν έχει διεύθυνση e-mail")).toBeVisible();
    await expect(send).toBeFocused();
  });
  await test.step("badges start with the only structure", async () => {
    await head.page.goto(`${site.url}/organization-administration/organization-employees`);
    await head.page.getByRole("button", { name: "Ενέργειες" }).press("Enter");
    await head.page.getByRole("menuitem", { name: "Κάρτες Δομής" }).press("Enter");
    const dialog = head.page.getByRole("dialog", { name: "Κάρτες παρουσίας Δομής" });
    await expect(dialog.getByRole("combobox", { name: "Δομή" })).toHaveValue("Γραμματεία (Γ1)");
    await expect(dialog.getByRole("checkbox", { name: "Δήμου Ελένη" })).toBeChecked();
  });
  const told = { administrator, representative: head.hands.told() };
  test.info().annotations.push({ type: "hands", description: JSON.stringify(told) });
  // As figures to report, not as a time limit.
  process.stdout.write(`first steps: ${JSON.stringify(told)}\n`);
});
