import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../bin/chromium.ts";
import { signIn } from "./demonstration.ts";
import { tableOf } from "./table.ts";

/**
 * How long a list takes to open, from the click that leads to it until its rows are painted, beside the call alone that
 * brings them, in turns of one run; mark: p95 at most three times the call's. Once for a click out of nowhere, once for one
 * whose pointer was on the link before it, as a hand's is: what is pointed at is read. Of a running demonstration (`--url`), as
 * the administrator, from `--from` to `--to`, a page with a link to the list; `--times` how often.
 */
const pointedAtMs = 200;
const logs = "/system-administration/logs";
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    from: { type: "string", default: `${logs}/login-logs` },
    to: { type: "string", default: `${logs}/api-logs` },
    times: { type: "string", default: "40" },
  },
});

type Call = { url: string; headers: Record<string, string> };

const browser = await chromium.launch({
  executablePath: chromiumPath() ?? "",
  args: chromiumArguments,
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await signIn(page, values.url, "administrator");
const opened: number[] = [];
const pointedAt: number[] = [];
const bare: number[] = [];
for (let turn = 0; turn < Number(values.times); turn += 1) {
  await page.goto(`${values.url}${values.from}`, { waitUntil: "networkidle" });
  await page.locator(`main a[href="${values.to}"]`).first().hover();
  await page.waitForTimeout(pointedAtMs);
  pointedAt.push(await opening(page, values.to));
  await page.mouse.move(0, 0);
  await page.goto(`${values.url}${values.from}`, { waitUntil: "networkidle" });
  const called = page.waitForRequest((request) => request.url().includes("/GetAll?"));
  opened.push(await opening(page, values.to));
  const request = await called;
  bare.push(await answering(page, { url: request.url(), headers: await request.allHeaders() }));
}
const total = await page.locator("h1 + span").textContent();
await browser.close();

const line = (what: string, times: readonly number[]) => [
  what,
  quantile(times, 0.5).toFixed(0),
  quantile(times, 0.95).toFixed(0),
];
const ratio = (times: readonly number[]) =>
  (quantile(times, 0.95) / quantile(bare, 0.95)).toFixed(1);
const lines = [
  line("click to rows", opened),
  line("pointed at, then clicked", pointedAt),
  line("the call alone", bare),
];
process.stdout.write(
  `${tableOf(["ms", "p50", "p95"], lines)}\n` +
    `${total ?? "?"} rows in all; p95 ${ratio(opened)} times the call's, ${ratio(pointedAt)} where pointed at (mark 3)\n`,
);

/** From the press of the link until rows stand there and a frame has been painted. */
function opening(of: Page, to: string): Promise<number> {
  return of.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const list = 'main section[aria-busy="false"]:has(tbody th)';
        const label = () => document.querySelector(list)?.ariaLabel;
        const before = label();
        const look = () => {
          const shown = label();
          if (location.pathname !== path || shown === undefined || shown === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`)?.click();
      }),
    to,
  );
}

/** The same call once more by itself, until its answer is read. */
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

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
