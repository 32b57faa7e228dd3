import { type Page, expect, test } from "@playwright/test";
import { structures } from "#api/structures.ts";
import { cellOf, openGrid, paste, saved, takeAway } from "./grid-hands.ts";
import { daysWaiting } from "./browser-storage.ts";
import { loseAnswer } from "./lose-answer.ts";
import { askToSignOut, atLogin, enter, placeOf, signIn, signInHere } from "./people.ts";
import { settling } from "./settled.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const chosen = (tab: Page) => tab.getByRole("button", { name: /^Επιλεγμένος Φορέας/ });

test("S-06 signing out asks about what is typed in another tab; once confirmed, nothing of it is left there", async ({
  page,
  context,
}) => {
  await signIn(page, site.url, "clerk");
  const other = await context.newPage();
  const settled = settling(other);
  const email = await typeEmail(other);
  await settled();
  await askToSignOut(page);
  const question = page.getByRole("dialog", { name: "Μη αποθηκευμένες αλλαγές" });
  await expect(question).toContainText("Σε άλλη καρτέλα έχετε στοιχεία που δεν αποθηκεύτηκαν.");
  await question.getByRole("button", { name: "Ακύρωση" }).click();
  await expect(email).toHaveValue("half@typed");
  await askToSignOut(page);
  await question.getByRole("button", { name: "Διαγραφή και αποσύνδεση" }).click();
  await expect(atLogin(page)).toBeVisible();
  await expect(atLogin(other)).toBeVisible();
});

test("S-13 a half-typed form survives the end of its session, also when its page changes its address, and is saved after its person signed in again in another tab, once if an answer was lost before", async ({
  page,
  context,
}) => {
  await signIn(page, site.url, "clerk2");
  await page.goto(`${site.url}/structures?open=new`);
  const form = page.getByRole("dialog", { name: "Νέα Δομή" });
  await form.getByRole("textbox", { name: /^Κωδικός/ }).fill("Δ77");
  await form.getByRole("textbox", { name: /^Τίτλος/ }).fill("Γραφείο Πρωτοκόλλου");
  const endSessions = () => site.arrange("update session set ended_at = now()", []);
  await loseAnswer(page, structures.create, endSessions);
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  const ended = page.getByRole("dialog", { name: "Η σύνδεσή σας έληξε" });
  await ended.getByRole("button", { name: "Παραμονή στη σελίδα" }).click();
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  const comeBack = async () => {
    const opening = context.waitForEvent("page");
    await ended.getByRole("button", { name: "Σύνδεση σε νέα καρτέλα" }).click();
    await signInHere(await opening, "clerk2");
    await expect(ended).toBeHidden();
  };
  await comeBack();
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("Γραφείο Πρωτοκόλλου").first()).toBeVisible();

  await page.goto(`${site.url}/contracts`);
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("Νέα σύμβαση");
  await page.getByRole("option", { name: "Νέα σύμβαση" }).click();
  const contract = page.getByRole("dialog", { name: "Νέα σύμβαση" });
  await contract.getByRole("textbox", { name: /^Αριθμός/ }).fill("ΔΟΚ 7/2026");
  await endSessions();
  await ended.getByRole("button", { name: "Παραμονή στη σελίδα" }).click();
  await page.goBack();
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(contract).toBeHidden();
  await comeBack();
  await expect(page).toHaveURL(`${site.url}/contracts`);
  await expect(page.getByRole("table")).toBeVisible();

  await page.goto(`${site.url}/structures?open=new`);
  await form.getByRole("textbox", { name: /^Κωδικός/ }).fill("Δ78");
  await endSessions();
  const anothers = context.waitForEvent("page");
  await ended.getByRole("button", { name: "Σύνδεση σε νέα καρτέλα" }).click();
  await signInHere(await anothers, "representative");
  await expect(page.getByRole("button", { name: "Μενού χρήστη: Δήμαρχος" })).toBeVisible();
  await expect(form).toBeHidden();
});

test("typed work is neither sent nor shown as that of another who signs in in another tab: the page stays its author's until it is left, and then says whose it is", async ({
  page: mine,
  context,
}) => {
  const at = await placeOf(site.url, "Δ08");
  await takeAway(site, at);
  const theirs = await context.newPage();
  await theirs.goto(`${site.url}/login`);
  await expect(atLogin(theirs)).toBeVisible();
  await openGrid(mine, at, "clerk");
  await paste(mine, at, 1, "Τ");
  await signInHere(theirs, "representative");
  const view = mine.getByRole("radio", { name: "Ώρες" });
  await view.focus();
  await mine.keyboard.press("Space");
  await expect(view).toBeChecked();
  await mine.keyboard.press("Control+s");
  await expect(saved(mine)).toBeVisible();
  expect(await writers(at)).toEqual(["clerk"]);

  await paste(mine, at, 2, "Τ");
  await expect.poll(() => daysWaiting(mine)).toBe(1);
  await mine.getByRole("link", { name: "Συμβάσεις" }).first().click();
  await mine.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(mine.getByRole("button", { name: "Μενού χρήστη: Δήμαρχος" })).toBeVisible();
  await expect(mine).toHaveURL(`${site.url}/`);
  await openGrid(mine, at, "representative");
  await expect(cellOf(mine, at, 2)).not.toHaveText("Τ");
  await openGrid(mine, at, "clerk");
  await expect(mine.getByText("1 από πριν")).toBeVisible();
});

test("S-08 each tab keeps its body over a reload, whichever another tab chose last", async ({
  page,
  context,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/structures`);
  const before = await chosen(page).innerText();
  const other = await context.newPage();
  await other.goto(`${site.url}/structures`);
  await chosen(other).click();
  await other.getByRole("combobox", { name: "Αναζήτηση Φορέα" }).fill("κοινωφ");
  await other.getByRole("option").first().click();
  await expect(chosen(other)).not.toHaveText(before);
  await page.reload();
  await expect(chosen(page)).toHaveText(before);
});

/** Who wrote the records from the day on. */
async function writers({ structureId, day }: { structureId: string; day: string }) {
  const rows = await site.ask<{ name: string }>(
    `select user_name as name from attendance_record join app_user on app_user.id = updated_by
     where structure_id = $1 and date >= $2`,
    [structureId, day],
  );
  return rows.map(({ name }) => name);
}

/** Types a new e-mail address in the own account, and leaves it unsaved. */
async function typeEmail(page: Page) {
  await page.goto(`${site.url}/user`);
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("half@typed");
  return email;
}
