import type { Locator, Page } from "@playwright/test";

/** What a person does with a page, counted: a letter is a key, a chord is one. */
export type Hands = ReturnType<typeof handsOn>;

/** The hands of a person at a page. */
export function handsOn(page: Page) {
  let [clicks, keys] = [0, 0];
  const begun = performance.now();
  return {
    click: async (what: Locator) => {
      clicks += 1;
      await what.click();
    },
    type: async (what: Locator, text: string) => {
      keys += text.length;
      await what.fill(text);
    },
    press: async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    told: () => ({ clicks, keys, seconds: Math.round((performance.now() - begun) / 100) / 10 }),
  };
}
