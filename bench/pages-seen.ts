import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { signIn } from "./demonstration.ts";
import { tableOf } from "./table.ts";

/**
 * What is visible of the pages of a running demonstration at 1440 × 900: how many whole rows of a list, and how far the page
 * moved while it loaded (layout shift, at most 0.02). `--url http://localhost:3000`; with `--pictures FOLDER` also a
 * screenshot of each page at 1440, 992 and 390 px, light and dark, combined into contact sheets by ImageMagick's `montage`.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    pictures: { type: "string" },
  },
});
const sizes = [
  { width: 1440, height: 900 },
  { width: 992, height: 900 },
  { width: 390, height: 844 },
];
const perSheet = 6;
const mostShift = 0.02;
const all = "/system-administration";
const ofBody = "/organization-administration";

const pages: Readonly<Record<string, readonly string[]>> = {
  representative: [
    "/",
    "/attendances",
    "/attendances/sheets",
    "/attendances/unlocks",
    "/monthly-contracts",
    "/verifications",
    "/verifications?tab=requests",
    "/verifications/verify-attendances",
    "/contracts",
    "/contracts/leave",
    "/contracts/leave/documents",
    "/contracts/overtime",
    "/structures",
    "/structures?view=schedules",
    "/payments",
    "/user",
    ofBody,
    `${ofBody}/vacations`,
    `${ofBody}/mobiles`,
    `${ofBody}/ergani`,
    `${ofBody}/organization-employees`,
    `${ofBody}/organization-documents`,
    "/announcements",
  ],
  administrator: [
    "/",
    "/payments?of=all",
    "/organizations",
    "/user-organizations",
    `${all}/users`,
    `${all}/bodies`,
    `${all}/pending-documents`,
    `${all}/attendances`,
    `${all}/samples`,
    all,
    `${all}/logs`,
    `${all}/logs/api-logs`,
    `${all}/logs/login-logs`,
    `${all}/outbox`,
    `${all}/versions`,
    `${all}/authenticate-apps`,
    `${all}/parameters`,
    `${all}/parameters/global-params`,
    `${all}/parameters/security-rules`,
    `${all}/parameters/unlock-reasons`,
    `${all}/parameters/document-kinds`,
    `${all}/parameters/holidays`,
    `${all}/parameters/absence-reasons`,
  ],
};

const browser = await launchBrowser();
const lines: string[][] = [];
for (const [account, paths] of Object.entries(pages)) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, values.url, account);
  for (const path of paths) {
    await page.goto(`${values.url}${path}`, { waitUntil: "networkidle" });
    const { rows, shift } = await seen(page);
    const mark = shift > mostShift ? "TOO MUCH" : "";
    lines.push([path, String(rows), shift.toFixed(3), mark]);
  }
  if (values.pictures !== undefined) await pictures(page, account, paths, values.pictures);
  await context.close();
}
await browser.close();
process.stdout.write(`${tableOf(["page", "rows", "shift", ""], lines)}\n`);

/** Captures each page in every size and both themes, and combines those of one size and theme. */
async function pictures(page: Page, account: string, paths: readonly string[], folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const size of sizes)
    for (const look of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      await page.evaluate(
        (scheme) => localStorage.setItem("mantine-color-scheme-value", scheme),
        look,
      );
      const files: string[] = [];
      for (const [at, path] of paths.entries()) {
        await page.goto(`${values.url}${path}`, { waitUntil: "networkidle" });
        const file = join(
          folder,
          `${account}-${size.width}-${look}-${String(at).padStart(2, "0")}.png`,
        );
        await page.screenshot({ path: file });
        files.push(file);
      }
      for (let start = 0; start < files.length; start += perSheet) {
        const sheet = join(
          folder,
          `sheet-${account}-${size.width}-${look}-${start / perSheet}.png`,
        );
        const tiles = files.slice(start, start + perSheet);
        execFileSync("montage", [...tiles, "-tile", "3x", "-geometry", "720x+6+6", sheet]);
      }
    }
}

/** Whole rows above the pager and the bottom of the screen, and the sum of layout shifts since the page began. */
function seen(page: Page): Promise<{ rows: number; shift: number }> {
  return page.evaluate(async () => {
    const foot = document.querySelector("[class*=pager]")?.getBoundingClientRect().top;
    const edge = Math.min(innerHeight, foot ?? innerHeight);
    const rows = [...document.querySelectorAll("main tbody tr")].filter(
      (row) => row.getBoundingClientRect().bottom <= edge + 1,
    ).length;
    const shift = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().reduce((sum, one) => sum + Number(Reflect.get(one, "value")), 0)),
      ).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(0), 300);
    });
    return { rows, shift };
  });
}
