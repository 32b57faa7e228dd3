import type { Locator, Page } from "@playwright/test";

/** What a person does on a page, counted: a letter is a key, a chord is one. */
export type Hands = ReturnType<typeof handsOn>;

/** The counts; `letters` are those of texts, passwords and file names, which no one could avoid. */
export type HandCounts = { clicks: number; keys: number; letters: number; seconds: number };

/** Counts the clicks and keys of a person at a page. */
export function handsOn(page: Page) {
  let [clicks, keys, letters] = [0, 0, 0];
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
    /** A text or a password: its letters are counted separately. */
    write: async (what: Locator, text: string) => {
      letters += text.length;
      await what.fill(text);
    },
    press: async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    told: (): HandCounts => ({
      clicks,
      keys,
      letters,
      seconds: Math.round((performance.now() - begun) / 100) / 10,
    }),
  };
}

/** Presses Enter the very moment an option with this text is drawn, as a fast typist may. */
export function pressEnterOnceFound(field: Locator, text: string): Promise<void> {
  return field.evaluate((input, awaited) => {
    const observer = new MutationObserver(() => {
      const options = [...document.querySelectorAll("[role=option]")];
      if (!options.some((option) => option.textContent.includes(awaited))) return;
      observer.disconnect();
      const enter = { key: "Enter", code: "Enter", bubbles: true };
      input.dispatchEvent(new KeyboardEvent("keydown", enter));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, text);
}
