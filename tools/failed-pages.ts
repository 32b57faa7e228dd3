import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Enough of a page to recognize its state, while the log stays readable. */
const mostLines = 60;
const contextName = "error-context";

/** Prints what was on the page when a test failed: elsewhere, the log is all that is left of a run. */
export default class FailedPages implements Reporter {
  onTestEnd({ title, expectedStatus }: TestCase, { attachments, status }: TestResult): void {
    if (status === expectedStatus) return;
    const at = attachments.find(({ name }) => name === contextName);
    const text = at?.path ? readFileSync(at.path, "utf8") : (at?.body?.toString() ?? "");
    // For an assertion this is the element looked at, or the page if nothing was found; otherwise the page.
    const pages = [...text.matchAll(/```yaml\n([^]*?)\n```/g)].map(([, page = ""]) => page);
    const lines = pages.join("\n").split("\n");
    const end = lines.length > mostLines ? ["…", ...lines.slice(-mostLines / 2)] : [];
    const excerpt = [...lines.slice(0, mostLines), ...end].join("\n");
    process.stdout.write(`\nThe page where «${title}» failed:\n${excerpt}\n\n`);
  }
}
