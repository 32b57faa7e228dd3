import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import { tableOf } from "./table.ts";

/**
 * What the jobs of a day cost a user: clicks, keys, characters of texts and passwords, and seconds of a browser that never
 * hesitates, each counted while Chromium walks through them (`e2e/jobs/`). Arguments select jobs by their titles.
 */
const root = join(import.meta.dirname, "..");

const Figures = z.object({
  name: z.string(),
  clicks: z.number(),
  keys: z.number(),
  letters: z.number(),
  seconds: z.number(),
});
const Result = z.object({
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});
const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(Result) })),
});
const Report = z.object({ suites: z.array(z.object({ specs: z.array(Spec) })) });

const { stdout, status } = spawnSync(
  join(root, "node_modules/.bin/playwright"),
  ["test", "--config=playwright.jobs.config.ts", "--reporter=json", ...process.argv.slice(2)],
  { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27, stdio: ["ignore", "pipe", "inherit"] },
);
const specs = Report.parse(JSON.parse(stdout)).suites.flatMap((suite) => suite.specs);
const lines = specs
  .flatMap(({ tests }) => tests)
  .flatMap(({ results }) => results)
  .flatMap(({ annotations }) => annotations)
  .flatMap(({ type, description = "" }) => (type === "job" ? [description] : []))
  .map((description) => Figures.parse(JSON.parse(description)))
  .map(({ name, clicks, keys, letters, seconds }) => [
    name,
    ...[clicks, keys, letters].map(String),
    seconds.toFixed(1),
  ]);
process.stdout.write(`${tableOf(["job", "clicks", "keys", "letters", "seconds"], lines)}\n`);
for (const { title, ok } of specs) if (!ok) process.stdout.write(`Not done: ${title}\n`);
process.exitCode = status ?? 1;
