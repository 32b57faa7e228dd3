import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import { readSheet } from "read-excel-file/node";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { loseAnswer } from "./lose-answer.ts";
import { municipality, signIn, tellerOf } from "./people.ts";
import { type Site, openSite } from "./site.ts";

const structureTitle = "Τεχνική Υπηρεσία";
const body = "Δήμος Αγίου Παραδείγματος";

test.use({ serviceWorkers: "allow" });

let site: Site;
let structureId = "";
/** The previous month, complete and in draft except for what the clerk still has to type. */
let month = "";
/** A day of the month without records, and a later one on which one person has none. */
let [emptyDay, gapDay] = ["", ""];

test.beforeEach(async () => {
  site = await openSite();
  const tell = await tellerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
  structureId = structures.get("Δ03") ?? "";
  const { today } = await tell<{ today: string }>(
    `/Dashboard/GetOverview?organizationId=${organizationId}`,
  );
  month = monthBefore(today);
  const { rows, states } = await tell<{
    rows: { contractId: string }[];
    states: Record<string, string>;
  }>(
    `/Attendances/GetMonthSheet?organizationId=${organizationId}&structureId=${structureId}&month=${month}`,
  );
  [emptyDay = "", gapDay = ""] = Object.keys(states).toSorted().slice(4);
  await site.arrange(
    "delete from attendance_record where structure_id = $1 and (date = $2 or (date = $3 and contract_id = $4))",
    [structureId, emptyDay, gapDay, rows[0]?.contractId],
  );
  await site.arrange("delete from attendance_sheet where structure_id = $1 and date in ($2, $3)", [
    structureId,
    emptyDay,
    gapDay,
  ]);
});
test.afterEach(() => site.close());

function monthBefore(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T12:00:00Z`);
  return new Date(first.getTime() - 86_400_000).toISOString().slice(0, 7);
}

/** A computer types and presses keys; a phone is tapped. */
type Hands = {
  width: number;
  fillDay: (page: Page) => Promise<void>;
  enterInMonth: (page: Page, day: string, text: string) => Promise<void>;
};

const keyboard: Hands = {
  width: 1440,
  fillDay: async (page) => {
    await expect(page.getByRole("combobox", { name: /^Καταχώριση: / }).first()).toBeFocused();
    await page.keyboard.press("Alt+p");
    await page.keyboard.press("Control+Enter");
  },
  enterInMonth: async (page, day, text) => {
    const cell = page
      .getByRole("row")
      .nth(1)
      .locator(`[role=gridcell][aria-colindex="${Number(day.slice(8)) + 1}"]`);
    await cell.click();
    await page.keyboard.press("F2");
    await page.keyboard.insertText(text);
    await page.keyboard.press("Enter");
    await expect(cell).toHaveText(text);
  },
};

const thumb: Hands = {
  width: 390,
  fillDay: async (page) => {
    await page.getByRole("button", { name: "Όλοι όπως το πρόγραμμα" }).click();
    await page.getByRole("button", { name: "Υποβολή", exact: true }).click();
  },
  enterInMonth: async (page, day, text) => {
    await page
      .getByRole("group", { name: "Ημέρες του μήνα" })
      .getByRole("button")
      .nth(Number(day.slice(8)) - 1)
      .click();
    await page.getByRole("main").getByRole("listitem").first().getByRole("button").click();
    const tray = page.getByRole("dialog");
    await tray.getByRole("combobox", { name: "Κωδικός ή ώρες" }).fill(text);
    await tray.getByRole("button", { name: "Καταχώριση" }).click();
    await page.keyboard.press("Escape");
  },
};

for (const hands of [keyboard, thumb]) {
  test(`from sign-in to the signed sheet at ${hands.width} px: the body, a day, the month, its totals, the signature, PDF and workbook`, async ({
    browser,
  }) => {
    const opened = () =>
      browser.newPage({ viewport: { width: hands.width, height: 900 }, locale: "el-GR" });
    const clerk = await opened();
    await signIn(clerk, site.url, "clerk");
    await chooseBody(clerk, "Κοινωφελής Επιχείρηση Δήμου Παραδείγματος");
    await chooseBody(clerk, body);
    await recordDay(clerk, hands);
    await recordMonth(clerk, hands);
    await submitMonths(clerk);
    await clerk.close();

    const representative = await opened();
    await signIn(representative, site.url, "representative");
    const code = await sign(representative);
    const [pdf, workbook] = [
      await downloaded(representative, "Λήψη PDF"),
      await downloaded(representative, "Λήψη Excel"),
    ];

    const text = execFileSync("pdftotext", ["-layout", pdf, "-"], { encoding: "utf8" });
    for (const word of ["Μηνιαίο Δελτίο Παρουσίας", body, structureTitle])
      expect(text).toContain(word);
    expect(text.replaceAll("-", "")).toContain(code);
    const rows = await readSheet(await readFile(workbook));
    const cells = rows.flat().map(String).join("\n");
    expect(cells).toContain(structureTitle);
    expect(cells).toContain("ΚΑΝ");
    await representative.close();
  });
}

/** The switch shows the body and leads home; on a phone it is in the menu's sheet. */
async function chooseBody(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Μενού", exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: /^Επιλεγμένος Φορέας: / }).click();
  await page.getByRole("option", { name }).click();
  await expect(page.getByText("Ο Φορέας άλλαξε επιτυχώς!").last()).toContainText(name);
}

async function recordDay(page: Page, { fillDay }: Hands): Promise<void> {
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${emptyDay}`);
  await fillDay(page);
  await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
}

async function recordMonth(page: Page, { enterInMonth }: Hands): Promise<void> {
  await page.goto(`${site.url}/attendances?structure=${structureId}&month=${month}`);
  await enterInMonth(page, gapDay, "ΚΑΝ");
  await page.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(page.getByText("Όλες οι αλλαγές έχουν αποθηκευτεί")).toBeVisible();
}

async function submitMonths(page: Page): Promise<void> {
  await page.goto(`${site.url}/monthly-contracts?month=${month}&structureId=${structureId}`);
  await expect(page.getByText("1–14 από 14")).toBeVisible();
  await page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }).check();
  await page.getByRole("button", { name: "Υποβολή (14)" }).click();
  await loseAnswer(page, monthlyContracts.submit);
  await page.getByRole("dialog").getByRole("button", { name: "Υποβολή" }).click();
  await expect(page.getByText("Υποβλήθηκαν 14 μήνες")).toBeVisible();
}

/** Signs the structure's month, entering the password again; returns the code on the sheet. */
async function sign(page: Page): Promise<string> {
  await page.goto(`${site.url}/verifications/verify-attendances?month=${month}`);
  await page.getByRole("link", { name: structureTitle }).click();
  await expect(page.getByRole("heading", { name: structureTitle })).toBeVisible();
  await page.getByRole("button", { name: /^Υπογραφή: / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Σημείωση" }).fill("Ελέγχθηκαν με τον προϊστάμενο");
  await dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill("Paron-demo-2026!");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const mainText = await page.getByRole("main").innerText();
  const code = /[0-9A-Z]{4}(-?[0-9A-Z]{4})+/.exec(mainText)?.[0].replaceAll("-", "") ?? "";
  expect(code.length).toBeGreaterThanOrEqual(12);
  // The page links to the next one once it has been read again, and moves the focus there.
  await expect(page.getByRole("button", { name: /^Επόμενη/ })).toBeFocused();
  return code;
}

async function downloaded(page: Page, item: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Εκτύπωση" }).first().click();
  await page.getByRole("menuitem", { name: item }).click();
  return (await download).path();
}
