import type { BrowserContext } from "@playwright/test";

/** Acts as a browser in data-saving mode: nothing is fetched before it is needed. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    "Object.defineProperty(navigator.connection, 'saveData', { value: true })",
  );
}
