import { expect, test } from "@playwright/test";
import { siteOfFile } from "../site-of-file.ts";
import { deskOf, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

for (const [account, role] of [
  ["clerk", "clerk"],
  ["representative", "representative"],
  ["executive", "executive"],
  ["administrator", "administrator"],
] as const) {
  test(`what is due for the ${role}, opened`, async ({ browser }) => {
    const { page, hands } = await deskOf(browser, site, account);
    const waits = page.getByRole("region", { name: "Εκκρεμότητες" }).first();
    const home = page.url();
    await hands.click(waits.getByRole("link").first());
    await expect(page).not.toHaveURL(home);
    await expect(page.getByRole("main").locator("tbody tr, [role=row]").first()).toBeVisible();
    tell(`Find what is due and open it: ${role}`, [hands.told()]);
  });
}
