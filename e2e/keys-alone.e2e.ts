import { expect, type Locator, type Page, test } from "@playwright/test";
import { enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** The option that the field names to screen readers. */
const namedBy = async (page: Page, field: Locator) =>
  page.locator(`[id="${(await field.getAttribute("aria-activedescendant")) ?? "none"}"]`);

test("a field with a list names the option that Enter takes, as one types and after the arrow keys", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/authenticate-apps`);
  await page.getByRole("button", { name: "Νέα εφαρμογή" }).press("Enter");
  const calls = page.getByRole("dialog").getByRole("combobox", { name: /^Κλήσεις/ });
  await calls.focus();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(calls).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.type("Κατάλογος");
  await expect(calls).toHaveAttribute("aria-activedescendant");
  const first = page.getByRole("option").first();
  await expect(await namedBy(page, calls)).toHaveText(await first.innerText());
  await page.keyboard.press("ArrowDown");
  const second = await page.getByRole("option").nth(1).innerText();
  await expect(await namedBy(page, calls)).toHaveText(second);
  await page.keyboard.type(" Δομών");
  await expect(page.getByRole("option")).toHaveCount(1);
  await expect(await namedBy(page, calls)).toHaveText("Κατάλογος Δομών");
  await page.keyboard.press("Enter");
  await expect(calls).toHaveValue("");
  await expect(calls).not.toHaveAttribute("aria-activedescendant");
});

test("the palette names the place that Enter leads to; a dialog without a text field has the focus on its title, and a stray Enter does nothing", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/payments`);
  const create = page.getByRole("button", { name: "Νέα πληρωμή" });
  await create.press("Control+k");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("νεα πληρ");
  await expect(page.getByRole("option")).toHaveCount(1);
  await expect(await namedBy(page, field)).toHaveText("Νέα πληρωμή");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Νέα πληρωμή" });
  const title = dialog.getByRole("heading", { level: 2 });
  await expect(title).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/payments`);
  await create.press("Enter");
  await expect(title).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(create).toBeFocused();
});

// Before the months are approved, after which no cell takes a code.
test("with forced colours what is chosen is framed, and a switch is visible", async ({ page }) => {
  const { structureId } = await placeOf(site.url, "Δ06");
  await page.emulateMedia({ forcedColors: "active" });
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances?structure=${structureId}`);
  const choice = (name: string) => page.locator("label").filter({ hasText: name });
  await expect(choice("Κωδικοί")).toHaveCSS("outline-style", "solid");
  await expect(choice("Λίστα")).toHaveCSS("outline-style", "none");
  const track = page.getByRole("switch").locator("xpath=following-sibling::*[1]");
  await expect(track).toHaveCSS("border-top-style", "solid");
  const grid = page.getByRole("grid");
  await grid.press("Alt+ArrowDown");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const chosen = page.getByRole("option", { selected: true });
  await expect(chosen).toHaveCSS("outline-style", "solid");
  const other = page.getByRole("option", { selected: false }).first();
  await expect(other).toHaveCSS("outline-style", "none");
});

test("of the acts on all months none is primary once all are approved", async ({ page }) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/monthly-contracts`);
  const act = page.getByRole("button", { name: "Υποβολή όλων" });
  await expect(act).toHaveAttribute("data-variant", "filled");
  await site.arrange("update monthly_contract set state = 'submitted'", []);
  await page.reload();
  await expect(act).toHaveAttribute("data-variant", "default");
});

test("a dialog about a row returns the focus to the row's button, and asks anew for the next row", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts/overtime`);
  const end = page.getByRole("button", { name: /^Λήξη της απόφασης/ }).first();
  await end.press("Enter");
  const reason = page.getByRole("dialog").getByRole("textbox", { name: /^Αιτιολογία|^Λόγος/ });
  await reason.fill("Δεν χρειάζεται");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(end).toBeFocused();
  await end.press("Enter");
  await expect(reason).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(end).toBeFocused();
});

test("Escape leaves a form that Ctrl+K opened for the page it was opened from", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/announcements`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Ανακοινώσεις");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Αναζήτηση και μετάβαση" }).fill("νέα σύμβαση");
  await expect(page.getByRole("option", { name: "Νέα σύμβαση" })).toBeVisible();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Νέα σύμβαση" });
  await expect(form.getByRole("textbox").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(heading).toHaveText("Ανακοινώσεις");
  await expect(heading).toBeFocused();
});

test("unfolding a list by keyboard leads to the first of what it shows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/monthly-contracts`);
  const more = page.getByRole("button", { name: /^Εμφάνιση όλων των Δομών/ });
  await expect(more).toBeVisible();
  const rows = page.getByRole("table", { name: "Κλείσιμο του μήνα" }).locator("tbody > tr");
  const shown = await rows.count();
  await more.press("Enter");
  await expect(more).toHaveCount(0);
  await expect(rows.nth(shown).locator(":focus")).toHaveCount(1);
});

test("paging to the last page by keyboard keeps the focus on its button, which leads no further", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts?take=100`);
  const next = page.getByRole("button", { name: "Επόμενη σελίδα" });
  await next.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("button", { name: "Προηγούμενη σελίδα" }).press("Enter");
  await expect(page).not.toHaveURL(/page=/);
});
