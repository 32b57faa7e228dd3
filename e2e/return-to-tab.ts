import type { Page } from "@playwright/test";

/** Returns to the page's tab after a minute on another: its data is read again. The page's clock must have been installed. */
export async function returnToTab(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
}
