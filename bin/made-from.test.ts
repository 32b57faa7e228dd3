import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFrom } from "./made-from.ts";

const root = join(import.meta.dirname, "..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, "node_modules/.made-"));
  mkdirSync(join(folder, "made"));
  writeFileSync(join(folder, "source"), "first");
});
afterEach(() => rmSync(folder, { recursive: true }));

const within = (name: string) => relative(root, join(folder, name));

/** Makes it while `meanwhile` runs; returns whether there was anything to do. */
async function made(meanwhile: () => void = () => undefined): Promise<boolean> {
  let isMade = false;
  await makeFrom([within("source")], within("made"), async () => {
    isMade = true;
    meanwhile();
  });
  return isMade;
}

test("a build is kept until its sources change", async () => {
  expect([await made(), await made()]).toEqual([true, false]);
  writeFileSync(join(folder, "source"), "second");
  expect([await made(), await made()]).toEqual([true, false]);
});

test("a build that failed, or whose sources changed meanwhile, is made again", async () => {
  expect(await made(() => writeFileSync(join(folder, "source"), "second"))).toBe(true);
  expect([await made(), await made()]).toEqual([true, false]);
  writeFileSync(join(folder, "source"), "third");
  await expect(
    made(() => {
      writeFileSync(join(folder, "source"), "second");
      throw new Error("broken off");
    }),
  ).rejects.toThrow("broken off");
  expect(await made()).toBe(true);
});
