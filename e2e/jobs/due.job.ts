import { expect, test } from "@playwright/test";
import { type Site, openSite } from "../site.ts";
import { deskOf, tell } from "./job.ts";

let site: Site;
test.beforeAll(async () => {
  site = await openSite();
});
test.afterAll(() => site.close());

for (const [account, role] of [
  ["clerk", "clerk"],
  ["representative", "representative"],
  ["executive", "executive"],
  ["administrator", "administrator"],
] as const) {
  test(`what is due for the ${role}, opened`, async ({ browser }) => {
    const { page, hands } = await deskOf(browser, site, account);
    const waits = page.getByRole("region", { name: "Τι περιμένει" }).first();
    const home = page.url();
    await hands.click(waits.getByRole("link").first());
    await expect(page).not.toHaveURL(home);
    await expect(page.getByRole("main").locator("tbody tr, [role=row]").first()).toBeVisible();
    tell(`Find what is due and open it: ${role}`, [hands.told()]);
  });
}
