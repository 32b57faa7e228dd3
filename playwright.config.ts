import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./bin/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  globalSetup: "./e2e/global-setup.ts",
  // Each file has a site of its own; within a file tests run in order.
  workers: "100%",
  retries: 0,
  // Generous: a machine that is busy with other things is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    actionTimeout: 40_000,
    navigationTimeout: 90_000,
    // A worker keeps the whole application for each new browser; tests about it, and of all pages, allow it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    locale: "el-GR",
    timezoneId: "Europe/Athens",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: chromiumPath() ?? "",
      args: chromiumArguments,
      // Where no language is set, Chromium gives a file with a Greek name another.
      env: { ...process.env, LANG: "C.UTF-8" },
    },
  },
});
