import { expect, test } from "@playwright/test";
import { attendances } from "#api/attendances.ts";
import { addDays } from "#domain/calendar/day.ts";
import { formatDay } from "#web/ui/formats.ts";
import { coversNoTitle } from "./covers-no-title.ts";
import { enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("R-05 in maintenance people are led to its page and back automatically; the Administrator continues", async ({
  page,
  browser,
}) => {
  await enter(page, site.url, "clerk");
  const { structureId, day } = await placeOf(site.url, "Δ05");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await page
    .getByRole("combobox", { name: /^Καταχώριση: / })
    .first()
    .fill("ΚΑΝ");
  const topOfRows = async () => (await page.getByRole("rowheader").first().boundingBox())?.y ?? 0;
  const top = await topOfRows();
  await turn(true);
  await page.keyboard.press("Control+s");
  const banner = page.getByText("Ξεκίνησε συντήρηση της εφαρμογής");
  await expect(banner).toBeVisible();
  // The page continues underneath: nothing moves under the pointer.
  await expect.poll(topOfRows).toBeCloseTo(top, 0);
  await coversNoTitle(page, "Ξεκίνησε συντήρηση της εφαρμογής");
  const foot = page.getByRole("alert").filter({ hasText: "Οι αλλαγές σας φυλάσσονται" });
  await expect(foot).toContainText("Γίνεται συντήρηση");
  await turn(false);
  await expect(page.getByText("Όλες οι αλλαγές έχουν αποθηκευτεί")).toBeVisible();
  await expect(banner).toBeHidden();
  await expect.poll(topOfRows).toBeCloseTo(top, 0);

  await page.route(`**/api${attendances.saveRecords.path}`, (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await page
    .getByRole("combobox", { name: /^Καταχώριση: / })
    .first()
    .fill("9:00-14:00");
  await page.keyboard.press("Control+s");
  await expect(foot).toContainText("Ο διακομιστής είναι απασχολημένος");
  await expect(banner).toBeHidden();
  const request = page.waitForRequest(`**/api${attendances.saveRecords.path}`);
  await page.getByRole("button", { name: "Αποστολή τώρα" }).click();
  await request;
  await page.unrouteAll();
  await expect(page.getByText("Όλες οι αλλαγές έχουν αποθηκευτεί")).toBeVisible();

  const end = formatDay(addDays(day, 30));
  // The Administrator sets the message and the expected end, and turns it on, in one form.
  const office = await browser.newPage();
  await enter(office, site.url, "administrator");
  await office.goto(`${site.url}/system-administration/parameters/global-params?search=συντήρηση`);
  await office.getByRole("button", { name: "Αλλαγή: Λειτουργία συντήρησης" }).click();
  const form = office.getByRole("dialog");
  const message = form.getByRole("textbox", { name: "Μήνυμα συντήρησης" });
  await message.fill("Α".repeat(501));
  await form.getByRole("checkbox", { name: "Λειτουργία συντήρησης" }).check();
  await form.getByRole("textbox", { name: /^Αναμενόμενο τέλος/ }).fill(end);
  await form.getByRole("textbox", { name: "Ώρα" }).fill("20:30");
  await office.keyboard.press("Control+Enter");
  await expect(message).toHaveAccessibleDescription(/έως 500 χαρακτήρες/);
  await expect(message).toHaveValue("Α".repeat(501));
  await message.fill("Αναβάθμιση της βάσης");
  await office.keyboard.press("Control+Enter");
  await expect(form).toBeHidden();
  await expect(office.getByRole("listitem").filter({ hasText: "Λειτουργία" })).toContainText(
    /Ναι.*Αναβάθμιση της βάσης/,
  );
  // A server notices what another has set within a second.
  await expect(async () => {
    await page.goto(`${site.url}/structures?state=all`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Η εφαρμογή βρίσκεται σε συντήρηση",
      { timeout: 10_000 },
    );
  }).toPass();
  await expect(page.getByText("Αναβάθμιση της βάσης")).toBeVisible();
  await expect(page.getByText(`${end} 20:30`)).toBeVisible();

  await office.goto(`${site.url}/structures`);
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Δομές");
  await office.close();

  await page.clock.install();
  await set("maintenance.active", false);
  await expect(async () => {
    await page.clock.runFor(15_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Δομές", { timeout: 1000 });
  }).toPass();
  expect(new URL(page.url()).search).toContain("state=all");
});

test("a page that makes no call learns of maintenance by its stream", async ({ page }) => {
  await enter(page, site.url, "clerk");
  const stream = page.waitForResponse(/Live\/Watch/);
  await page.goto(`${site.url}/structures`);
  await stream;
  await turn(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Η εφαρμογή βρίσκεται σε συντήρηση",
  );
  await turn(false);
});

/** A server notices what another has set within a second. */
async function turn(active: boolean): Promise<void> {
  await set("maintenance.active", active);
  await expect.poll(stateNow).toMatchObject({ active });
}

async function stateNow(): Promise<unknown> {
  return (await fetch(`${site.url}/api/Maintenance/GetState`)).json();
}

function set(key: string, value: unknown): Promise<void> {
  return site.arrange(
    "insert into global_param (key, value, valid_from) values ($1, $2, (now() at time zone 'Europe/Athens')::date)",
    [key, JSON.stringify(value)],
  );
}
