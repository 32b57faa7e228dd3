import { expect, test, type Page } from "@playwright/test";
import { leaves } from "#api/leaves.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import { holdRequests } from "./hold-requests.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** The last two weeks of the year, over Christmas. */
const year = new Date().getFullYear();
const [from, to] = [`21/12/${year}`, `31/12/${year}`];

/** A month that the demonstration has closed, as dates end in it. */
const closed = addMonths(monthOf(new Date().toISOString().slice(0, 10)), -2)
  .split("-")
  .toReversed()
  .join("/");

async function openPerson(page: Page) {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave?sort=-left`);
  await page.getByRole("table", { name: "Άδειες: υπόλοιπα" }).getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Διόρθωση υπολοίπου" })).toBeVisible();
}

test("a leave that would be refused says why on its button, before it is pressed", async ({
  page,
}) => {
  await openPerson(page);
  await page.getByRole("button", { name: "Νέα άδεια" }).click();
  const drawer = page.getByRole("dialog", { name: "Νέα άδεια" });
  await drawer.getByRole("combobox", { name: /^Άδεια/ }).fill("καν");
  await page.getByRole("option").first().click();
  const save = drawer.getByRole("button", { name: /^Καταχώριση / });
  const ask = async (begins: string, ends: string) => {
    await drawer.getByLabel("Από").fill(begins);
    await drawer.getByLabel("Έως").fill(ends);
  };
  await ask(`25/12/${year}`, `24/12/${year}`);
  await drawer.getByLabel("Από").focus();
  await expect(drawer.getByLabel("Έως")).toHaveAccessibleDescription(
    "Η λήξη προηγείται της έναρξης",
  );
  await ask(`25/12/${year}`, `25/12/${year}`);
  await expect(save).toHaveText("Καταχώριση 0 ημερών");
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toHaveAccessibleDescription("Δεν υπάρχει ημέρα που να αλλάζει");
  await ask(`24/12/${year - 30}`, `24/12/${year - 30}`);
  await expect(drawer.getByLabel("Από")).toHaveAccessibleDescription(
    `Γίνονται δεκτές ημερομηνίες από 01/01/${year - 10} και μετά`,
  );
  // A whole week has a day with a duty, in whatever year the test runs.
  await ask(`10/${closed}`, `16/${closed}`);
  await expect(drawer.getByText("Ημέρες που δεν δέχονται αλλαγή")).toBeVisible();
  await expect(save).toHaveAccessibleDescription("Κάποιες από τις ημέρες δεν δέχονται αλλαγή");
  for (const [ends, why] of [
    [`26/12/${year + 1}`, "Μια άδεια καταχωρίζεται για έως ένα έτος"],
    [`31/12/${year + 36}`, "Μια άδεια καταχωρίζεται για έως ένα έτος"],
  ] as const) {
    await ask(`24/12/${year}`, ends);
    await expect(drawer.getByLabel("Έως")).toHaveAccessibleDescription(why);
    await expect(drawer.getByRole("button", { name: "Δοκιμάστε ξανά" })).toHaveCount(0);
  }
  await ask(`24/12/${year + 1}`, `3/1/${year + 2}`);
  await expect(drawer.getByLabel("Έως")).toHaveAccessibleDescription(
    `Γίνονται δεκτές ημερομηνίες έως και 31/12/${year + 1}`,
  );
  await ask(from, to);
  await expect(save).not.toHaveAttribute("aria-disabled", "true");
  // The preview of other days must not be what is sent.
  const release = await holdRequests(page, new RegExp(leaves.preview.path));
  await ask(from, `30/12/${year}`);
  await expect(drawer.getByText("Υπολογίζεται τι θα αλλάξει").first()).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(drawer.getByRole("button", { name: "Αποθήκευση" })).toHaveAccessibleDescription(
    "Υπολογίζεται τι θα αλλάξει",
  );
  await release();
  await expect(save).not.toHaveAttribute("aria-disabled", "true");
});

test("the button of a leave does not move while its preview appears above it", async ({ page }) => {
  await openPerson(page);
  await page.getByRole("button", { name: "Νέα άδεια" }).click();
  const drawer = page.getByRole("dialog", { name: "Νέα άδεια" });
  await expect(drawer.getByText(/^Μόλις συμπληρωθούν τα στοιχεία της άδειας/)).toBeVisible();
  await drawer.getByLabel("Από").fill(`1/3/${year + 1}`);
  await drawer.getByLabel("Έως").fill(`5/3/${year + 1}`);
  const save = drawer.locator("button[type=submit]");
  const top = async () => (await save.boundingBox())?.y;
  await drawer.getByRole("combobox", { name: /^Άδεια/ }).fill("καν");
  const before = await top();
  await page.getByRole("option").first().click();
  await expect(drawer.getByText(/^\d+ εργάσιμ/)).toBeVisible();
  expect(await top()).toBe(before);
});

test("a screen reader hears that a choice has more than it offers; the keys skip the line that shows it", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave`);
  await page.getByRole("button", { name: "Νέα άδεια" }).click();
  const drawer = page.getByRole("dialog", { name: "Νέα άδεια" });
  const hint = drawer.locator("[aria-live=polite]").filter({ hasText: "Υπάρχουν και άλλα" });
  const employee = drawer.getByRole("combobox", { name: /^Εργαζόμενος/ });
  await expect(employee).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(hint).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(hint).toHaveCount(0);
});

test("a leave beyond the balance asks for confirmation before it is recorded", async ({ page }) => {
  await openPerson(page);
  await page.getByRole("button", { name: "Νέα άδεια" }).click();
  const drawer = page.getByRole("dialog", { name: "Νέα άδεια" });
  await drawer.getByRole("combobox", { name: /^Άδεια/ }).fill("καν");
  await page.getByRole("option").first().click();
  await drawer.getByLabel("Από").fill(`1/2/${year + 1}`);
  await drawer.getByLabel("Έως").fill(`30/6/${year + 1}`);
  await expect(drawer.getByText(/^Υπέρβαση υπολοίπου \d+ κατά \d/)).toBeVisible();
  const save = drawer.getByRole("button", { name: /^Καταχώριση / });
  await expect(save).toHaveAccessibleDescription(
    "Η άδεια υπερβαίνει το υπόλοιπο. Επιλέξτε πρώτα τη χορήγησή της πέρα από αυτό",
  );
  await drawer.getByRole("checkbox", { name: "Χορήγηση και πέρα από το υπόλοιπο" }).check();
  await expect(save).not.toHaveAttribute("aria-disabled", "true");
});

test("a leave over Christmas is recorded from the person's page by keyboard alone, changed and cancelled as one", async ({
  page,
}) => {
  await openPerson(page);
  await page.getByRole("button", { name: "Νέα άδεια" }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Νέα άδεια" });
  await expect(drawer.getByRole("combobox", { name: /^Άδεια/ })).toBeFocused();
  await page.keyboard.type("καν");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await drawer.getByLabel("Από").fill(from);
  await drawer.getByLabel("Έως").fill(to);
  await expect(drawer.getByText(/^\d+ εργάσιμες ημέρες$/)).toBeVisible();
  await expect(drawer.getByText(/^Υπόλοιπο \d+: .* μετά /)).toBeVisible();
  await expect(drawer.getByText(`25/12/${year}: Χριστούγεννα`)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Καταχωρίστηκε άδεια \d+ ημερών\.$/)).toBeVisible();
  const row = page
    .getByRole("table", { name: "Άδειες από–έως" })
    .getByRole("row", { name: new RegExp(from) });
  await expect(row).toContainText(to);
  await row.getByRole("button", { name: "Μεταβολή άδειας" }).click();
  const change = page.getByRole("dialog", { name: "Μεταβολή άδειας" });
  await change.getByLabel("Έως").fill(`24/12/${year}`);
  await expect(change.getByText(/^Ελευθερώνονται \d+ ημέρες/)).toBeVisible();
  const release = await holdRequests(page, new RegExp(leaves.record.path));
  await change.getByRole("button", { name: /^Καταχώριση \d+ ημερών$/ }).click();
  // A request in progress cannot be cancelled: it would be carried out anyway, and its response would close whatever is open by then.
  const giveUp = change.getByRole("button", { name: "Ακύρωση" });
  await expect(giveUp).toHaveAttribute("aria-disabled", "true");
  await giveUp.press("Enter");
  await page.keyboard.press("Escape");
  const underWay = "Έχει σταλεί και περιμένει την απάντηση του διακομιστή";
  await expect(page.getByRole("region", { name: "Ειδοποιήσεις" })).toContainText(underWay);
  await expect(change).toBeVisible();
  await release();
  await expect(row).toContainText(`24/12/${year}`);
  await row.getByRole("button", { name: "Ακύρωση άδειας" }).click();
  const question = page.getByRole("dialog", { name: "Ακύρωση άδειας" });
  await question.getByRole("button", { name: "Ακύρωση άδειας" }).click();
  await expect(row).toHaveCount(0);
});
