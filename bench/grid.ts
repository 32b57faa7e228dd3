import { createServer, type Server } from "node:http";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { launchBrowser } from "./browser.ts";

/**
 * The month grid with 1,000 contracts: how long a frame takes while scrolling, 4 and 20 rows per frame, and how long a key
 * takes to be painted, in milliseconds: median, 95th percentile, and the processor time of each, which depends less on what
 * else the machine does. `--contracts 1000`; with `--before PATH`, another checkout, both grids alternate in one browser, so
 * that other load affects both.
 */
const root = join(import.meta.dirname, "..");
const contracts = Number(argument("--contracts")) || 1000;
const other = argument("--before");
const checkouts =
  other === undefined
    ? [{ name: "", of: root }]
    : [
        { name: "before", of: other },
        { name: "after", of: root },
      ];
const turns = other === undefined ? 1 : 3;

/** The measurements of each grid, by what was measured. */
const measured = new Map<string, { times: number[]; processor: number[] }>();

const browser = await launchBrowser();
const places: { server: Server; outDir: string }[] = [];
try {
  const sides: { name: string; page: Page }[] = [];
  for (const { name, of } of checkouts) {
    const outDir = mkdtempSync(join(tmpdir(), "paron-grid-"));
    await buildPage(of, outDir);
    const server = await servePage(outDir);
    places.push({ server, outDir });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${originOf(server)}/?contracts=${contracts}`);
    await page.getByRole("gridcell").first().waitFor();
    await scrollFrames(page, 4, 60);
    sides.push({ name, page });
  }
  for (let turn = 0; turn < turns; turn += 1) for (const side of sides) await takeTurn(side);
  for (const [what, { times, processor }] of measured) tellTimes(what, times, processor);
} finally {
  await browser.close();
  for (const { server, outDir } of places) {
    server.close();
    rmSync(outDir, { recursive: true });
  }
}

async function takeTurn({ name, page }: { name: string; page: Page }): Promise<void> {
  const of = (what: string) => (name === "" ? what : `${what}, ${name}`);
  await page.bringToFront();
  await measure(page, of("frame, 4 rows"), 200, () => scrollFrames(page, 4, 200));
  await measure(page, of("frame, 20 rows"), 40, () => scrollFrames(page, 20, 40));
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+Home");
  await measure(page, of("key, character"), 20, () => keysToPaint(page, repeated(["1"], 20)));
  await page.keyboard.press("Escape");
  await measure(page, of("key, arrow"), 60, () => keysToPaint(page, repeated(["ArrowDown"], 60)));
  await measure(page, of("key, entry"), 40, () => keysToPaint(page, repeated(["1", "Enter"], 20)));
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

async function buildPage(checkout: string, out: string): Promise<void> {
  await build({
    configFile: false,
    root: join(checkout, "bench/grid-page"),
    logLevel: "warn",
    plugins: [react()],
    build: { outDir: out, emptyOutDir: true, target: "chrome123", cssTarget: "chrome123" },
  });
}

async function servePage(folder: string): Promise<Server> {
  const types: Record<string, string> = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const name = path === "/" ? "index.html" : path.slice(1);
    response.setHeader("Content-Type", types[extname(name)] ?? "application/octet-stream");
    response.end(name === "favicon.ico" ? "" : readFileSync(join(folder, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}`;
}

/** Durations of the frames while the grid scrolls this many rows per frame. */
function scrollFrames(page: Page, rows: number, frames: number): Promise<number[]> {
  return page.evaluate(`grid.scrollFrames(${rows}, ${frames})`);
}

/** Times from each key to the end of the frame that shows it. */
async function keysToPaint(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate("grid.watchKeys()");
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction(`grid.keyTimes().length > ${index}`);
  }
  return page.evaluate("grid.keyTimes()");
}

/** Main-thread processor time that something takes, in milliseconds per item. */
async function processorTime(page: Page, pieces: number, work: () => Promise<unknown>) {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const taken = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  const before = await taken();
  await work();
  const time = ((await taken()) - before) * 1000;
  await client.detach();
  return time / pieces;
}

async function measure(page: Page, what: string, pieces: number, run: () => Promise<number[]>) {
  const known = measured.get(what) ?? { times: [], processor: [] };
  const time = await processorTime(page, pieces, async () => {
    known.times.push(...(await run()));
  });
  known.processor.push(time);
  measured.set(what, known);
}

function tellTimes(what: string, times: readonly number[], processor: readonly number[]): void {
  const inOrder = times.toSorted((one, other) => one - other);
  const at = (share: number) => numeral(inOrder[Math.floor(inOrder.length * share)] ?? 0);
  const least = numeral(Math.min(...processor));
  tell(`${what.padEnd(24)} p50 ${at(0.5)}  p95 ${at(0.95)}  processor ${least}`);
}

function repeated(keys: readonly string[], times: number): string[] {
  return Array.from({ length: times }, () => keys).flat();
}

function numeral(value: number): string {
  return value.toFixed(1).padStart(6);
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
