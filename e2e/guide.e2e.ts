import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { submittedCards } from "./guide-cards.ts";
import { known, type Known } from "./guide-known.ts";
import { signIn } from "./people.ts";
import { settling } from "./settled.ts";
import { openSite } from "./site.ts";

/** Takes the screenshots of the user's guide again, with `npm run guide`; the pages themselves have their own tests. */
const folder = process.env["GUIDE"];

const pictures: readonly { name: string; as: string; at: (known: Known) => string }[] = [
  { name: "home", as: "clerk", at: () => "/" },
  {
    name: "day-sheet",
    as: "clerk",
    at: ({ structureId, day }) => `/attendances/attendance-records/${structureId}/${day}`,
  },
  {
    name: "month-grid",
    as: "clerk",
    at: ({ structureId }) => `/attendances?structure=${structureId}`,
  },
  { name: "months", as: "representative", at: () => "/monthly-contracts" },
  { name: "signing", as: "representative", at: () => "/verifications/verify-attendances" },
  { name: "organization", as: "representative", at: () => "/organization-administration" },
  { name: "work-cards", as: "representative", at: () => "/organization-administration/ergani" },
  { name: "payments", as: "executive", at: () => "/payments" },
];

test("the guide's pictures", async ({ browser }) => {
  test.skip(folder === undefined, "asked for by `npm run guide`");
  const site = await openSite();
  // The screenshots show the product's own deadline of a sheet.
  await site.arrange("delete from global_param where key = 'attendance.lockAfterDays'", []);
  const ids = await known(site.url);
  await site.arrange(submittedCards, [ids.day]);
  for (const as of new Set(pictures.map((picture) => picture.as))) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: "el-GR",
      timezoneId: "Europe/Athens",
      reducedMotion: "reduce",
    });
    const settled = settling(page);
    await signIn(page, site.url, as);
    for (const { name, at } of pictures.filter((picture) => picture.as === as)) {
      await page.goto(`${site.url}${at(ids)}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await settled();
      await page.screenshot({ path: join(folder ?? "", `${name}.png`) });
    }
    await page.close();
  }
  await site.close();
});
