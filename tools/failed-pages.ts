import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** So much of a page is told that its state is recognized, and a log stays readable. */
const mostLines = 60;
const contextName = "error-context";

/** Prints what stood on the page where a test failed: elsewhere than here the log is all that is left of a run. */
export default class FailedPages implements Reporter {
  onTestEnd({ title, expectedStatus }: TestCase, { attachments, status }: TestResult): void {
    if (status === expectedStatus) return;
    const at = attachments.find(({ name }) => name === contextName);
    const text = at?.path ? readFileSync(at.path, "utf8") : (at?.body?.toString() ?? "");
    const [, page = ""] = /# Page snapshot\s+```yaml\n([^]*?)\n```/.exec(text) ?? [];
    const lines = page.split("\n");
    const end = lines.length > mostLines ? ["…", ...lines.slice(-mostLines / 2)] : [];
    const told = [...lines.slice(0, mostLines), ...end].join("\n");
    process.stdout.write(`\nThe page where «${title}» failed:\n${told}\n\n`);
  }
}
