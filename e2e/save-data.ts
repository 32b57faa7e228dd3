import type { BrowserContext } from "@playwright/test";

/** As a browser that is to save data: nothing is fetched that nobody has asked for yet. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    "Object.defineProperty(navigator.connection, 'saveData', { value: true })",
  );
}
