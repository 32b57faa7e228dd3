import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/**
 * What each page of the built client fetches before it can show itself, as brotli bytes of its scripts and style sheets
 * and as requests. Fails where a page takes more than its limit.
 */
const folder = join(import.meta.dirname, "../dist");
const kilobyte = 1000;

const Pages = z.array(
  z.object({ path: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) }),
);

/** Kilobytes of script; the first line that fits a page holds. */
const limits: readonly [RegExp, number][] = [
  [/^\/login$/, 110],
  [/^\/announcements\/(create|edit)/, 350],
  [/^\/attendances(\/attendance-records\/|$)/, 220],
  [/./, 190],
];

const pages = Pages.parse(JSON.parse(readFileSync(join(folder, "builds/pages.json"), "utf8")));
const rows = pages.map(({ path, scripts, styles }) => ({
  path,
  scripts: kilobytesOf(scripts),
  limit: limits.find(([pattern]) => pattern.test(path))?.[1] ?? 0,
  styles: kilobytesOf(styles),
  requests: scripts.length + styles.length,
}));

process.stdout.write("scripts kB  limit  styles kB  requests  page\n");
for (const { path, scripts, limit, styles, requests } of rows)
  process.stdout.write(
    `${cell(scripts.toFixed(1), 10)}  ${cell(limit, 5)}  ${cell(styles.toFixed(1), 9)}  ${cell(requests, 8)}  ${path}${scripts > limit ? "  TOO MUCH" : ""}\n`,
  );
if (rows.some(({ scripts, limit }) => scripts > limit)) process.exit(1);

function kilobytesOf(names: readonly string[]): number {
  return names.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0) / kilobyte;
}

/** As it travels: small files are not compressed. */
function bytesOf(name: string): number {
  const file = join(folder, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function cell(value: string | number, width: number): string {
  return String(value).padStart(width);
}
