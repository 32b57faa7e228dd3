import { type Page, expect, test } from "@playwright/test";
import { signIn } from "./people.ts";
import { settling } from "./settled.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const atLogin = (page: Page) => page.getByRole("heading", { level: 1, name: "Σύνδεση" });

async function openMenuOfUser(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Μενού χρήστη/ }).click();
}

test("S-06 signing out asks about what is typed in another tab; told to, it leaves nothing there", async ({
  page,
  context,
}) => {
  await signIn(page, site.url, "clerk");
  const other = await context.newPage();
  const settled = settling(other);
  const email = await typeEmail(other);
  await settled();
  await openMenuOfUser(page);
  await page.getByRole("menuitem", { name: "Αποσύνδεση" }).click();
  const question = page.getByRole("dialog", { name: "Μη αποθηκευμένες αλλαγές" });
  await expect(question).toContainText("Σε άλλη καρτέλα έχετε στοιχεία που δεν αποθηκεύτηκαν.");
  await question.getByRole("button", { name: "Ακύρωση" }).click();
  await expect(email).toHaveValue("half@typed");
  await openMenuOfUser(page);
  await page.getByRole("menuitem", { name: "Αποσύνδεση" }).click();
  await question.getByRole("button", { name: "Διαγραφή και αποσύνδεση" }).click();
  await expect(atLogin(page)).toBeVisible();
  await expect(atLogin(other)).toBeVisible();
});

/** Begins another e-mail of one's own, and leaves it unsaved. */
async function typeEmail(page: Page) {
  await page.goto(`${site.url}/user`);
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("half@typed");
  return email;
}
