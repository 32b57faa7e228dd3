import { type Page, type Request, expect } from "@playwright/test";

/**
 * Watches a page from now on; returns a function that waits until it has settled: nothing in progress, everything drawn.
 * Playwright's own `networkidle` adds half a second to each wait, and never happens on a page that keeps an event stream
 * open. `underWay` holds the requests in progress.
 */
export function settling(page: Page, underWay = new Set<Request>()): () => Promise<void> {
  page.on("request", (request) => {
    // A new document ends whatever the previous one had in progress.
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

/** Waits until changes are on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Collects what a page must not do: errors, and requests to any other origin. */
export function wrongsOf(page: Page, url: string): string[] {
  const wrongs: string[] = [];
  page.on("pageerror", ({ message }) => wrongs.push(`error: ${message}`));
  page.on("console", (line) => {
    if (line.type() === "error") wrongs.push(`console: ${line.text()}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== url) wrongs.push(`request to ${origin}`);
  });
  return wrongs;
}
