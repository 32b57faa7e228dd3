import { type Browser, type Page, test } from "@playwright/test";
import type { Desk } from "../first-day.ts";
import { handsOn, type HandCounts } from "../hands.ts";
import { enterAtHome } from "../people.ts";
import type { Site } from "../site.ts";

const wide = { width: 1440, height: 900 };

/** A separate page with no one signed in. */
export function pageOf(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: wide, locale: "el-GR" });
}

/** Signs a demonstration account in at its home page; what it does from here on is counted. */
export async function deskOf(browser: Browser, site: Site, account: string): Promise<Desk> {
  const page = await pageOf(browser);
  await enterAtHome(page, site.url, account);
  return { page, hands: handsOn(page) };
}

/** Opens what waits for the user, by its link on the home page. */
export async function openWaiting({ page, hands }: Desk, name: string): Promise<void> {
  const waiting = page.getByRole("region", { name: "Εκκρεμότητες" });
  await hands.click(waiting.getByRole("link", { name }));
}

/** Records the counts of a job for the table of `npm run bench:jobs`; for several people, their sum. */
export function tell(name: string, told: readonly HandCounts[]): void {
  const sum = (of: keyof HandCounts) => told.reduce((all, one) => all + one[of], 0);
  const seconds = Math.round(sum("seconds") * 10) / 10;
  const figures = { clicks: sum("clicks"), keys: sum("keys"), letters: sum("letters"), seconds };
  test.info().annotations.push({ type: "job", description: JSON.stringify({ name, ...figures }) });
}
