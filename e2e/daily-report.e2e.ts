import { expect, type Page, test } from "@playwright/test";
import { monthOf } from "#domain/calendar/day.ts";
import { brokenRules } from "./axe.ts";
import { takeAway } from "./grid-hands.ts";
import { giveLink, type Opens } from "./give-link.ts";
import { draftsOnDevice } from "./browser-storage.ts";
import { knownOf } from "./known.ts";
import { recordDay } from "./month-by-calls.ts";
import { callerOf, enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
test.use({ viewport: { width: 390, height: 844 } });

async function given(opens: Opens): Promise<string> {
  return giveLink(site, await knownOf(site.url), opens);
}

/** The known ids, with a duty day that has no records: today may be a Saturday. */
async function knownOnDuty() {
  const at = await placeOf(site.url, "Δ01");
  await takeAway(site, at);
  return { ...(await knownOf(site.url)), day: at.day };
}

async function readable(page: Page): Promise<void> {
  expect(await brokenRules(page)).toEqual([]);
}

test("R-26 on a phone without an account the person in charge corrects a day, loses nothing offline, and saves it", async ({
  page,
  context,
}) => {
  const { day, person } = await knownOnDuty();
  const token = await given({ date: day });
  await page.goto(`${site.url}/daily-report/${token}`);
  await expect(page.getByRole("heading", { level: 1, name: "Δημαρχείο" })).toBeVisible();
  await expect(page).toHaveTitle(/^Δημαρχείο · /);
  const row = page.getByRole("listitem").filter({ hasText: person });
  await row.getByText("Ώρες", { exact: true }).click();
  await page.getByLabel(`Προσέλευση: ${person}`).fill("07:10");
  await page.getByLabel(`Αποχώρηση: ${person}`).fill("07:40");
  await readable(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Αποθήκευση", exact: true }).click();
  await expect(page.getByText("Δεν υπάρχει σύνδεση").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Αποθηκεύτηκε").first()).toBeVisible();
  await expect(row.getByText("07:10–07:40")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(/\b\d{9}\b/);
});

test("R-26 what is typed while the first save waits for the network is saved without another press, once its field is left", async ({
  page,
  context,
}) => {
  const { day } = await knownOnDuty();
  await page.goto(`${site.url}/daily-report/${await given({ date: day })}`);
  const rows = page.getByRole("listitem");
  await rows.nth(1).getByText("Παρουσία", { exact: true }).click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Αποθήκευση", exact: true }).click();
  await expect(page.getByText("Όσα γράψατε μένουν σε αυτή τη συσκευή").first()).toBeVisible();
  await rows.nth(2).getByText("Παρουσία", { exact: true }).click();
  const typed = rows.nth(4);
  await typed.getByText("Ώρες", { exact: true }).click();
  await typed.getByLabel(/^Προσέλευση: /).fill("07:05");
  await context.setOffline(false);
  for (const row of [rows.nth(1), rows.nth(2)])
    await expect(row.getByText(/ όπως το πρόγραμμα$/)).toBeVisible();
  await expect(typed.getByText("Δεν έχει αποθηκευτεί")).toBeVisible();
  await typed.getByLabel(/^Προσέλευση: /).blur();
  await expect(typed.getByText(/ 07:05–/)).toBeVisible();
});

test("R-26 a draft of a row that another changed comes back with both values, also from another tab, and the chosen one is saved", async ({
  page,
  context,
}) => {
  const { day: date, ...of } = await knownOnDuty();
  const address = `${site.url}/daily-report/${await given({ date })}`;
  const beside = await context.newPage();
  for (const tab of [beside, page]) await tab.goto(address);
  const nth = page.getByRole("listitem").nth(3);
  await nth.getByText("Ώρες", { exact: true }).click();
  const arrival = nth.getByLabel(/^Προσέλευση: /);
  const person = ((await arrival.getAttribute("aria-label")) ?? "").replace("Προσέλευση: ", "");
  await arrival.fill("07:10");
  await nth.getByLabel(/^Αποχώρηση: /).fill("07:40");
  const draft = { how: "hours", from: "07:10", to: "07:40" };
  await expect.poll(() => draftsOnDevice(page)).toEqual([expect.objectContaining({ draft })]);
  await beside.getByRole("listitem").nth(1).getByText("Παρουσία", { exact: true }).click();
  await expect.poll(() => draftsOnDevice(page)).toHaveLength(2);
  await beside.close();
  await page.goto("about:blank");
  const clerk = await callerOf(site.url, "clerk");
  const { items } = await clerk.tell<{ items: { id: string }[] }>(
    `/Contracts/GetAll?organizationId=${of.organizationId}&structureId=${of.structureId}&search=${encodeURIComponent(person)}`,
  );
  const intervals = [{ kind: "work", from: 480, to: 500, mark: "typed" }];
  const contractId = items[0]?.id ?? "";
  await recordDay(clerk, { ...of, month: monthOf(date) }, { contractId, date, intervals });
  await page.goto(address);
  const row = page.getByRole("listitem").filter({ hasText: person });
  await expect(row.getByRole("alert")).toContainText("08:00–08:20");
  await expect(row.getByLabel(/^Αποχώρηση: /)).toHaveValue("07:40");
  await readable(page);
  await row.getByRole("button", { name: /^Διατήρηση της δικής μου τιμής/ }).click();
  await page.getByRole("button", { name: "Αποθήκευση", exact: true }).click();
  await expect(row.getByText("07:10–07:40")).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .nth(1)
      .getByText(/ όπως το πρόγραμμα$/),
  ).toBeVisible();
});

test("R-26 without mail the clerk copies the day's link, which stays valid; sending a new one asks first, and the outbox marks the old one as dead", async ({
  page,
  browser,
}) => {
  // Every day, one of these people has a duty.
  const { organizationId, structureId } = await placeOf(site.url, "Δ07");
  const { today } = await knownOf(site.url);
  await giveLink(site, { organizationId, structureId }, { date: "2000-01-03" });
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await enter(desk, site.url, "clerk");
  await desk.goto(`${site.url}/attendances/attendance-records/${structureId}/${today}`);
  const panel = desk.getByRole("region", { name: "Σύνδεσμος της ημέρας" });
  const copied = async () => {
    await panel.getByRole("button", { name: "Αντιγραφή συνδέσμου" }).click();
    const address = await desk.getByRole("textbox", { name: "Διεύθυνση" }).inputValue();
    await readable(desk);
    await desk.getByRole("dialog").getByRole("button", { name: "Κλείσιμο" }).last().click();
    return address;
  };
  const address = await copied();
  await expect(panel).toContainText("Ισχύει");
  await expect(panel).toContainText("έως");
  expect(await copied()).toBe(address);
  const path = new URL(address).pathname;
  await page.goto(`${site.url}${path}`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Φύλαξη Δημοτικών Κτιρίων" }),
  ).toBeVisible();

  await panel.getByRole("button", { name: "Αποστολή ξανά" }).click();
  const question = desk.getByRole("dialog", { name: "Αποστολή νέου συνδέσμου;" });
  await question.getByRole("button", { name: "Αποστολή ξανά" }).click();
  await expect(panel).toContainText("Το μήνυμα δεν έχει σταλεί ακόμη");
  await page.reload();
  await expect(page.getByText("Ο σύνδεσμος δεν ισχύει")).toBeVisible();
  await panel.getByRole("button", { name: /^Ανάκληση/ }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Ανάκληση" }).click();
  await expect(panel).toContainText("Ανακλήθηκε");
  await desk.close();

  const office = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await enter(office, site.url, "administrator");
  await office.goto(`${site.url}/system-administration/outbox`);
  const dead = office.getByRole("row").filter({ hasText: "Ο σύνδεσμος δεν ισχύει πια" }).first();
  await expect(dead).toBeVisible();
  await expect(dead.getByRole("button", { name: /^Νέα προσπάθεια/ })).toHaveCount(0);
  await office.close();
});

test("R-49 an invalid link shows a plain sentence, without a session", async ({ page }) => {
  const answer = await page.goto(`${site.url}/daily-report/${"A".repeat(64)}`);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.getByText("Ο σύνδεσμος δεν ισχύει")).toBeVisible();
});
