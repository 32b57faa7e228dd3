import { type Page, expect } from "@playwright/test";

/** On a phone in portrait, where a notice that begins with these words has the least room, it must leave the page's title visible. */
export async function coversNoTitle(page: Page, said: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 390, height: 844 });
  const notice = page.getByRole("status", { name: "Ενημερώσεις της εφαρμογής" });
  await expect(notice).toContainText(said);
  const room = async () => {
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const over = await notice.boundingBox();
    return (title?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0);
  };
  await expect.poll(room, `${said}: covers the title`).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(before);
}
