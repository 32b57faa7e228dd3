import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { payrollList } from "#api/payroll.ts";
import { apiApps } from "#api/api-apps.ts";
import { loseAnswer } from "./lose-answer.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const PayrollPage = payrollList.getAll.output;

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

test("a payroll office gets a month's figures by copying, from a new app to its file, what the pages show", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}${place}`);
  await page.getByRole("button", { name: "Νέα εφαρμογή" }).click();
  const form = page.getByRole("dialog", { name: "Νέα εφαρμογή" });
  await form.getByRole("textbox", { name: /^Όνομα/ }).fill("Γραφείο μισθοδοσίας");
  await form.getByRole("button", { name: "Προσθήκη όσων χρειάζεται η μισθοδοσία" }).click();
  await form.getByRole("combobox", { name: /^Φορείς μόνο/ }).fill("Δήμος");
  await page.getByRole("option", { name: "Δήμος Αγίου Παραδείγματος" }).click();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Αντιγραφή και των δύο για το τερματικό" }).click();
  const settings = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto(`${site.url}/docs?call=payments.getPayroll`);
  const steps = page.getByRole("region", { name: "Από το κλειδί στον πρώτο μήνα" });
  await expect(steps.locator("pre")).toHaveCount(6);
  const [empty = "", ...commands] = await steps.locator("pre").allTextContents();
  const example = page.getByRole("listitem").filter({ hasText: "Παράδειγμα" }).locator("pre");
  const all = [settings, ...commands, "cat payroll.csv", await example.innerText()];
  const folder = mkdtempSync(join(tmpdir(), "paron-payroll-"));
  const { stdout } = await promisify(execFile)("bash", ["-c", all.join("\necho\n")], {
    cwd: folder,
  });
  rmSync(folder, { recursive: true });

  expect(empty.replaceAll("''", "")).toBe(settings.replaceAll(/(ID|SECRET)='.*'/g, "$1="));
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  const [first, changed, last] = lines.map((line): unknown => JSON.parse(line));
  const [figures, again] = [first, last].map((page) => PayrollPage.parse(page));
  const cursor = stdout.split("\n").find((line) => /^\d+-\d+$/.test(line));
  expect([lines.length, changed]).toEqual([3, { items: [], cursor, more: false }]);
  expect(figures?.total).toBeGreaterThan(0);
  expect(again?.month).toBe(figures?.month);
  const rows = stdout.split("\n").filter((line) => line.split(";").length > 20);
  expect(rows).toHaveLength((figures?.total ?? 0) + 1);
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
