import { execFileSync } from "node:child_process";
import { type Browser, type Page, expect } from "@playwright/test";
import { giveLink } from "./give-link.ts";
import type { StructureMonth } from "./month-by-calls.ts";
import type { Caller } from "./people.ts";
import type { Site } from "./site.ts";

/** What the acts of the journey from the day to the payment share. */
export type Journey = {
  site: Site;
  /** The municipality's Technical Service, in the previous month. */
  service: StructureMonth;
  /** Days of the month: without any record; without the missing person's, to come by link and by file; and locked. */
  days: { typed: string; byLink: string; byFile: string; unlocked: string };
  /** The person without a record on the days that come by link and by file. */
  missing: { contractId: string; employeeId: string; name: string };
  by: Record<"clerk" | "clerk2" | "representative" | "executive" | "administrator", Caller>;
};

const sheetOf = (at: Journey, date: string) =>
  `${at.site.url}/attendances/attendance-records/${at.service.structureId}/${date}`;

export async function typeDay(at: Journey, desk: Page): Promise<void> {
  await desk.goto(sheetOf(at, at.days.typed));
  const entries = desk.getByRole("combobox", { name: /^Καταχώριση: / });
  await expect(entries.first()).toHaveValue("");
  await desk.keyboard.press("Alt+p");
  await desk.keyboard.press("Control+Enter");
  await expect(entries.first()).toHaveValue("Π");
}

export async function reportDay(at: Journey, browser: Browser): Promise<void> {
  const token = await giveLink(at.site, at.service, { date: at.days.byLink });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${at.site.url}/daily-report/${token}`);
  const row = phone.getByRole("listitem").filter({ hasText: at.missing.name });
  await row.getByText("Ώρες", { exact: true }).click();
  await phone.getByLabel(`Προσέλευση: ${at.missing.name}`).fill("07:00");
  await phone.getByLabel(`Αποχώρηση: ${at.missing.name}`).fill("15:00");
  await phone.getByRole("button", { name: "Αποθήκευση", exact: true }).click();
  await expect(row.getByText("Παρουσία 07:00–15:00")).toBeVisible();
  await phone.close();
}

export async function importDay(at: Journey, desk: Page): Promise<void> {
  const { organizationId, structureId } = at.service;
  const { cardNumber } = await at.by.clerk.tell<{ cardNumber: string }>(
    `/Employees/GetById?organizationId=${organizationId}&id=${at.missing.employeeId}`,
  );
  const line = (time: string, status: number) =>
    `${cardNumber}\t${at.days.byFile} ${time}\t${status}\t1\n`;
  await desk.goto(`${at.site.url}/organization-administration/organization-employees?tab=punches`);
  await desk.locator("input[type=file]").setInputFiles({
    name: "1_attlog.dat",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(line("07:00:11", 0) + line("15:00:42", 1)),
  });
  await expect(desk.getByText(/Νέες σημάνσεις: 2/)).toBeVisible();
  const { contractId } = at.missing;
  const span = { structureId, from: at.days.byFile, to: at.days.byFile };
  const { records } = await at.by.clerk.act<{ records: { outcome: string }[] }>(
    "/Imports/ApplyPunches",
    { organizationId, ...span, days: [{ contractId, date: at.days.byFile, version: 0 }] },
  );
  expect(records).toMatchObject([{ outcome: "saved" }]);
}

export async function dispute(at: Journey, browser: Browser, desk: Page): Promise<void> {
  const { contractId } = at.missing;
  const token = await giveLink(at.site, at.service, { contractId, month: at.service.month });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${at.site.url}/verify-attendances?token=${token}`);
  await phone
    .getByRole("button", { name: /^Αμφισβήτηση: / })
    .nth(3)
    .click();
  await phone.getByRole("textbox", { name: /^Τι συνέβη: / }).fill("Έφυγα στις 14:00");
  await phone.getByRole("button", { name: "Αποστολή", exact: true }).click();
  await expect(phone.getByText("Δεν έχει απαντηθεί ακόμη")).toBeVisible();
  await desk.goto(`${at.site.url}/verifications?tab=requests`);
  await desk.getByRole("button", { name: /^Απόρριψη: / }).click();
  await desk
    .getByRole("textbox", { name: /^Γιατί η καταχώριση ισχύει: / })
    .fill("Η κάρτα λέει 15:00");
  await desk.getByRole("button", { name: "Απόρριψη", exact: true }).click();
  await expect(desk.locator("main").getByText("Απαντήθηκε")).toBeVisible();
  await phone.close();
}

export async function unlock(at: Journey, desk: Page, agency: Page): Promise<void> {
  await desk.goto(sheetOf(at, at.days.unlocked));
  const entry = desk.getByRole("combobox", { name: /^Καταχώριση: / }).first();
  await expect(entry).toHaveAttribute("readonly");
  await desk.getByRole("button", { name: "Αίτημα ξεκλειδώματος" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Λόγος" }).click();
  await desk.getByRole("option", { name: "Λάθος καταχώριση" }).click();
  await dialog.getByRole("textbox", { name: "Αιτιολογία" }).fill("Δεν ήρθε εκείνη την ημέρα");
  await desk.keyboard.press("Control+Enter");
  await expect(desk.getByText(/Υπάρχει αίτημα ξεκλειδώματος σε αναμονή/)).toBeVisible();
  await agency.goto(`${at.site.url}/attendances/unlocks?state=asked&sort=-askedAt`);
  const row = agency.getByRole("row", { name: /Δεν ήρθε εκείνη την ημέρα/ });
  await row.getByRole("button", { name: "Απόφαση" }).click();
  await agency.getByRole("dialog").getByRole("button", { name: "Αποδοχή" }).click();
  await expect(row).toHaveCount(0);
  await desk.reload();
  await entry.fill("ΑΔΙ");
  await desk.keyboard.press("Control+s");
  await expect(desk.getByText("Αποθηκεύτηκε 1 ημέρα")).toBeVisible();
  await at.site.arrange("update unlock_request set expires_at = now() where state = 'granted'", []);
}

/** Applies a bulk act to all months of `at.service`, with a reason if one is required. */
export async function actOnMonths(
  at: Journey,
  page: Page,
  { act, done }: { act: "Υποβολή" | "Επιστροφή" | "Έγκριση"; done: string },
): Promise<void> {
  const { month, structureId } = at.service;
  await page.goto(`${at.site.url}/monthly-contracts?month=${month}&structureId=${structureId}`);
  await page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }).check();
  await page.getByRole("button", { name: `${act} (14)` }).click();
  const dialog = page.getByRole("dialog");
  if (act === "Επιστροφή") {
    await dialog.getByRole("textbox", { name: "Αιτιολογία" }).fill("Λείπει ένα δικαιολογητικό");
    await page.keyboard.press("Control+Enter");
  } else await dialog.getByRole("button", { name: act }).click();
  await expect(page.getByText(done)).toBeVisible();
}

export async function sign(at: Journey, page: Page): Promise<string> {
  await openMonth(at, page);
  await page.getByRole("button", { name: /^Υπογραφή: / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Σημείωση" }).fill("Ελέγχθηκαν με τον προϊστάμενο");
  await dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill("Paron-demo-2026!");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  return printedCode(at, page);
}

export async function openMonth(at: Journey, page: Page): Promise<void> {
  await page.goto(`${at.site.url}/verifications/verify-attendances?month=${at.service.month}`);
  await page.getByRole("link", { name: "Τεχνική Υπηρεσία" }).click();
  await expect(page.getByRole("heading", { name: "Τεχνική Υπηρεσία" })).toBeVisible();
}

/** The code under the QR code of the printed sheet. */
export async function printedCode(at: Journey, page: Page): Promise<string> {
  await openMonth(at, page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Εκτύπωση" }).first().click();
  await page.getByRole("menuitem", { name: "Λήψη PDF" }).click();
  const file = await (await download).path();
  const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
  const code = /\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b/.exec(text)?.[0] ?? "";
  expect(code).not.toBe("");
  return code;
}

export async function checkSheet(
  at: Journey,
  page: Page,
  code: string,
  answer: string,
): Promise<void> {
  await page.goto(`${at.site.url}/verify-attendances`);
  const typed = page.getByRole("textbox", { name: "Κωδικός επαλήθευσης" });
  await typed.fill(code);
  await typed.press("Enter");
  await expect(page.getByRole("main").getByText(answer, { exact: true })).toBeVisible();
  await expect(typed).toBeFocused();
}

export async function drawUp(
  at: Journey,
  { organizationId, month }: StructureMonth,
): Promise<string> {
  const made = await at.by.administrator.act<{ id: string }>("/Payments/Create", {
    organizationId,
    month,
  });
  return made.id;
}

export async function approveOnScreen(at: Journey, agency: Page, id: string): Promise<void> {
  await agency.goto(`${at.site.url}/payments/details/${id}`);
  await agency.getByRole("button", { name: "Έγκριση" }).click();
  const dialog = agency.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Κωδικός πρόσβασης/ }).fill("Paron-demo-2026!");
  await agency.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
}

export async function absentOn(at: Journey, date: string): Promise<string> {
  const { organizationId, structureId } = at.service;
  const { rows } = await at.by.clerk.tell<{
    rows: { contractId: string; intervals: unknown }[];
  }>(
    `/Attendances/GetDaySheet?organizationId=${organizationId}&structureId=${structureId}&date=${date}`,
  );
  const absent = rows.find((row) => JSON.stringify(row.intervals).includes("ΑΔΙ"));
  return absent?.contractId ?? "";
}

export async function seeDifference(at: Journey, agency: Page, id: string): Promise<void> {
  await agency.goto(`${at.site.url}/payments/details/${id}`);
  const table = agency.getByRole("table", { name: "Γραμμές πληρωμής" });
  await table.getByRole("rowheader").first().getByRole("button").click();
  const [year, month, day] = at.days.unlocked.split("-");
  await expect(table).toContainText("Διαφορά");
  await expect(table).toContainText(`${day}/${month}/${year}`);
}
