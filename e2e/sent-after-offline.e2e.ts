import { expect, test, type Page } from "@playwright/test";
import { attendances } from "#api/attendances.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { coversNoTitle } from "./covers-no-title.ts";
import { cellOf, openGrid, paste, saved, storedRecords, takeAway } from "./grid-hands.ts";
import { recordDay } from "./month-by-calls.ts";
import { callerOf, enter, enterAtHome, municipality, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
const promise = (page: Page) => page.getByText("αποστέλλονται μόλις επανέλθει");
const away = "Χωρίς σύνδεση με τον διακομιστή";
const sendNow = (page: Page) => page.getByRole("button", { name: "Αποστολή τώρα" });

/** A structure's last full day, without any records. */
async function emptyDayOf(code: string) {
  const at = await placeOf(site.url, code);
  await takeAway(site, at);
  return at;
}

test("what is typed offline in the month, before any save and after one that waits, is sent when the network is back", async ({
  page,
  context,
}) => {
  const at = await emptyDayOf("Δ08");
  await openGrid(page, at, "clerk");
  await paste(page, at, 1, "ΚΑΝ");
  await context.setOffline(true);
  await paste(page, at, 2, "Τ");
  await expect(cellOf(page, at, 2)).toHaveText("Τ");
  await expect(promise(page)).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect((await storedRecords(site, at)).toSorted()).toEqual(["telework 1", "ΚΑΝ 1"]);

  await paste(page, at, 3, "ΚΑΝ");
  await context.setOffline(true);
  await page.keyboard.press("Control+s");
  await expect(sendNow(page)).toBeVisible();
  await paste(page, at, 4, "Τ");
  await expect(cellOf(page, at, 4)).toHaveText("Τ");
  await expect(promise(page)).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const all = ["telework 1", "telework 1", "ΚΑΝ 1", "ΚΑΝ 1"];
  expect((await storedRecords(site, at)).toSorted()).toEqual(all);
});

test("what is typed offline on the day sheet, before any save and after one that waits, is sent when the network is back, except what is still being typed", async ({
  page,
  context,
}) => {
  const at = await emptyDayOf("Δ08");
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${at.structureId}/${at.day}`);
  const entry = page.getByRole("combobox", { name: /^Καταχώριση: / });
  const stands: string[] = [];
  for (const [first, isAsked] of [
    [0, false],
    [3, true],
  ] as const) {
    const typed = entry.nth(first + 2);
    await entry.nth(first).fill("ΚΑΝ");
    await context.setOffline(true);
    if (isAsked) {
      await page.keyboard.press("Control+s");
      await expect(sendNow(page)).toBeVisible();
    }
    await entry.nth(first + 1).fill("Τ");
    await typed.fill("8-13");
    await expect(promise(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("1 αλλαγή προς αποθήκευση")).toBeVisible();
    await expect(typed).toBeFocused();
    stands.push("ΚΑΝ 1", "telework 1");
    expect((await storedRecords(site, at)).toSorted()).toEqual(stands.toSorted());
    await typed.pressSequentially(":30");
    await typed.press("Tab");
    await expect(saved(page)).toBeVisible();
    stands.push("work 1");
    expect((await storedRecords(site, at)).toSorted()).toEqual(stands.toSorted());
  }
});

for (const widths of [[1440, 992], [390]])
  test(`at ${widths.join(" and ")} pixels the foot of the day sheet has room for a second writer, a wrong row and a lost network, and covers no title; a toast appears above it`, async ({
    browser,
  }) => {
    const at = await emptyDayOf("Δ05");
    const context = await browser.newContext({
      viewport: { width: widths[0] ?? 0, height: 900 },
    });
    const page = await context.newPage();
    await page.route("**/api/Live/Watch*", (route) => route.abort());
    await enterAtHome(page, site.url, "clerk");
    if (widths.includes(390)) {
      await context.setOffline(true);
      await coversNoTitle(page, away);
      await context.setOffline(false);
    }
    await page.goto(`${site.url}/attendances/attendance-records/${at.structureId}/${at.day}`);
    const save = page.getByRole("button", { name: "Αποθήκευση" });
    if (widths.includes(390)) {
      await page.getByRole("button", { name: "Π", exact: true }).first().click();
      await page.route(
        `**/api${attendances.saveRecords.path}`,
        (route) => route.fulfill({ status: 409, json: {} }),
        { times: 1 },
      );
      await save.click();
      const toast = page.locator("[data-kind=error]");
      await expect(toast).toBeVisible();
      const [over, beneath] = [await toast.boundingBox(), await save.boundingBox()];
      expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThanOrEqual(beneath?.y ?? 0);
      await context.setOffline(true);
      await coversNoTitle(page, away);
    } else {
      const entry = page.getByRole("combobox", { name: /^Καταχώριση: / });
      await entry.nth(0).fill("8-13");
      const contractId = (await entry.nth(0).evaluate((field) => field.closest("tr")?.id)) ?? "";
      const other = await callerOf(site.url, "representative");
      const { organizationId } = await municipality(other.tell);
      const intervals = [{ kind: "work", from: 420, to: 900, mark: "typed" }];
      const { structureId, day: date } = at;
      await recordDay(
        other,
        { organizationId, structureId, month: monthOf(date) },
        { contractId, date, intervals },
      );
      await save.click();
      await entry.nth(0).focus();
      await expect(page.getByRole("button", { name: "Διατήρηση της άλλης τιμής" })).toBeVisible();
      await context.setOffline(true);
      await entry.nth(1).fill("ξξξ");
      await entry.nth(2).fill("Τ");
      await entry.nth(0).focus();
    }
    await save.click();
    const notice = page.getByRole("alert").filter({ hasText: "Οι αλλαγές σας φυλάσσονται" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const said of [
        notice,
        save,
        ...(await page.getByRole("button", { name: /^Διατήρηση/ }).all()),
      ])
        await expect(said).toBeInViewport({ ratio: 1 });
      const cut = await notice.evaluate(
        ({ parentElement: foot }) =>
          [foot, ...(foot?.querySelectorAll("*") ?? [])].filter(
            (one) => one && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1,
          ).length,
      );
      expect(cut, `${width}`).toBe(0);
    }
    await context.close();
  });
