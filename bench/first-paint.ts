import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import files from "@fastify/static";
import type { BrowserContext } from "@playwright/test";
import fastify, { type FastifyInstance } from "fastify";
import { build } from "vite";
import { servePages } from "#server/kernel/serve-pages.ts";
import { configOf } from "#server/config.ts";
import { cookiesOf, refreshedCookies } from "#web/kernel/session-cookies.ts";

import { launchBrowser } from "./browser.ts";
import { compress } from "../bin/client/compress.ts";
import { answerTo, sheetAddress } from "./first-paint/answers.ts";

/**
 * How long the built client takes to its first paint and to the content a page is opened for, on a processor slowed down four
 * times and a line of 1.6 Mbit/s with a 150 ms round trip, compared with a page that only loads React: alternating within one
 * run, the median of each and its ratio to that page's; with an empty cache, and to the content also with a warm one. Calls
 * are answered at once. `--rounds 5`; with `--before PATH`, the folder of another build, its pages alternate with these.
 */
const root = join(import.meta.dirname, "..");
const rounds = Number(process.argv[process.argv.indexOf("--rounds") + 1]) || 5;
const before = process.argv.includes("--before")
  ? process.argv[process.argv.indexOf("--before") + 1]
  : undefined;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const slowerTimes = 4;

type Measured = { name: string; url: string; awaited: string; isSignedIn?: boolean };
type Times = { paint: number; content: number };
type Visits = { cold: Times; warm: Times };

const folder = mkdtempSync(join(tmpdir(), "paron-paint-"));
const empty = await emptyPage();
const clients = await Promise.all(
  [join(root, "dist"), before].flatMap((built) => (built ? [builtClient(built)] : [])),
);
const browser = await launchBrowser();
try {
  const pages: readonly Measured[] = [
    { name: "empty React page", url: await listening(empty), awaited: "h1" },
    ...(await Promise.all(clients.map(listening))).flatMap(pagesOf),
  ];
  const taken = new Map<string, Visits[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) taken.get(page.name)?.push(await measured(page));
  const usual = medians(taken.get("empty React page") ?? []);
  process.stdout.write(
    "page                paint ms  ratio  content ms  ratio     warm ms  ratio\n",
  );
  for (const [name, times] of taken) {
    const { paint, content, warm } = medians(times);
    const figures = [
      String(Math.round(paint)).padStart(8),
      (paint / usual.paint).toFixed(2).padStart(5),
      String(Math.round(content)).padStart(10),
      (content / usual.content).toFixed(2).padStart(5),
      String(Math.round(warm)).padStart(10),
      (warm / usual.warm).toFixed(2).padStart(5),
    ];
    process.stdout.write(`${name.padEnd(18)}  ${figures.join("  ")}\n`);
  }
} finally {
  await browser.close();
  await Promise.all([empty, ...clients].map((app) => app.close()));
  rmSync(folder, { recursive: true });
}

function pagesOf(origin: string, at: number): readonly Measured[] {
  const when = at === 0 ? "" : ", before";
  const row = { awaited: "tbody tr td", isSignedIn: true };
  return [
    { name: `sign-in${when}`, url: `${origin}/login`, awaited: "h1" },
    { name: `list${when}`, url: `${origin}/structures`, ...row },
    { name: `day sheet${when}`, url: `${origin}${sheetAddress}`, ...row },
  ];
}

/** A page with nothing but React, built and compressed like the client. */
async function emptyPage(): Promise<FastifyInstance> {
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><div id="root"></div><script type="module" src="./main.js"></script>',
  );
  writeFileSync(
    join(folder, "main.js"),
    'import { createElement } from "react"; import { createRoot } from "react-dom/client"; createRoot(document.getElementById("root")).render(createElement("h1", null, "React"));',
  );
  await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    resolve: {
      alias: [
        { find: /^react$/, replacement: join(root, "node_modules/react/index.js") },
        {
          find: /^react-dom\/client$/,
          replacement: join(root, "node_modules/react-dom/client.js"),
        },
      ],
    },
  });
  await compress(join(folder, "dist"));
  const app = fastify();
  await app.register(files, {
    root: join(folder, "dist"),
    preCompressed: true,
    maxAge: "1y",
    immutable: true,
  });
  return app;
}

/** The built client, with calls that are answered at once. */
async function builtClient(built: string): Promise<FastifyInstance> {
  const app = fastify();
  app.get("/api/*", (request, reply) => reply.send(answerTo(request.url.slice("/api".length))));
  await servePages(app, configOf({ CLIENT_DIR: built }));
  return app;
}

async function listening(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: "127.0.0.1" });
}

/** A visit with an empty cache, then one with what it left: milliseconds from the request of the document. */
async function measured({ isSignedIn, ...page }: Measured): Promise<Visits> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    if (isSignedIn)
      await context.addInitScript((cookies) => {
        for (const cookie of cookies) document.cookie = cookie;
      }, sessionCookies());
    return { cold: await visit(context, page), warm: await visit(context, page) };
  } finally {
    await context.close();
  }
}

async function visit(
  context: BrowserContext,
  { url, awaited }: Pick<Measured, "url" | "awaited">,
): Promise<Times> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowerTimes });
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(awaited).first().waitFor();
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    content: performance.now(),
  }));
  await page.close();
  return times;
}

function sessionCookies(): string[] {
  const session = {
    token: "bench",
    expiresIn: 60,
    storedAt: Date.now(),
    area: "Administrator" as const,
    userName: "bench",
    loginUsingTaxis: false,
  };
  return [...cookiesOf(session, false), ...refreshedCookies(session, null, false)];
}

function medians(visits: readonly Visits[]): Times & { warm: number } {
  return {
    paint: median(visits.map(({ cold }) => cold.paint)),
    content: median(visits.map(({ cold }) => cold.content)),
    warm: median(visits.map(({ warm }) => warm.content)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
