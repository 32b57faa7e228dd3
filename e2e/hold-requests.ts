import type { Page, Route } from "@playwright/test";

/** Holds back requests to matching URLs; returns the function that releases them. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isFree = false;
  await page.route(address, async (route) => {
    if (isFree) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    isFree = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
