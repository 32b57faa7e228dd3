import { type Page, expect, test } from "@playwright/test";
import { signIn } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Αρχική" });
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
  const email = await typeEmail(other);
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

test("S-06 S-11 what is typed stays where another tab ends the session unasked: the same person goes on with it, nobody else finds it", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const ended = other.getByRole("dialog", { name: "Αποσυνδεθήκατε από άλλη καρτέλα" });
  const endElsewhere = async () => {
    await page.goto(`${site.url}/system-administration/users`);
    await expect(atLogin(page)).toBeVisible();
    await expect(ended).toBeVisible();
  };
  await signIn(page, site.url, "clerk");
  const email = await typeEmail(other);
  await endElsewhere();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    ended.getByRole("button", { name: "Σύνδεση σε νέα καρτέλα" }).click(),
  ]);
  await signInHere(opened, "clerk");
  await expect(other.getByText("Συνδεθήκατε ξανά.")).toBeVisible();
  await expect(email).toHaveValue("half@typed");
  await email.fill("whole@typed.gr");
  await other.getByRole("button", { name: "Αποθήκευση" }).first().click();
  await expect(other.getByText(/αποθηκεύτηκ/).first()).toBeVisible();

  await email.fill("half@typed");
  await endElsewhere();
  await ended.getByRole("button", { name: "Παραμονή στη σελίδα" }).click();
  await expect(email).toHaveValue("half@typed");
  await signInHere(page, "representative");
  await expect(home(other)).toBeVisible();
  await expect(email).toBeHidden();
});

/** Begins another e-mail of one's own, and leaves it unsaved. */
async function typeEmail(page: Page) {
  await page.goto(`${site.url}/user`);
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("half@typed");
  return email;
}

/** Signs in at the page of sign-in that is shown. */
async function signInHere(page: Page, account: string): Promise<void> {
  await page.getByLabel("Όνομα χρήστη").fill(account);
  await page.getByLabel("Κωδικός πρόσβασης", { exact: true }).fill("Paron-demo-2026!");
  await page.keyboard.press("Enter");
  await expect(home(page)).toBeVisible();
}
