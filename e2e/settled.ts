import { type Page, type Request, expect } from "@playwright/test";

/**
 * Watches a page from now on; gives how to wait until it has settled: nothing under way, everything drawn. Playwright's own
 * `networkidle` adds half a second to each wait, and never comes to a page that keeps a stream of events open. `underWay`
 * is what is under way at a moment.
 */
export function settling(page: Page, underWay = new Set<Request>()): () => Promise<void> {
  page.on("request", (request) => {
    // A document ends whatever the one before it had under way.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    if (!request.url().includes("/api/Live/Watch")) underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return () =>
    expect(async () => {
      expect([...underWay].map((request) => request.url())).toEqual([]);
      await drawn(page);
      expect([...underWay].map((request) => request.url())).toEqual([]);
    }).toPass({ intervals: [20], timeout: 60_000 });
}

/** Waits until what changed is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
