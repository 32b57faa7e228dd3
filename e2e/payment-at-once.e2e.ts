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

test("before lines count as paid, or are paid again, or all bodies are paid, a person learns how many whose months are left out, and what the bank's answers leave in doubt", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await site.arrange("update payment_answer set report = report || $1::jsonb", [
    JSON.stringify({ contradicted: ["Παραδείγματος Άννα"] }),
  ]);
  await page.goto(`${site.url}/payments`);
  await page.getByRole("link", { name: /\/1$/ }).click();
  await page.getByRole("button", { name: "Επανέκδοση απορριφθεισών" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("αλλιώς θα πληρωθούν δύο φορές");
  await page.keyboard.press("Escape");
  await page.getByRole("rowheader").first().getByRole("button").click();
  await expect(page.getByRole("link", { name: "Στοιχεία και IBAN" })).toHaveAttribute(
    "href",
    /organization-employees\?employee=[\w-]{36}$/,
  );
  await site.arrange(
    `with one as (update payment p set state = 'submitted' where state = 'settled' returning organization_id, id)
     update payment_line l set state = 'submitted' from (
       select l.id from payment_line l join one on one.organization_id = l.organization_id and one.id = l.payment_id
       where l.state = $1 order by l.id limit 1) first where l.id = first.id`,
    ["paid"],
  );
  await page.reload();
  await page.getByRole("button", { name: "Καταχώριση εξόφλησης" }).click();
  await expect(dialog).toContainText(
    /1 γραμμή χωρίς απάντηση θεωρείται πληρωμένη, συνολικά [\d.,]+\s€/,
  );
  await expect(dialog).toContainText("δεν ταιριάζει με την εντολή");
  await page.goto(`${site.url}/payments?of=all`);
  await page.getByRole("button", { name: "Νέα πληρωμή" }).click();
  await expect(dialog).toContainText(
    /\d+ μήνες συμβάσεων δεν έχουν εγκριθεί και δεν περιλαμβάνονται\s*Δήμος .+, ΝΠΔΔ Παιδική Μέριμνα/,
  );
});
