import { type Browser, expect, test } from "@playwright/test";
import { handsOn } from "../hands.ts";
import { enter, placeOf } from "../people.ts";
import { siteOfFile } from "../site-of-file.ts";
import { pageOf, tell } from "./job.ts";
import { exceptionsByWord, fillTwentyFive } from "../day-of-25.ts";
import { emptyDay } from "../grid-hands.ts";

const site = siteOfFile({ fetchesAhead: true });

const ways = {
  words: exceptionsByWord,
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
  await emptyDay(site, { structureId, day });
  const page = await pageOf(browser);
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  const hands = handsOn(page);
  await fillTwentyFive(page, hands, ways[way]);
  const told = hands.told();
  expect(told.keys).toBeLessThanOrEqual(25);
  tell(`Record 25 people with 5 exceptions, by ${way} (at most 25 keys)`, [told]);
}
