import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/**
 * What each page of the built client fetches before it can render: the brotli bytes of its scripts and of the single style
 * sheet, and the number of requests. Fails if a page exceeds its limit.
 */
const folder = join(import.meta.dirname, "../dist");
const kilobyte = 1000;

const Pages = z.array(z.object({ path: z.string(), scripts: z.array(z.string()) }));

/** Kilobytes of script and requests that a page may take; the first line that matches a page applies. */
const limits: readonly [RegExp, { scripts: number; requests: number }][] = [
  [/^\/login$/, { scripts: 110, requests: 5 }],
  [/^\/attendances(\/attendance-records\/.*)?$/, { scripts: 221, requests: 36 }],
  /** Pages that open with a form, and those that read by a shape. */
  [/^\/user$/, { scripts: 218, requests: 31 }],
  [
    /^\/(announcements\/(create|edit)|system-administration\/authenticate-apps|organization-administration\/ergani\/settings)/,
    { scripts: 206, requests: 29 },
  ],
  [/./, { scripts: 194, requests: 33 }],
];

const pages = Pages.parse(JSON.parse(readFileSync(join(folder, "builds/pages.json"), "utf8")));
const styles = readdirSync(join(folder, "assets"))
  .filter((name) => name.endsWith(".css"))
  .map((name) => `assets/${name}`);
const rows = pages.map(({ path, scripts }) => ({
  path,
  scripts: kilobytesOf(scripts),
  limit: limits.find(([pattern]) => pattern.test(path))?.[1] ?? { scripts: 0, requests: 0 },
  styles: kilobytesOf(styles),
  requests: scripts.length + styles.length,
}));

const isTooMuch = ({ scripts, requests, limit }: (typeof rows)[number]): boolean =>
  scripts > limit.scripts || requests > limit.requests;

process.stdout.write("scripts kB  limit  styles kB  requests  limit  page\n");
for (const row of rows) {
  const { path, scripts, limit, styles, requests } = row;
  const figures = [
    cell(scripts.toFixed(1), 10),
    cell(limit.scripts, 5),
    cell(styles.toFixed(1), 9),
    cell(requests, 8),
    cell(limit.requests, 5),
  ];
  process.stdout.write(`${figures.join("  ")}  ${path}${isTooMuch(row) ? "  TOO MUCH" : ""}\n`);
}
if (rows.some(isTooMuch)) process.exit(1);

function kilobytesOf(names: readonly string[]): number {
  return names.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0) / kilobyte;
}

/** Size as transferred: small files are not compressed. */
function bytesOf(name: string): number {
  const file = join(folder, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function cell(value: string | number, width: number): string {
  return String(value).padStart(width);
}
