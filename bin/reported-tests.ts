/** Where the runs of all tests write their reports, for the conformance list. */
export const reportFiles = { unit: ".reports/unit.json", browser: ".reports/browser.json" };

/** Where the server's tests write the statements they sent, for other versions of PostgreSQL. */
export const capturedFile = ".reports/statements";

/** A command of this project and its additional environment variables. */
type Run = { command: string[]; env: Record<string, string> };

/** Unit and server tests, reported on the screen and to a file. */
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

/** Browser tests, reported on the screen and to a file. */
export const browserTests: Run = {
  command: ["playwright", "test", "--reporter=list,json,./tools/failed-pages.ts"],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFiles.browser },
};
