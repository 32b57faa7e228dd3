/** Where the runs of all tests leave their reports, for the conformance list. */
export const reportFiles = { unit: ".reports/unit.json", browser: ".reports/browser.json" };

/** Where the server's tests leave what they sent to the database, for other versions of PostgreSQL. */
export const capturedFile = ".reports/statements";

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
  env: { CAPTURE_STATEMENTS: capturedFile },
};

/** Browser tests, told on the screen and in a report. */
export const browserTests: Run = {
  command: ["playwright", "test", "--reporter=list,json,./tools/failed-pages.ts"],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFiles.browser },
};
