import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { signIn } from "./demonstration.ts";
import { tableOf } from "./table.ts";

/**
 * How long a list takes to open, from the click that leads to it until the rows of a new response are painted, compared with
 * the call alone that fetches them, alternating within one run; mark: p95 at most three times the call's. As the first page
 * after a load, and in a running session, back and forth between two pages; for a click out of nowhere and for one whose
 * pointer was on the link before, as a user's is. On a running demonstration, as the administrator, from `--from` to `--to`,
 * pages that link to each other; `--body` is the id of the body to choose, `--times` how often. Several `--url` take turns.
 */
const pointedAtMs = 200;
const restMs = 500;
const logs = "/system-administration/logs";
const { values } = parseArgs({
  options: {
    url: { type: "string", multiple: true, default: ["http://localhost:3000"] },
    from: { type: "string", default: `${logs}/login-logs` },
    to: { type: "string", default: `${logs}/api-logs` },
    body: { type: "string" },
    times: { type: "string", default: "40" },
  },
});

type Call = { url: string; headers: Record<string, string> };
type Watched = { answeredAt: number };
const list = 'main section[aria-busy="false"]:has(tbody th)';
const pageOfList = /\/GetAll\?.*take=/;
const openings = {
  "after a load": { isLoaded: true, isPointedAt: false },
  "after a load, pointed at": { isLoaded: true, isPointedAt: true },
  "in a running session": { isLoaded: false, isPointedAt: false },
  "in a running session, pointed at": { isLoaded: false, isPointedAt: true },
};

const browser = await launchBrowser();
const places = [];
for (const url of values.url) places.push(await placeAt(url));
for (let turn = 0; turn <= Number(values.times); turn += 1)
  for (const place of places)
    for (const [what, { isLoaded, isPointedAt }] of Object.entries(openings)) {
      const { page, url } = place;
      if (isLoaded || turn === 0) await page.goto(`${url}${values.from}`);
      else await open(page, values.from, false);
      await page.locator(`${list} th`).first().waitFor();
      await page.waitForTimeout(restMs);
      const { ms, call } = await open(page, values.to, isPointedAt);
      await page.waitForTimeout(restMs);
      // The very first opening is not counted.
      if (turn > 0) place.times.push({ what, ms, callMs: await answering(page, call) });
    }
for (const { url, page, times } of places) {
  const lines = Object.keys(openings).map((what) => {
    const of = times.filter((one) => one.what === what);
    const opened = of.map(({ ms }) => ms);
    const bare = of.map(({ callMs }) => callMs);
    const ratio = (quantile(opened, 0.95) / quantile(bare, 0.95)).toFixed(1);
    return [what, told(opened, 0.5), told(opened, 0.95), told(bare, 0.5), told(bare, 0.95), ratio];
  });
  const total = await page.locator("h1 + span").textContent();
  const heads = ["opening", "p50 ms", "p95", "call p50", "p95", "ratio of p95 (mark 3)"];
  process.stdout.write(
    `${url}${values.to}, ${total ?? "?"} rows in all\n${tableOf(heads, lines)}\n`,
  );
}
await browser.close();

async function placeAt(url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const watched: Watched = Object.assign(globalThis, { answeredAt: Number.NaN });
    const ask = globalThis.fetch;
    globalThis.fetch = async (...given) => {
      const answer = await ask(...given);
      const read = answer.json.bind(answer);
      answer.json = async () => {
        const told: unknown = await read();
        if (/\/GetAll\?.*take=/.test(answer.url)) watched.answeredAt = performance.now();
        // If the response equals what was there before, nothing on the page changes because of it.
        setTimeout(() => document.body.toggleAttribute("data-answered"));
        return told;
      };
      return answer;
    };
  });
  await signIn(page, url, "administrator");
  // The home page stores the choice once it has loaded.
  await page.locator("main h1").waitFor();
  if (values.body !== undefined)
    await context.addCookies([{ name: "selectedOrganizationId", value: values.body, url }]);
  const times: { what: string; ms: number; callMs: number }[] = [];
  return { url, page, times };
}

/** Opens the list through a link, and returns how long it took and by which call. */
async function open(page: Page, path: string, isPointedAt: boolean) {
  await page.mouse.move(0, 0);
  const called = page.waitForRequest((request) => pageOfList.test(request.url()));
  if (isPointedAt) {
    await page.locator(`a[href="${path}"]:visible`).first().hover();
    await page.waitForTimeout(pointedAtMs);
  }
  const ms = await opening(page, path, isPointedAt ? pointedAtMs * 2 : 0);
  const request = await called;
  const call: Call = { url: request.url(), headers: await request.allHeaders() };
  return { ms, call };
}

/** From the click until rows are there, from a response at most `earlyMs` before it, and a frame has been painted. */
function opening(of: Page, to: string, earlyMs: number): Promise<number> {
  return of.evaluate(
    ([path, early, list]) =>
      new Promise<number>((resolve) => {
        const watched = globalThis as unknown as Watched;
        const began = performance.now();
        const before = document.querySelector(list)?.ariaLabel;
        const look = () => {
          const shown = document.querySelector(list)?.ariaLabel;
          if (location.pathname !== path || shown === undefined || shown === before) return;
          if (!(watched.answeredAt >= began - early)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        const links = document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`);
        [...links].find((link) => link.checkVisibility())?.click();
      }),
    [to, earlyMs, list] as const,
  );
}

/** The same call again on its own, until its response is read. */
function answering(of: Page, { url, headers }: Call): Promise<number> {
  return of.evaluate(
    async ([address, authorization]) => {
      const began = performance.now();
      const answer = await fetch(address, { headers: { authorization }, cache: "no-store" });
      await answer.json();
      return performance.now() - began;
    },
    [url, headers["authorization"] ?? ""] as const,
  );
}

function told(times: readonly number[], share: number): string {
  return quantile(times, share).toFixed(0);
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
