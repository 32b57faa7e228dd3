import type { Page } from "@playwright/test";

const password = "Paron-demo-2026!";

/** Signs a demonstration account in, through the page. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator("input[autocomplete~=username]").fill(account);
  await page.locator("input[type=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/`);
}
