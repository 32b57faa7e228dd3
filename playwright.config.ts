import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./bin/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  globalSetup: "./e2e/global-setup.ts",
  // Each file has a site of its own; within a file tests run in order.
  workers: 2,
  // A browser on a starved machine may miss a moment; what needed a second try is told as such.
  retries: 2,
  // Generous: a machine that is busy with other things is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    locale: "el-GR",
    timezoneId: "Europe/Athens",
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: chromiumPath() ?? "", args: chromiumArguments },
    trace: "on-first-retry",
  },
});
