import { expect, test } from "@playwright/test";
import { addDays, firstDay, monthOf } from "#domain/calendar/day.ts";
import { enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

for (const { what, isAnswered } of [
  { what: "after a bulk act", isAnswered: true },
  { what: "after what a bulk act could not do was read", isAnswered: false },
])
  test(`${what} the focus is in the list`, async ({ page }) => {
    const { structureId, day } = await placeOf(site.url, isAnswered ? "Δ07" : "Δ03");
    const month = monthOf(addDays(firstDay(monthOf(day)), -1));
    await enter(page, site.url, "clerk");
    await page.goto(`${site.url}/monthly-contracts?month=${month}&structureId=${structureId}`);
    await page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }).press("Space");
    // The acts stand below all rows: the keys lead there without a walk over each of them.
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("button", { name: /^Υποβολή \(\d+\)/ })).toBeFocused();
    await page.keyboard.press("Enter");
    if (!isAnswered)
      await site.arrange(
        "update monthly_contract set version = version + 1 where structure_id = $1 and month = $2",
        [structureId, month],
      );
    await page.getByRole("dialog").getByRole("button", { name: "Υποβολή" }).press("Enter");
    const outcomes = page.getByRole("dialog", { name: "Αποτέλεσμα ανά μήνα" });
    if (isAnswered) await expect(page.getByText(/^Υποβλήθηκαν \d+ μήνες/)).toBeVisible();
    else {
      const toMonth = outcomes.getByRole("rowheader").first().getByRole("link");
      await expect(toMonth).toHaveAttribute(
        "href",
        /^\/attendances\?structure=.+&month=.+&search=/,
      );
      await page.keyboard.press("Escape");
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Μήνες ανά σύμβαση" })).toBeFocused();
  });
