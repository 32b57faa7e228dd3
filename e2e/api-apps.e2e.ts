import { expect, test } from "@playwright/test";
import { apiApps } from "#api/api-apps.ts";
import { loseAnswer } from "./lose-answer.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const place = "/system-administration/authenticate-apps";

test("R-34 an app is created, signs in with the secret shown once, and is revoked; one whose answer was lost is reported as created", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}${place}`);
  await page.getByRole("button", { name: "Νέα εφαρμογή" }).click();
  const form = page.getByRole("dialog", { name: "Νέα εφαρμογή" });
  await form.getByRole("textbox", { name: /^Όνομα/ }).fill("Ωρομέτρηση");
  await form.getByRole("combobox", { name: /^Κλήσεις/ }).fill("Κατάλογος Δομών");
  await page.getByRole("option", { name: "Κατάλογος Δομών" }).click();
  await form.getByRole("combobox", { name: /^Φορείς μόνο/ }).fill("Δήμος");
  await page.getByRole("option", { name: "Δήμος Αγίου Παραδείγματος" }).click();
  await loseAnswer(page, apiApps.create);
  await page.keyboard.press("Control+Enter");
  await expect(form.getByRole("alert")).toContainText("Η ενέργεια ολοκληρώθηκε, αλλά");
  await form.getByRole("button", { name: "Ακύρωση" }).click();
  await page.getByRole("link", { name: "Ωρομέτρηση" }).click();
  const app = page.getByRole("dialog", { name: "Εφαρμογή" });
  await app.getByRole("button", { name: "Νέο μυστικό κλειδί" }).click();
  await page.getByRole("button", { name: "Έκδοση" }).click();

  const secretDialog = page.getByRole("dialog", { name: "Το μυστικό κλειδί εμφανίζεται μία φορά" });
  await expect(secretDialog.locator("pre")).toHaveCount(2);
  const [clientId = "", secret = ""] = await secretDialog.locator("pre").allTextContents();
  await secretDialog.getByRole("button", { name: "Το κλειδί φυλάχθηκε" }).click();
  expect(await statusOf(clientId, secret)).toBe(200);

  await app.getByRole("button", { name: "Επεξεργασία" }).click();
  await page.getByRole("textbox", { name: /^Όνομα/ }).fill("Ωρομέτρηση 2");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Ανάκληση εφαρμογής" }).click();
  await page
    .getByRole("dialog", { name: "Ανάκληση: Ωρομέτρηση 2" })
    .getByRole("button", { name: "Ανάκληση εφαρμογής" })
    .click();
  await expect(page.getByText("Ανακλήθηκε").first()).toBeVisible();
  expect(await statusOf(clientId, secret)).toBe(401);
});

test("R-34 an Executive sees what the apps may do and changes nothing", async ({ page }) => {
  await enter(page, site.url, "executive");
  await page.goto(`${site.url}${place}`);
  const app = page.getByRole("link", { name: "Μισθοδοσία Δήμου Αγίου Παραδείγματος" });
  await expect(app).toBeVisible();
  await expect(page.getByRole("button", { name: "Νέα εφαρμογή" })).toHaveCount(0);
  await app.click();
  await expect(page.getByText("monthlyContracts.getAll")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ανάκληση εφαρμογής" })).toHaveCount(0);
});

async function statusOf(clientId: string, secret: string): Promise<number> {
  const { status } = await fetch(`${site.url}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: secret,
    }),
  });
  return status;
}
