import { expect, type Page, test } from "@playwright/test";
import { disputes } from "#api/disputes.ts";
import { leaveRequests } from "#api/leave-requests.ts";
import { monthLink } from "#api/month-link.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { today } from "#web/kernel/today.ts";
import { formatLongDay, formatMonth } from "#web/ui/formats.ts";
import { brokenRules } from "./axe.ts";
import { giveOpenMonth } from "./give-link.ts";
import { handsOn } from "./hands.ts";
import { holdRequests } from "./hold-requests.ts";
import { knownOf } from "./known.ts";
import { loseAnswer } from "./lose-answer.ts";
import { callerOf, enter, enterAtHome, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
test.use({ viewport: { width: 390, height: 844 } });

async function readable(page: Page): Promise<void> {
  expect(await brokenRules(page)).toEqual([]);
}

test("R-49 a dispute sent from the person's phone, with times and a file, leads to a corrected record that both sides confirm", async ({
  page,
  browser,
}, info) => {
  const service = await knownOf(site.url);
  const { month, token } = await giveOpenMonth(site, service);
  const phone = handsOn(page);
  // The response is shown above the days, and would move them from under the finger.
  const release = await holdRequests(page, new RegExp(leaveRequests.getByLink.path));
  await page.goto(`${site.url}/verify-attendances?token=${token}`);
  const row = page.getByRole("listitem").filter({ hasText: "Παρουσία" }).first();
  await expect(page.getByRole("heading", { name: "Οι άδειές μου" })).toBeVisible();
  await expect(row).toBeHidden();
  await release();
  const digest = page.locator("code");
  const before = await digest.textContent();
  // The list of absences fails to load: the form says so in its place, and offers to retry.
  const reasons = `**/api${monthLink.getReasons.path}**`;
  await page.route(reasons, (route) => route.fulfill({ status: 500, json: {} }));
  await phone.click(row.getByRole("button", { name: /^Αμφισβήτηση: / }));
  const again = row.getByRole("button", { name: "Δοκιμάστε ξανά" });
  await expect(again).toBeVisible();
  await page.unroute(reasons);
  await again.click();
  const entry = page.getByRole("textbox", { name: /^Πώς ήταν η ημέρα: / });
  await entry.fill("κλειστά");
  await expect(page.getByText(/^Το «κλειστά» δεν διαβάζεται ως ώρες\./)).toBeVisible();
  await entry.clear();
  await phone.type(entry, "8-3");
  await expect(page.getByText("Μήπως 8:00–15:00;")).toBeVisible();
  await phone.press("Enter");
  await expect(page.getByText("Διαβάζεται: 08:00–15:00")).toBeVisible();
  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({
    name: "κάρτα.pdf",
    mimeType: "application/pdf",
    buffer: samplePdf(),
  });
  // Otherwise the browser fires no event when the same file is chosen again, as after a failure.
  await expect(chooser).toHaveValue("");
  await readable(page);
  await phone.click(page.getByRole("button", { name: "Αποστολή", exact: true }));
  await expect(page.getByText("Δεν έχει απαντηθεί ακόμη")).toBeVisible();
  await expect(page.getByText("Αρχείο: κάρτα.pdf")).toBeVisible();
  await readable(page);

  const office = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const request = office.getByRole("listitem").filter({ hasText: service.person });
  await enter(office, site.url, "clerk");
  await office.goto(`${site.url}/verifications?tab=requests&month=${addMonths(month, -1)}`);
  await office.getByRole("link", { name: `${formatMonth(month)} (` }).click();
  await expect(request.getByText("08:00–15:00")).toBeVisible();
  await office.goto(site.url);
  const line = office
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "Ανοικτές αμφισβητήσεις" })
    .filter({ hasText: formatMonth(month) });
  await line.getByRole("link").click();
  const desk = handsOn(office);
  await expect(request.getByText("08:00–15:00")).toBeVisible();
  await expect(request.getByRole("button", { name: /^κάρτα.pdf/ })).toBeVisible();
  await readable(office);
  await desk.click(request.getByRole("button", { name: /^Αποδοχή και διόρθωση: / }));
  await expect(request).toHaveCount(0);
  await office.goto(site.url);
  await expect(office.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
  await expect(office.getByRole("heading", { name: "Εκκρεμότητες" })).toBeVisible();
  await expect(line).toHaveCount(0);
  await office.goto(`${site.url}/verifications?tab=requests&month=${month}`);
  await expect(request.getByText("Δεκτή")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Έγινε δεκτή· η ημέρα διορθώθηκε")).toBeVisible();
  await expect(row.getByText(/08:00–15:00/).first()).toBeVisible();
  await expect(digest).not.toHaveText(before ?? "");
  // Its answer is lost: the page shows the current state, not a failure.
  await loseAnswer(page, monthLink.confirm);
  await phone.click(page.getByRole("button", { name: "Επιβεβαίωση μήνα" }));
  await expect(page.getByText(/^Επιβεβαιώσατε τον μήνα/)).toBeVisible();
  expect(await page.getByText(/Δεν υπάρχει επικοινωνία με τον διακομιστή/).count()).toBe(0);
  const confirmed = (await digest.textContent()) ?? "";
  await office.reload();
  await expect(request.getByText("Επιβεβαιώθηκε", { exact: true })).toBeVisible();
  await expect(request).toContainText(confirmed);
  const [hands, clerks] = [phone.told(), desk.told()];
  info.annotations.push({
    type: "dispute",
    description: `person: ${hands.clicks} taps, ${hands.keys} keys; clerk: ${clerks.clicks} clicks, ${clerks.keys} keys`,
  });
  expect(hands).toMatchObject({ clicks: 3, keys: 4 });
  expect(clerks).toMatchObject({ clicks: 1, keys: 0 });
  await office.close();
});

test("R-49 sending one dispute does not close another being written; the second to answer one sees the first answer", async ({
  page,
}) => {
  const { organizationId, structureId, tell } = await placeOf(site.url, "Δ01");
  const { items } = await tell<{ items: { id: string }[] }>(
    `/Contracts/GetAll?organizationId=${organizationId}&structureId=${structureId}&take=3`,
  );
  const contractId = items[2]?.id ?? "";
  const service = { organizationId, structureId, contractId, today: today() };
  const { month, token } = await giveOpenMonth(site, service);
  const day = `${month}-10`;
  await page.goto(`${site.url}/verify-attendances?token=${token}`);
  const write = async (of: string, what: string) => {
    await page.getByRole("button", { name: `Αμφισβήτηση: ${formatLongDay(of)}` }).click();
    const words = page.getByRole("textbox", { name: `Τι συνέβη: ${formatLongDay(of)}` });
    await words.fill(what);
    return words;
  };
  const release = await holdRequests(page, new RegExp(`${monthLink.dispute.path}$`));
  const first = await write(day, "Έφυγα στις πέντε");
  await first.press("Control+Enter");
  const second = await write(`${month}-11`, "Ήμουν στο υπουργείο");
  await release();
  await expect(page.getByText("Δεν έχει απαντηθεί ακόμη")).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(second).toHaveValue("Ήμουν στο υπουργείο");
  const ofDay = `organizationId=${organizationId}&structureId=${structureId}&date=${day}`;
  const disputed = await tell<{ items: { id: string }[] }>(`${disputes.getOfDay.path}?${ofDay}`);
  const id = disputed.items[0]?.id ?? "";
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAtHome(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await page.getByRole("button", { name: "Απόρριψη" }).click();
  const why = page.getByRole("textbox", { name: "Γιατί η καταχώριση ισχύει" });
  await why.fill("Δεν προκύπτει");
  await page.getByRole("link", { name: "Συμβάσεις", exact: true }).first().click();
  await page.getByRole("button", { name: "Παραμονή στη φόρμα" }).click();
  const other = await callerOf(site.url, "representative");
  const text = "Το δείχνει η κάρτα";
  await other.act(disputes.reject.path, { organizationId, id, text });
  await why.press("Control+Enter");
  const notifications = page.getByRole("region", { name: "Ειδοποιήσεις" });
  await expect(notifications.getByText("Η αμφισβήτηση έχει ήδη απαντηθεί")).toBeVisible();
  await expect(page.getByRole("button", { name: "Απόρριψη" })).toHaveCount(0);
  await expect(page.getByText(text).first()).toBeVisible();
});
