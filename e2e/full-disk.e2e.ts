import { expect, test, type Page } from "@playwright/test";
import { attendances } from "#api/attendances.ts";
import { cellOf, openGrid, paste, saved, storedRecords, takeAway } from "./grid-hands.ts";
import { loseAnswer } from "./lose-answer.ts";
import { pairDevice } from "./pair-device.ts";
import { enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** From now on the browser stores nothing more, as on a full disk. */
async function fillDisk(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 1 });
}

test("with a full disk what is typed is saved once all the same, although the answer is lost; the page says that nothing is stored here, until the disk has room", async ({
  page,
  context,
}) => {
  const at = await placeOf(site.url, "Δ08");
  await takeAway(site, at);
  await openGrid(page, at, "clerk");
  await fillDisk(page);
  const notice = page.getByText(/Η συσκευή δεν φυλάσσει όσα πληκτρολογείτε/).first();
  await paste(page, at, 1, "ΚΑΝ");
  await expect(notice).toBeVisible();
  await loseAnswer(page, attendances.saveRecords);
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();
  expect(await storedRecords(site, at)).toEqual(["ΚΑΝ 1"]);
  await expect(notice).toBeHidden();

  await paste(page, at, 2, "Τ");
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Συμβάσεις", exact: true }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Έχετε μη αποθηκευμένες αλλαγές");
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await expect(notice).toContainText("Χωρίς σύνδεση");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: "Η συσκευή δεν φυλάσσει" })).toBeVisible();
  expect(await page.getByText(/φυλάσσονται/).count()).toBe(0);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expect(cellOf(page, at, 2)).toHaveText("Τ");
  expect((await storedRecords(site, at)).toSorted()).toEqual(["telework 1", "ΚΑΝ 1"]);
});

test("a device with a full disk says that it did not record the press, and keeps the number; what waits is sent and makes room", async ({
  page,
  context,
}) => {
  await pairDevice(page, site.url);
  const number = page.getByLabel("Αριθμός κάρτας");
  await number.fill("1041");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Προσέλευση" }).click();
  const waiting = page.getByText(/^Χωρίς σύνδεση.*Προς αποστολή: 1$/);
  await expect(waiting).toBeVisible();
  await number.fill("1042");
  // The browser lets small writes pass for a while after it last measured the disk.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Προσέλευση" }).click();
  await expect(page.getByText(/^Η σήμανση δεν καταγράφηκε/)).toBeVisible();
  await expect(number).toHaveValue("1042");
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(page.getByText(/^Χωρίς σύνδεση/)).toBeHidden();
});

test("a browser that stores nothing for the tab shows the pages all the same", async ({ page }) => {
  const { structureId, day } = await placeOf(site.url, "Δ08");
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await expect(page.getByRole("combobox", { name: /^Καταχώριση: / }).first()).toBeVisible();
});
