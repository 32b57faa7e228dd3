import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const rows = 60_000;

const site = siteOfFile();
test.beforeAll(async () => {
  await site.arrange(
    `insert into login_log (user_id, at, method, outcome, ip, user_agent, request_id)
    select u.id, '2026-03-01T08:00:00Z'::timestamptz + n * interval '1 second', 'password', 'signed-in', '192.0.2.7',
      (select string_agg(md5(n || '-' || part), '') from generate_series(1, 8) part), gen_random_uuid()
    from app_user u, generate_series(1, $1) n where u.user_name = 'clerk'`,
    [rows],
  );
});

test("R-30 a long list shows the progress of its file, can be cancelled, and downloads whole", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/logs/login-logs?search=clerk`);
  const start = page.getByRole("button", { name: "Εξαγωγή" });
  const line = await page.context().newCDPSession(page);
  const slowly = { offline: false, latency: 0, downloadThroughput: 400_000, uploadThroughput: -1 };
  await line.send("Network.emulateNetworkConditions", slowly);
  await start.click();
  await page.getByRole("menuitem", { name: "CSV (.csv)" }).click();
  const progress = page.getByRole("progressbar", { name: "Εξαγωγή σε εξέλιξη" });
  await expect(progress).toHaveAttribute("aria-valuetext", /^[1-9][\d.]* από 60\.\d{3} γραμμές$/);
  await page.getByRole("button", { name: "Ακύρωση εξαγωγής" }).click();
  await expect(page.getByText("Η εξαγωγή ακυρώθηκε. Δεν αποθηκεύτηκε αρχείο")).toBeVisible();
  await expect(progress).toBeHidden();
  await line.send("Network.emulateNetworkConditions", { ...slowly, downloadThroughput: -1 });
  await start.click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV (.csv)" }).click();
  const file = await coming;
  const text = await readFile(await file.path(), "utf8");
  expect(text.split("\n").filter((one) => one.includes("192.0.2.7"))).toHaveLength(rows);
  await expect(start).toBeVisible();
});

test("a payroll layout is designed over the first lines of a month, which show what does not fit, and the month is exported in it", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/payments/layouts`);
  await page.getByRole("button", { name: "Νέα διάταξη" }).first().click();
  const form = page.getByRole("dialog", { name: "Νέα διάταξη" });
  await form.getByRole("button", { name: "Σταθερού πλάτους" }).click();
  const preview = form.getByRole("region", { name: "Προεπισκόπηση" });
  await form.getByRole("textbox", { name: "Τίτλος" }).fill("Πρόγραμμα Α");
  const width = form.getByRole("textbox", { name: "Πλάτος" }).nth(2);
  await width.fill("3");
  await expect(preview).toContainText(
    /, στήλη 3 «Επώνυμο»: η τιμή «\p{L}+» έχει \d+ χαρακτήρες και η στήλη 3/u,
  );
  await width.fill("");
  await expect(preview).toContainText("Συμπληρώστε πλάτος από 1 έως 200 χαρακτήρες");
  await width.fill("30");
  await expect(preview).not.toContainText("στήλη 3");
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(page.getByRole("row", { name: /Πρόγραμμα Α/ })).toContainText("Windows-1253");

  await page.getByRole("link", { name: "Μισθολογική κατάσταση" }).last().click();
  await page.getByRole("button", { name: "Προηγούμενος μήνας" }).click();
  await expect(page.getByText(/^Ημέρες ασφάλισης: [\d.]+, χωρίς \d+ συμβάσεις /)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Ημέρες ασφάλισης" })).toBeVisible();
  const isOfFound = page.getByText("Μόνο για όσες βρέθηκαν με τα φίλτρα, όχι για όλον τον μήνα.");
  await expect(isOfFound).toBeHidden();
  await page.getByRole("searchbox").fill("Αγγελόπουλος");
  await expect(isOfFound).toBeVisible();
  await page
    .getByRole("row", { name: /Αγγελόπουλος/ })
    .first()
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByText(/^Ημέρες ασφάλισης: Σχέση δημοσίου δικαίου: /)).toBeVisible();
  await page.getByRole("button", { name: "Εξαγωγή με διάταξη…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Εξαγωγή με διάταξη/ });
  const summary = dialog.getByText(/^Το αρχείο έχει \d+ γραμμές για \d+ συμβάσεις/);
  const [count] = /\d+/.exec(await summary.innerText()) ?? [];
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Λήψη αρχείου" }).click();
  const bytes = await readFile(await (await coming).path());
  const lines = new TextDecoder("windows-1253").decode(bytes).split("\r\n");
  expect(lines.pop()).toBe("");
  expect(lines.map((line) => line.length)).toEqual(Array(Number(count)).fill(139));
});

test("a file whose server is lost midway is not kept, and a sentence says so", async ({ page }) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/logs/login-logs?search=clerk`);
  const line = await page.context().newCDPSession(page);
  const slowly = { offline: false, latency: 0, downloadThroughput: 400_000, uploadThroughput: -1 };
  await line.send("Network.emulateNetworkConditions", slowly);
  await page.getByRole("button", { name: "Εξαγωγή" }).click();
  await page.getByRole("menuitem", { name: "Excel (.xlsx)" }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /^[1-9]/);
  let wasKept = false;
  page.on("download", () => (wasKept = true));
  await site.kill();
  await expect(page.getByText("Η λήψη διακόπηκε πριν ολοκληρωθεί")).toBeVisible();
  expect(wasKept).toBe(false);
  await site.start();
});
