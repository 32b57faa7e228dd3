import { expect, test, type Page } from "@playwright/test";
import { monthOf } from "#domain/calendar/day.ts";
import { cellOf, contextOf, openGrid, paste, saved, standing, takeAway } from "./grid-hands.ts";
import { recordDay } from "./month-by-calls.ts";
import { callerOf, enter, municipality, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
const promise = (page: Page) => page.getByText("αποστέλλονται μόλις επανέλθει");
let at = { url: "", structureId: "", day: "" };

test.beforeAll(async () => {
  at = { url: site.url, ...(await placeOf(site.url, "Δ05")) };
});
test.beforeEach(() => takeAway(site, at));

for (const { what, isAsked } of [
  { what: "after a save that waits", isAsked: true },
  { what: "before any save", isAsked: false },
]) {
  test(`what is typed in the month without a network ${what} is sent once there is one again`, async ({
    browser,
  }) => {
    const { context, page } = await contextOf(browser);
    await openGrid(page, at, "clerk");
    await paste(page, at, 1, "ΚΑΝ");
    await context.setOffline(true);
    if (isAsked) {
      await page.keyboard.press("Control+s");
      await expect(page.getByRole("button", { name: "Αποστολή τώρα" })).toBeVisible();
    }
    await paste(page, at, 2, "Τ");
    await expect(cellOf(page, at, 2)).toHaveText("Τ");
    await expect(promise(page)).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    expect((await standing(site, at)).toSorted()).toEqual(["telework 1", "ΚΑΝ 1"]);
    await context.close();
  });

  test(`what is typed on the day's sheet without a network ${what} is sent once there is one again`, async ({
    browser,
  }) => {
    const { context, page } = await contextOf(browser);
    await enter(page, site.url, "clerk");
    await page.goto(`${site.url}/attendances/attendance-records/${at.structureId}/${at.day}`);
    const entry = page.getByRole("combobox", { name: /^Καταχώριση: / });
    await entry.nth(0).fill("ΚΑΝ");
    await context.setOffline(true);
    if (isAsked) {
      await page.keyboard.press("Control+s");
      await expect(page.getByRole("button", { name: "Αποστολή τώρα" })).toBeVisible();
    }
    await entry.nth(1).fill("Τ");
    await entry.nth(2).fill("8-13");
    await expect(promise(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("1 αλλαγή προς αποθήκευση")).toBeVisible();
    await expect(entry.nth(2)).toBeFocused();
    expect((await standing(site, at)).toSorted()).toEqual(["telework 1", "ΚΑΝ 1"]);
    await entry.nth(2).pressSequentially(":30");
    await entry.nth(2).press("Tab");
    await expect(saved(page)).toBeVisible();
    expect((await standing(site, at)).toSorted()).toEqual(["telework 1", "work 1", "ΚΑΝ 1"]);
    await context.close();
  });
}

for (const width of [1440, 992, 390])
  test(`at ${width} pixels the foot of the day's sheet has room for a second writer, a wrong row and a lost network`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.route("**/api/Live/Watch*", (route) => route.abort());
    await enter(page, site.url, "clerk");
    await page.goto(`${site.url}/attendances/attendance-records/${at.structureId}/${at.day}`);
    const save = page.getByRole("button", { name: "Αποθήκευση" });
    if (width === 390) {
      await page.getByRole("button", { name: "Π", exact: true }).first().click();
      await context.setOffline(true);
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
    const away = page.getByRole("alert").filter({ hasText: "Οι αλλαγές σας φυλάσσονται" });
    for (const said of [
      away,
      save,
      ...(await page.getByRole("button", { name: /^Διατήρηση/ }).all()),
    ])
      await expect(said).toBeInViewport({ ratio: 1 });
    const cut = await away.evaluate(
      ({ parentElement: foot }) =>
        [foot, ...(foot?.querySelectorAll("*") ?? [])].filter(
          (one) => one && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1,
        ).length,
    );
    expect(cut).toBe(0);
    await context.close();
  });
