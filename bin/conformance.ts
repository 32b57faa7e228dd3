import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import {
  browserProofs,
  titlesInSource,
  unitProofs,
  type BrowserReport,
  type Proof,
  type UnitReport,
} from "../tools/conformance/proofs.ts";
import { listFrom } from "../tools/conformance/statements.ts";
import { isFault, judged, type Verdict } from "../tools/conformance/verdict.ts";
import { browserTests, reportFiles, unitTests } from "./reported-tests.ts";

/**
 * Prints each id of docs/conformance.md with the tests that carry it and their results, and fails if an id has no test or a failing
 * one. Runs all tests first; `--read` uses the reports of the last run, `--list` only the titles. `--brief` leaves out what is met.
 */
const root = join(import.meta.dirname, "..");
const list = listFrom(readFileSync(join(root, "docs/conformance.md"), "utf8"));
const { verdicts, unknown } = judged(list, proofs());

const brief = process.argv.includes("--brief");
for (const verdict of verdicts) if (!brief || verdict.standing !== "met") print(verdict);
const faults = verdicts.filter(isFault);
const count = (standing: string) => verdicts.filter((one) => one.standing === standing).length;
process.stdout.write(
  `\n${verdicts.length} ids: ${count("met") + count("named")} with tests, ${count("open")} open, ${faults.length} at fault\n`,
);
for (const id of unknown) process.stdout.write(`${id} stands in a title but not in the list\n`);
for (const { id, standing } of verdicts) {
  if (list.open.has(id) && standing !== "open") {
    process.stdout.write(`${id} has tests: take it off the open ones\n`);
  }
}
if (faults.length > 0 || unknown.length > 0) process.exit(1);

function proofs(): Proof[] {
  if (process.argv.includes("--list")) {
    const inSources = globSync("{domain,texts,api,server,web}/**/*.test.ts", { cwd: root })
      .toSorted()
      .flatMap((file) => titlesInSource(file, readFileSync(join(root, file), "utf8")));
    return [...inSources, ...browserTitles()];
  }
  if (!process.argv.includes("--read")) for (const run of [unitTests, browserTests]) runTests(run);
  return [
    ...unitProofs(read(reportFiles.unit) as UnitReport),
    ...browserProofs(read(reportFiles.browser) as BrowserReport),
  ];
}

/** Many of their titles are generated from data, so the runner lists them; no test is run. */
function browserTitles(): Proof[] {
  const [program = "", ...args] = browserTests.command.slice(0, 2);
  const listing = ["--list", "--reporter=json"];
  const { status, stdout, stderr } = spawnSync(program, [...args, ...listing], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: Infinity,
  });
  if (status !== 0) {
    process.stderr.write(`The titles of the browser tests cannot be listed.\n${stderr}${stdout}`);
    process.exit(1);
  }
  return browserProofs(JSON.parse(stdout) as BrowserReport).map((proof) => ({
    ...proof,
    outcome: "unrun",
  }));
}

/** A failing test does not stop the run: the list shows which id it fails. */
function runTests({ command, env }: typeof unitTests): void {
  const [program = "", ...args] = command;
  spawnSync(program, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
}

function read(file: string): unknown {
  const path = join(root, file);
  if (!existsSync(path)) {
    process.stdout.write(`${file} is missing: run the tests first (npm test)\n`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(path, "utf8"));
}

function print({ id, says, standing, proofs: carried }: Verdict): void {
  process.stdout.write(`\n${id} ${standing.padEnd(8)} ${says}\n`);
  for (const { file, title, outcome } of carried) {
    const place = isAbsolute(file) ? relative(root, file) : file;
    process.stdout.write(`     ${outcome.padEnd(7)} ${place} · ${title}\n`);
  }
}
