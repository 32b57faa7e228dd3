import { type Browser, expect, test } from "@playwright/test";
import { handsOn } from "../hands.ts";
import { enter, placeOf } from "../people.ts";
import { siteOfFile } from "../site-of-file.ts";
import { pageOf, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

const ways = {
  words: [
    [3, "7-", []],
    [8, "κα", ["Enter"]],
    [12, "8-13", []],
    [17, "ασθέν", ["Enter"]],
    [23, "τ", []],
  ],
  codes: [
    [3, "7-", []],
    [8, "καν", []],
    [12, "8-13", []],
    [17, "ασθ", []],
    [23, "τ", []],
  ],
} as const;

for (const way of ["words", "codes"] as const) {
  test(`the day of twenty-five people with five exceptions, by ${way}`, ({ browser }) =>
    recordDay(browser, way));
}

async function recordDay(browser: Browser, way: keyof typeof ways): Promise<void> {
  const { structureId, day } = await placeOf(site.url, "Δ05");
  for (const table of ["attendance_record", "attendance_sheet"]) {
    const ofDay = [structureId, day];
    await site.arrange(`delete from ${table} where structure_id = $1 and date = $2`, ofDay);
  }
  const page = await pageOf(browser);
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  const entries = page.getByRole("combobox", { name: /^Καταχώριση: / });
  await expect(entries).toHaveCount(25);
  const hands = handsOn(page);
  await hands.press("Alt+p");
  await expect(entries.nth(0)).toHaveValue("Π");
  for (const [row, text, keys] of ways[way]) {
    await hands.click(entries.nth(row));
    await hands.type(entries.nth(row), text);
    for (const key of keys) await hands.press(key);
  }
  await hands.press("Control+Enter");
  await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
  const told = hands.told();
  expect(told.keys).toBeLessThanOrEqual(25);
  tell(`Record 25 people with 5 exceptions, by ${way} (at most 25 keys)`, [told]);
}
