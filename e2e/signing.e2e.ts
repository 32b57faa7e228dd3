import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Page, expect, test } from "@playwright/test";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import { holdRequests } from "./hold-requests.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** The previous month, as the demonstration shows it. */
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

/** Someone else's change to days of the structure's last month, as it affects what is signed. */
async function changeDays(structure: string): Promise<void> {
  await site.arrange(
    `update attendance_record r set version = r.version + 1
     from structure s where s.id = r.structure_id and s.title = $1 and to_char(r.date, 'YYYY-MM') = $2`,
    [structure, lastMonth()],
  );
}

/** Submits again what was withdrawn of the structure's last month. */
async function submitAgain(structure: string): Promise<void> {
  await site.arrange(
    `update monthly_contract m set state = 'submitted', version = m.version + 1
     from structure s where s.id = m.structure_id and s.title = $1 and m.month = $2`,
    [structure, lastMonth()],
  );
}

test("the representative signs a month: a wrong password is reported in place, a changed month is signed once seen again, the right password gives the code, which is on the sheet, and whoever signs too late learns who was first and keeps the note", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  const late = await page.context().newPage();
  await openMonth(late, "Αμαξοστάσιο");
  await late.getByRole("button", { name: /^Υπογραφή: / }).click();
  const note = late.getByRole("textbox", { name: "Σημείωση" });
  await late.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill("only a password");
  await late.keyboard.press("Escape");
  await expect(note).toBeHidden();
  await late.getByRole("button", { name: /^Υπογραφή: / }).click();
  await note.fill("Ελέγχθηκαν");
  await late.keyboard.press("Escape");
  await late.getByRole("button", { name: "Παραμονή στη φόρμα" }).click();
  await expect(note).toHaveValue("Ελέγχθηκαν");
  await openMonth(page, "Αμαξοστάσιο");
  await page.getByRole("button", { name: /^Υπογραφή: / }).click();
  const dialog = page.getByRole("dialog");
  const password = dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" });
  await dialog.getByRole("textbox", { name: "Σημείωση" }).fill("Ελέγχθηκαν με τους υπευθύνους");
  await password.fill("mistaken-password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Ο κωδικός πρόσβασης δεν είναι σωστός")).toBeVisible();
  await password.fill("Paron-demo-2026!");
  await changeDays("Αμαξοστάσιο");
  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: "Είδα το δελτίο όπως είναι τώρα" }).check();
  await password.focus();
  const release = await holdRequests(
    page,
    new RegExp(`${verifications.getSignable.path}|${monthlyContracts.getFindings.path}`),
  );
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Κωδικός επαλήθευσης", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Επόμενη: / })).toBeFocused();
  await release();
  const code =
    /[0-9A-Z]{4}(-?[0-9A-Z]{4})+/.exec((await page.getByRole("main").innerText()) ?? "")?.[0] ?? "";
  expect(code.replaceAll("-", "").length).toBeGreaterThanOrEqual(12);

  await late.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill("Paron-demo-2026!");
  await late.keyboard.press("Enter");
  const warning = late.getByRole("dialog").getByRole("alert");
  await expect(
    warning.filter({ hasText: "ο μήνας υπογράφηκε: Δήμαρχος Παραδείγματος" }),
  ).toContainText("Η σημείωσή σας δεν καταχωρίστηκε");
  await expect(note).toHaveValue("Ελέγχθηκαν");
  await expect(late.getByRole("button", { name: "Υπογραφή μήνα" })).toBeDisabled();
  await late.keyboard.press("Escape");
  await late.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
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

test("a person with two contracts in a month counts as one, and their lines tell the contracts apart", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await openMonth(page, "Δημοτική Βιβλιοθήκη");
  const people = page.getByRole("table", { name: "Εργαζόμενοι" });
  const act = page.getByRole("button", { name: /^Υπογραφή: / });
  const persons = Number(/\d+/.exec(await act.innerText())?.[0]);
  const [one] = await site.ask<{ number: string; kept: string; given: string }>(
    `select o.number, k.employee_id as kept, o.employee_id as given from contract k
     join contract o on o.organization_id = k.organization_id and o.employee_id <> k.employee_id
     join monthly_contract m on m.contract_id = o.id and m.month = $1
     join monthly_contract n on n.contract_id = k.id and n.month = $1 and n.structure_id = m.structure_id
     join structure s on s.id = m.structure_id and s.title = 'Δημοτική Βιβλιοθήκη'
     where (select count(*) from contract x where x.employee_id in (o.employee_id, k.employee_id)) = 2 limit 1`,
    [lastMonth()],
  );
  if (!one) throw new Error("Two people of the structure have one contract each");
  const { kept, given, number } = one;
  await site.arrange("update contract set employee_id = $1 where employee_id = $2", [kept, given]);
  await page.reload();
  await expect(act).toHaveText(new RegExp(`: ${persons - 1} εργαζόμενοι,`));
  await expect(people.getByRole("row").filter({ hasText: number })).toHaveCount(1);
});

test("withdrawing a signature leads to what comes next", async ({ page }) => {
  await enter(page, site.url, "representative");
  await openMonth(page, "Αμαξοστάσιο");
  await page.getByRole("button", { name: "Ανάκληση υπογραφής" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Αιτιολογία" }).fill("Λείπει μια υπερωρία");
  await dialog.getByRole("button", { name: "Ανάκληση υπογραφής" }).click();
  const signature = page.getByRole("region", { name: "Υπογραφή", exact: true });
  await expect(signature.getByRole("link", { name: "Παρουσίες του μήνα" })).toBeVisible();
  await signature.getByRole("link", { name: "Μήνες προς υποβολή" }).click();
  await expect(page.getByRole("combobox", { name: "Δομή" })).toHaveValue("Αμαξοστάσιο");
  await expect(page.getByRole("button", { name: "Υποβολή όλων" })).toBeEnabled();
});

for (const width of [1440, 390])
  test(`at ${width} px doubts are shown before the act, and a person's line leads to theirs`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await enter(page, site.url, "representative");
    await openMonth(page, "Υπηρεσία Καθαριότητας");
    const people = page.getByRole("table", { name: "Εργαζόμενοι" });
    const row = people
      .getByRole("row")
      .filter({ hasText: /προειδοποίηση/ })
      .first();
    const name = (await row.getByRole("rowheader").innerText()).trim();
    const findings = page.getByRole("region", { name: "Αποτελέσματα ελέγχου" });
    const act = page.getByRole("button", { name: /^Υπογραφή: / });
    const [doubts, button] = [await findings.boundingBox(), await act.boundingBox()];
    expect(doubts?.y).toBeLessThan(button?.y ?? 0);
    await row.getByRole("button", { name: /προειδοποίηση/ }).click();
    await expect(findings.getByText(`Μόνο ${name}`)).toBeInViewport();
    await expect(findings.locator(":focus")).toContainText(name);
    const others = findings.getByRole("listitem").filter({ hasNotText: name });
    await expect(others.filter({ has: page.getByRole("link") })).toHaveCount(0);
    await findings.getByRole("button", { name: "Όλα τα αποτελέσματα" }).click();
    await expect(others.filter({ has: page.getByRole("link") })).not.toHaveCount(0);
  });

test("a clerk sees why a clerk cannot sign the month, and signs it by keyboard once named as deputy, under both names", async ({
  page,
  browser,
}) => {
  await enter(page, site.url, "clerk");
  await openMonth(page, "Αμαξοστάσιο");
  await expect(page.getByText("Τον μήνα υπογράφει ο Νόμιμος Εκπρόσωπος του Φορέα")).toBeVisible();

  await submitAgain("Αμαξοστάσιο");
  const head = await browser.newPage();
  await enter(head, site.url, "representative");
  await head.goto(`${site.url}/organization-administration/deputies`);
  await head.getByRole("button", { name: "Νέα αναπλήρωση" }).first().click();
  const form = head.getByRole("dialog");
  await expect(form.getByRole("combobox", { name: "Αναπληρωτής" })).toBeFocused();
  await head.keyboard.type("χειρ");
  await expect(head.getByRole("option")).toHaveText("Χειριστής Δήμου");
  await head.keyboard.press("ArrowDown");
  await head.keyboard.press("Enter");
  await expect(
    form.getByRole("combobox", { name: "Νόμιμος Εκπρόσωπος που αναπληρώνεται" }),
  ).toHaveValue("Δήμαρχος Παραδείγματος");
  const today = await form.getByRole("textbox", { name: "Από" }).inputValue();
  await form.getByRole("textbox", { name: "Έως" }).fill(today);
  await form.getByRole("textbox", { name: "Αριθμός πράξης" }).fill("41/2026");
  await head.keyboard.press("Control+Enter");
  const row = head.getByRole("row", { name: /Χειριστής Δήμου/ });
  await expect(row.getByText("Ισχύει")).toBeVisible();
  await head.close();

  await openMonth(page, "Αμαξοστάσιο");
  await page.getByRole("button", { name: /^Υπογραφή: / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Σημείωση" }).fill("Ελέγχθηκαν");
  await dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill("Paron-demo-2026!");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Δήμαρχος Παραδείγματος (Πράξη 41/2026)")).toBeVisible();
  await page.goto(`${site.url}/organization-administration`);
  await expect(page.getByRole("heading", { level: 1, name: "Εικόνα Φορέα" })).toBeVisible();
});

test("the representative returns a submitted month instead of signing it, with a reason that survives a failure", async ({
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
  // What the dialog says until it has closed, even though nothing is left to return by then.
  const returnDialog = page.getByRole("dialog", { name: "Επιστροφή μηνών για διόρθωση" });
  await returnDialog.evaluate((drawn) => {
    const { dataset } = document.documentElement;
    const note = () => (dataset["said"] = `${dataset["said"] ?? ""} ${drawn.textContent}`);
    new MutationObserver(note).observe(drawn, { subtree: true, characterData: true });
  });
  await dialog.getByRole("button", { name: "Επιστροφή για διόρθωση" }).click();
  await expect(page.getByText("Επιστράφηκαν 7 μήνες")).toBeVisible();
  await expect(returnDialog).toHaveCount(0);
  const html = page.locator("html");
  await expect(html).not.toHaveAttribute("data-said", /Θα επιστραφούν 0 μήνες/);
  await expect(page.getByText("7 από 7 μήνες δεν έχουν υποβληθεί ακόμη")).toBeVisible();
  const notice = page.getByRole("alert").filter({ hasText: "Ο μήνας επιστράφηκε για διόρθωση: " });
  await expect(notice).toContainText("Αιτιολογία: Λείπει μια βεβαίωση");
});
