import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Page, expect, test } from "@playwright/test";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** The month before the running one, as the demonstration tells it. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
    .toISOString()
    .slice(0, 7);
}

async function openMonth(page: Page, structure: string): Promise<void> {
  await page.goto(`${site.url}/verifications/verify-attendances?month=${lastMonth()}`);
  await page.getByRole("link", { name: structure }).click();
  await expect(page.getByRole("heading", { name: structure })).toBeVisible();
}

test("the representative signs a month: a wrong password is told in place, the right one gives the code, the sheet carries it, and who signs too late hears why", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  const late = await page.context().newPage();
  await openMonth(late, "Αμαξοστάσιο");
  await late.getByRole("button", { name: /^Υπογραφή: / }).click();
  await late.getByRole("textbox", { name: "Σημείωση" }).fill("Ελέγχθηκαν");
  await openMonth(page, "Αμαξοστάσιο");
  await page.getByRole("button", { name: /^Υπογραφή: / }).click();
  const dialog = page.getByRole("dialog");
  const password = dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" });
  await dialog.getByRole("textbox", { name: "Σημείωση" }).fill("Ελέγχθηκαν με τους υπευθύνους");
  await password.fill("mistaken-password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Ο κωδικός πρόσβασης δεν είναι σωστός")).toBeVisible();
  await password.fill("Paron-demo-2026!");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const code =
    /[0-9A-Z]{4}(-?[0-9A-Z]{4})+/.exec((await page.getByRole("main").innerText()) ?? "")?.[0] ?? "";
  expect(code.replaceAll("-", "").length).toBeGreaterThanOrEqual(12);

  await late.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill("Paron-demo-2026!");
  await late.keyboard.press("Enter");
  await expect(
    late
      .getByRole("region", { name: "Ειδοποιήσεις" })
      .getByText("Δεν υπάρχουν μήνες που περιμένουν υπογραφή στη Δομή αυτή"),
  ).toBeVisible();
  const signature = late.getByRole("region", { name: "Υπογραφή", exact: true });
  await expect(signature.getByText(code)).toBeVisible();
  await expect(signature.locator(":focus")).toContainText(code);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Εκτύπωση" }).first().click();
  await page.getByRole("menuitem", { name: "Λήψη PDF" }).click();
  const file = await (await download).path();
  const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
  expect(text).toContain("Μηνιαίο Δελτίο Παρουσίας");
  expect(text).toContain("Δήμος Αγίου Παραδείγματος");
  expect(text.replaceAll("-", "")).toContain(code.replaceAll("-", ""));
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a clerk sees why the month cannot be signed by a clerk", async ({ page }) => {
  await enter(page, site.url, "clerk");
  await openMonth(page, "Δημοτική Βιβλιοθήκη");
  await expect(page.getByText("Τον μήνα υπογράφει ο Νόμιμος Εκπρόσωπος του Φορέα")).toBeVisible();
});

test("the representative gives back what was handed in, with a reason that stays where it fails, instead of signing it", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await openMonth(page, "Δημοτική Βιβλιοθήκη");
  await expect(page.getByRole("table", { name: "Εργαζόμενοι" }).getByRole("row")).toHaveCount(8);
  await page.getByRole("button", { name: "Επιστροφή", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByRole("textbox", { name: "Αιτιολογία" });
  await reason.fill("Λείπει μια βεβαίωση");
  const failed = { status: 500, json: {} };
  await page.route(`**/api${monthlyContracts.return.path}`, (route) => route.fulfill(failed), {
    times: 1,
  });
  await dialog.getByRole("button", { name: "Επιστροφή για διόρθωση" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(reason).toHaveValue("Λείπει μια βεβαίωση");
  await dialog.getByRole("button", { name: "Επιστροφή για διόρθωση" }).click();
  await expect(page.getByText("Επιστράφηκαν 7 μήνες")).toBeVisible();
  await expect(page.getByText("7 από 7 μήνες δεν έχουν υποβληθεί ακόμη")).toBeVisible();
});
