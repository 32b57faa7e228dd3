import { type Page, expect, test } from "@playwright/test";
import { askToSignOut } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

// With the timeouts of a real site: a late response from taxis is reported as such.
const site = siteOfFile({ environment: { NODE_ENV: "development" } });

const taxisButton = (page: Page) => page.getByRole("button", { name: "Σύνδεση με taxisnet" });

/** Goes to taxis from the sign-in page and chooses there. */
async function chooseAtTaxis(page: Page, choice: string | RegExp): Promise<void> {
  await page.goto(`${site.url}/login`);
  await taxisButton(page).click();
  await page.getByRole("link", { name: choice }).first().click();
}

const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Αρχική" });

async function valueOf(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((one) => one.name === name)?.value;
}

test("S-14 S-15 the browser goes to taxis and comes back signed in, without a code in its history", async ({
  page,
}) => {
  await chooseAtTaxis(page, /Νόμιμος Εκπρόσωπος/);
  await expect(home(page)).toBeVisible();
  expect(await valueOf(page, "loginUsingTaxis")).toBe("true");
  expect(await valueOf(page, "area")).toBe("LegalRepresentative");
  await page.goBack();
  expect(page.url()).not.toContain("code=");
  await page.goForward();
  await askToSignOut(page);
  await expect(taxisButton(page)).toBeVisible();
  expect(await valueOf(page, "loginUsingTaxis")).toBeUndefined();
});

test("S-14 a failure on the way to taxis is shown in a toast for five seconds", async ({
  page,
}) => {
  await page.clock.install();
  await page.route("**/api/Security/RedirectToTaxis", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({
        status: 503,
        detail: "Η υπηρεσία taxisnet δεν είναι προσωρινά διαθέσιμη",
      }),
    }),
  );
  await page.goto(`${site.url}/login`);
  await expect(taxisButton(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await taxisButton(page).click();
  const toast = page.getByRole("alert").locator("div[data-kind]");
  await expect(toast).toHaveText("Η υπηρεσία taxisnet δεν είναι προσωρινά διαθέσιμη");
  await page.clock.runFor(4999);
  await expect(toast).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(1);
  await expect(toast).toHaveAttribute("data-leaving");
});

for (const [choice, message] of [
  ["Άρνηση συγκατάθεσης", "Η σύνδεση μέσω taxisnet ακυρώθηκε"],
  ["Απάντηση που δεν διαβάζεται", "Η σύνδεση μέσω taxisnet απέτυχε. Παρακαλούμε δοκιμάστε ξανά"],
  ["Σφάλμα της υπηρεσίας", "Η υπηρεσία taxisnet δεν είναι προσωρινά διαθέσιμη"],
  ["Απάντηση που αργεί", "Η υπηρεσία taxisnet δεν είναι προσωρινά διαθέσιμη"],
  ["ΑΦΜ χωρίς λογαριασμό", "Δεν βρέθηκε ενεργός λογαριασμός για τα στοιχεία που δώσατε"],
] as const) {
  test(`S-15 «${choice}» is reported, with a way back`, async ({ page }) => {
    await chooseAtTaxis(page, choice);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(message);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/login/taxis");
    await page.getByRole("link", { name: "Επιστροφή στη σύνδεση" }).click();
    await expect(taxisButton(page)).toBeVisible();
  });
}

test("a person who signed in through taxis long ago confirms there in another tab, and nothing typed is lost", async ({
  page,
}) => {
  await chooseAtTaxis(page, /Νόμιμος Εκπρόσωπος/);
  await expect(home(page)).toBeVisible();
  await site.arrange("update session set confirmed_at = now() - interval '11 minutes'", []);
  await site.arrange(
    "update app_user set password_hash = null where user_name = 'representative'",
    [],
  );
  await page.goto(`${site.url}/user`);
  await page.getByRole("button", { name: "Προσθήκη τρόπου επαλήθευσης" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Ονομασία" }).fill("Κινητό γραφείου");
  const opened = page.context().waitForEvent("page");
  await dialog.getByRole("button", { name: "Επιβεβαίωση με taxisnet" }).click();
  const tab = await opened;
  const closed = tab.waitForEvent("close");
  await tab
    .getByRole("link", { name: /Νόμιμος Εκπρόσωπος/ })
    .first()
    .click();
  await closed;
  await expect(dialog.getByText("Η ταυτότητά σας επιβεβαιώθηκε")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Ονομασία" })).toHaveValue("Κινητό γραφείου");
  await dialog.getByRole("button", { name: "Συνέχεια" }).click();
  await expect(dialog.getByRole("img", { name: /Κωδικός QR/ })).toBeVisible();
});
