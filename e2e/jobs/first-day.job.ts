import { type Browser, expect, test } from "@playwright/test";
import {
  administratorByCommand,
  afmFrom,
  asTyped,
  type Desk,
  field,
  firstSignIn,
  lastWorkingDayOfLastMonth,
  steps,
  take,
} from "../first-day.ts";
import { type Site, openEmptySite } from "../site.ts";
import { tell } from "./job.ts";

let site: Site;
test.beforeAll(async () => {
  site = await openEmptySite();
});
test.afterAll(() => site.close());

const people = 30;
const firstDay = lastWorkingDayOfLastMonth();
const password = {
  maria: "πέντε λεμόνια στο παράθυρο",
  petros: "τρεις βάρκες δίχως πανί",
};

test("from an empty database to the first recorded day of thirty people", async ({ browser }) => {
  const administrator = await firstSignIn(browser, site, {
    account: "maria",
    once: administratorByCommand(site),
    password: password.maria,
  });
  await setUp(administrator);
  const once = await addUser(administrator, "Νέος χρήστης", "petros", "Πέτρος Λάμπρου");
  await bringPeople(administrator);
  await bringContracts(administrator);
  const head = await recordFirstDay(browser, once);
  await addClerk(administrator);
  tell("First installation to first recorded day: 1 body, 1 structure, 30 people, 2 users", [
    administrator.hands.told(),
    head.hands.told(),
  ]);
});

async function setUp(desk: Desk): Promise<void> {
  const { hands } = desk;
  await take(desk, {
    name: "Φορέας",
    act: "Νέος Φορέας",
    fill: async (form) => {
      await hands.write(field(form, "Επωνυμία"), "Δήμος Νέας Αρχής");
      await hands.write(field(form, "Σύντομος τίτλος"), "Νέα Αρχή");
      await hands.write(field(form, "ΑΦΜ"), afmFrom(199_000_000));
      await hands.write(field(form, "Νομική μορφή"), "Δήμος");
      await hands.write(field(form, "Πρώτη ημέρα τήρησης"), asTyped(firstDay));
    },
  });
  await take(desk, {
    name: "Ωράριο",
    act: "Νέο ωράριο",
    fill: async (form) => {
      await hands.write(field(form, "Τίτλος"), "Πρωινό");
      await hands.write(field(form, "Δευτέρα"), "07:00-15:00");
      await hands.click(form.getByRole("button", { name: "Αντιγραφή της Δευτέρας" }));
    },
  });
  await take(desk, {
    name: "Δομή",
    act: "Νέα Δομή",
    fill: async (form) => {
      await hands.write(field(form, "Τίτλος"), "Γραμματεία");
      await hands.write(field(form, "Κωδικός"), "Γ1");
    },
  });
}

/** Returns the one-time password. */
async function addUser(desk: Desk, act: string, account: string, name: string): Promise<string> {
  const { page, hands } = desk;
  await hands.click(page.getByRole("main").getByRole("button", { name: act }));
  const form = page.getByRole("dialog");
  await hands.write(field(form, "Ονοματεπώνυμο"), name);
  await hands.write(field(form, "Όνομα χρήστη"), account);
  await hands.press("Control+Enter");
  const told = await page.getByRole("dialog").locator("pre").innerText();
  await hands.click(page.getByRole("button", { name: "Τον έχω σημειώσει" }));
  return told.trim();
}

const afms = Array.from({ length: people }, (_, at) => afmFrom(120_000_000 + at * 100));

function fileOf(lines: readonly string[]) {
  return { name: "file.csv", mimeType: "text/csv", buffer: Buffer.from(`${lines.join("\n")}\n`) };
}

/** Chooses a file and imports it. */
async function bring({ page, hands }: Desk, lines: readonly string[]): Promise<void> {
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await hands.click(dialog.getByRole("button", { name: "Επιλογή αρχείου" }));
  await (await chooser).setFiles(fileOf(lines));
  await hands.click(dialog.getByRole("button", { name: `Εισαγωγή ${people} γραμμών` }));
  await expect(dialog.getByText(`Νέες εγγραφές: ${people}`, { exact: false })).toBeVisible();
}

async function bringPeople(desk: Desk): Promise<void> {
  const { page, hands } = desk;
  await hands.click(steps(page).locator("a[href*='open=employees']"));
  const names = afms.map(
    (afm, at) => `${afm};Εργαζόμενος${"αβγδεζηθικλμνξοπρστυφχψωΑΒΓΔΕΖ"[at]};Άννα`,
  );
  await bring(desk, ["ΑΦΜ;Επώνυμο;Όνομα", ...names]);
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Κλείσιμο" }).last());
}

async function bringContracts(desk: Desk): Promise<void> {
  const { page, hands } = desk;
  await hands.click(page.getByRole("button", { name: "Εισαγωγή", exact: true }));
  await hands.click(page.getByRole("menuitem", { name: "Συμβάσεις από αρχείο" }));
  const rows = afms.map(
    (afm, at) => `Σ${at + 1};${afm};ΙΔΑΧ;${asTyped(firstDay)};Γ1;Πρωινό;40:00;1200`,
  );
  const heads = "Αριθμός σύμβασης;ΑΦΜ;Σχέση εργασίας;Έναρξη;Δομή;Ωράριο;Ώρες;Αμοιβή";
  await bring(desk, [heads, ...rows]);
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Κλείσιμο" }).last());
  await hands.click(page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }));
  await hands.click(page.getByRole("button", { name: `Υποβολή (${people})` }));
  await expect(page.getByText(`${people} συμβάσεις ενημερώθηκαν`)).toBeVisible();
}

/** The representative approves the contracts and records the day. */
async function recordFirstDay(browser: Browser, once: string): Promise<Desk> {
  const head = await firstSignIn(browser, site, {
    account: "petros",
    once,
    password: password.petros,
  });
  const { page, hands } = head;
  await hands.click(steps(page).getByRole("link", { name: "Συμβάσεις" }));
  await hands.click(page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }));
  await hands.click(page.getByRole("button", { name: `Έγκριση (${people})` }));
  await expect(page.getByRole("dialog", { name: `Έγκριση ${people} συμβάσεων` })).toBeVisible();
  await hands.press("Enter");
  await expect(page.getByText(`${people} συμβάσεις ενημερώθηκαν`)).toBeVisible();
  await hands.click(page.getByRole("link", { name: "Αρχική", exact: true }));
  await hands.click(steps(page).getByRole("link", { name: "Άνοιγμα ημέρας" }));
  await expect(page.getByRole("combobox", { name: /^Καταχώριση: / })).toHaveCount(people);
  await hands.press("Alt+p");
  await hands.press("Control+Enter");
  await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
  return head;
}

/** The second user, from the register: the clerk of the body. */
async function addClerk(desk: Desk): Promise<void> {
  const { page, hands } = desk;
  await hands.click(page.getByRole("link", { name: "Υπηρεσία", exact: true }));
  await hands.click(page.getByRole("link", { name: "Χρήστες", exact: true }).first());
  await hands.click(page.getByRole("button", { name: "Νέος χρήστης" }));
  const form = page.getByRole("dialog");
  await hands.write(field(form, "Ονοματεπώνυμο"), "Άννα Δήμου");
  await hands.write(field(form, "Όνομα χρήστη"), "anna");
  const bodies = form.getByRole("combobox", { name: /^Φορείς με πλήρη πρόσβαση/ });
  await hands.type(bodies, "Νέας");
  await hands.press("Enter");
  await expect(bodies).toHaveValue("");
  await hands.press("Control+Enter");
  await expect(page.getByRole("dialog").locator("pre")).toBeVisible();
  await hands.click(page.getByRole("button", { name: "Τον έχω σημειώσει" }));
}
