import { expect, test, type Page } from "@playwright/test";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** The draft of the demonstration, opened by an account at the question of why it is cancelled. */
async function askedToCancel(page: Page, account: string) {
  await enter(page, site.url, account);
  await page.goto(`${site.url}/payments`);
  await page.getByRole("link", { name: /\/2$/ }).click();
  const act = page.getByRole("main").getByRole("button", { name: "Ακύρωση πληρωμής" });
  await act.click();
  const dialog = page.getByRole("dialog", { name: "Ακύρωση πληρωμής" });
  const reason = dialog.getByRole("textbox", { name: "Αιτιολογία" });
  const save = dialog.getByRole("button", { name: "Ακύρωση πληρωμής" });
  return { act, dialog, reason, save };
}

test("of two who act on a payment at once the second learns who was first, and keeps what was typed; Escape held long asks once", async ({
  page,
  browser,
}) => {
  const mine = await askedToCancel(page, "administrator");
  await mine.reason.fill("Λάθος μήνας");
  const question = page.getByRole("dialog", { name: "Μη αποθηκευμένες αλλαγές" });
  await page.keyboard.down("Escape");
  await expect(question.getByRole("button", { name: "Παραμονή" })).toBeFocused();
  await page.keyboard.down("Escape");
  await page.keyboard.up("Escape");
  await question.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(mine.dialog).toBeHidden();
  await mine.act.click();
  await mine.reason.fill("Λάθος μήνας");

  const other = await (await browser.newContext({ locale: "el-GR" })).newPage();
  const theirs = await askedToCancel(other, "executive");
  await theirs.reason.fill("Διπλή");
  await theirs.save.click();
  await expect(theirs.dialog).toBeHidden();
  await expect(other.getByRole("main")).toContainText("Διπλή");

  await mine.save.click();
  const late = mine.dialog.getByRole("alert").filter({ hasText: "δεν γίνεται πια" });
  await expect(late).toContainText(/Στέλεχος.*«Ακύρωση»/);
  await expect(late).toContainText("μένει εδώ έως ότου κλείσετε το παράθυρο");
  await expect(mine.reason).toHaveValue("Λάθος μήνας");
  await expect(mine.save).toBeDisabled();
});
