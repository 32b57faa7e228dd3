import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { keysOf } from "#domain/keys.ts";

/** A project of a few files under our own settings, with planted violations that the checks must report. */
const root = join(import.meta.dirname, "..");
const bin = join(root, "node_modules/.bin");
let house = "";

const plain: Record<string, string> = {
  "domain/rule.ts": "export const rule = 1;\n",
  "texts/words.ts": 'export const words = "λέξη";\n',
  "api/call.ts": 'export { rule } from "#domain/rule.ts";\n',
  "server/kernel/fault.ts": "export const fault = 1;\n",
  "server/features/one/public.ts": "export const open = 1;\n",
  "server/features/one/hidden.ts": "export const hidden = 1;\n",
  "web/kernel/request.ts": 'export { rule } from "#api/call.ts";\n',
  "web/features/one/page.tsx": "export const page = 1;\n",
  "e2e/journey.ts": "export const journey = 1;\n",
  "bench/run.ts": "export const run = 1;\n",
};

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "paron-house-"));
  for (const name of [
    "tsconfig.base.json",
    "tsconfig.json",
    ".oxlintrc.json",
    "package.json",
    "tools/lint/house.js",
  ]) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    cpSync(join(root, name), join(house, name));
  }
  for (const room of ["domain", "texts", "api", "server", "web", "e2e", "bench"]) {
    mkdirSync(join(house, room), { recursive: true });
    cpSync(join(root, room, "tsconfig.json"), join(house, room, "tsconfig.json"));
  }
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  for (const [name, text] of Object.entries(plain)) plant(name, text);
});

// Separate processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

afterAll(() => rmSync(house, { recursive: true, force: true }));

function plant(name: string, text: string): void {
  mkdirSync(dirname(join(house, name)), { recursive: true });
  writeFileSync(join(house, name), text);
}

function run(program: string, args: string[]): string {
  const { stdout, stderr, status } = spawnSync(join(bin, program), args, {
    cwd: house,
    encoding: "utf8",
  });
  return `exit ${status}\n${stdout}${stderr}`;
}

const checks = {
  types: () => run("tsc", ["-b", "--pretty", "false"]),
  lint: () =>
    run("oxlint", ["--type-aware", "--format=agent", "domain", "texts", "api", "server", "web"]),
};

type Violation = readonly [name: string, file: string, text: string, caught: RegExp];

/** Each in its own file, so that all are planted at once and each check runs once over them. */
const violations: Record<keyof typeof checks, readonly Violation[]> = {
  types: [
    ["web reaching into server", "web/to-server.ts", 'import "#server/kernel/fault.ts";', /TS6307/],
    ["server reaching into web", "server/to-web.ts", 'import "#web/kernel/request.ts";', /TS6307/],
    [
      "domain reaching into api, as a type only",
      "domain/to-api.ts",
      'export type { rule } from "#api/call.ts";',
      /TS6307/,
    ],
    [
      "domain reading files",
      "domain/files.ts",
      'import "node:fs";\nexport const cwd = process.cwd();',
      /TS2591/,
    ],
    ["an enum, which Node cannot strip", "domain/enum.ts", "export enum Kind { One }", /TS1294/],
  ],
  lint: [
    [
      "domain importing texts",
      "domain/to-texts.ts",
      'import { words } from "#texts/words.ts";\nexport const w = words;',
      /domain\/ imports only itself/,
    ],
    [
      "a clock in domain",
      "domain/clock.ts",
      "export const now = () => new Date();",
      /domain\/ has no clock/,
    ],
    [
      "a clock in domain, by its other name",
      "domain/other-clock.ts",
      "export const now = () => Date.now();",
      /domain\/ has no clock/,
    ],
    [
      "Greek outside texts",
      "server/greeting.ts",
      'export const greeting = "Καλημέρα";',
      /Greek text belongs in texts/,
    ],
    [
      "Greek in a page",
      "web/greeting.tsx",
      "export const Page = () => <p>Καλημέρα</p>;",
      /Greek text belongs in texts/,
    ],
    [
      "a feature past another's public door",
      "server/features/two/past-door.ts",
      'import { hidden } from "#server/features/one/hidden.ts";\nexport const h = hidden;',
      /only through its public/,
    ],
    [
      "the same by a relative path",
      "server/features/two/past-door-relatively.ts",
      'import { hidden } from "../one/hidden.ts";\nexport const h = hidden;',
      /only through its public/,
    ],
    [
      "ui knowing a feature",
      "web/ui/to-feature.ts",
      'import { page } from "#web/features/one/page.tsx";\nexport const p = page;',
      /knows nothing of our domain/,
    ],
    [
      "a cycle",
      "domain/cycle.ts",
      'import { rule } from "./circle.ts";\nexport const planted = () => rule;',
      /no-cycle/,
    ],
    ["any", "server/any.ts", "export const open = (value: any) => value;", /no-explicit-any/],
    [
      "a floating promise",
      "server/floating.ts",
      "const later = async () => 1;\nexport const go = () => { later(); };",
      /no-floating-promises/,
    ],
    [
      "a non-null assertion",
      "server/first.ts",
      "export const first = (all: number[]) => all[0]!;",
      /no-non-null-assertion/,
    ],
    [
      "a default export",
      "server/default.ts",
      "const one = 1;\nexport default one;",
      /no-default-export/,
    ],
    ["a file over 250 lines", "server/long.ts", "export {};\n".repeat(251), /max-lines/],
  ],
};

test("a project without violations passes both checks", () => {
  expect(checks.types()).toMatch(/^exit 0/);
  expect(checks.lint()).toMatch(/^exit 0/);
});

describe("with all violations planted", () => {
  const output = { types: "", lint: "" };
  beforeAll(() => {
    plant("domain/circle.ts", 'export { planted as rule } from "./cycle.ts";\n');
    for (const [, file, text] of Object.values(violations).flat()) plant(file, `${text}\n`);
    output.types = checks.types();
    output.lint = checks.lint();
  });

  describe.each(keysOf(violations))("%s", (check) => {
    test.each(violations[check])("%s is caught", (_name, file, _text, caught) => {
      const ofFile = output[check]
        .split("\n")
        .filter((line) => line.startsWith(file) && line.includes(": error "));
      expect(ofFile.join("\n")).toMatch(caught);
    });
  });
});
