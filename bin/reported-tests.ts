/** Where the runs of all tests leave their reports, for the conformance list. */
export const reportFiles = { unit: ".reports/unit.json", browser: ".reports/browser.json" };

/** A command of this project and what its environment adds. */
export type Run = { command: string[]; env: Record<string, string> };

/** Unit and server tests, told on the screen and in a report. */
export const unitTests: Run = {
  command: [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=./tools/closing-line.ts",
    "--reporter=json",
    `--outputFile.json=${reportFiles.unit}`,
  ],
  env: {},
};

/** Browser tests, told on the screen and in a report. */
export const browserTests: Run = {
  command: ["playwright", "test", "--reporter=list,json"],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFiles.browser },
};
