import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

/** The jobs that `npm run bench:jobs` counts; one after the other, since their seconds are told. */
export default defineConfig({
  ...usual,
  testDir: "e2e/jobs",
  testMatch: "*.job.ts",
  workers: 1,
  timeout: 300_000,
  outputDir: "test-results/jobs",
});
