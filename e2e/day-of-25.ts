import { expect, type Page } from "@playwright/test";
import type { Hands } from "./hands.ts";

type Exceptions = readonly (readonly [row: number, text: string, keys: readonly string[]])[];

/** Five people who were not there as planned, chosen from the list of codes by word. */
export const exceptionsByWord: Exceptions = [
  [3, "7-", []],
  [8, "κα", ["Enter"]],
  [12, "8-13", []],
  [17, "ασθέν", ["Enter"]],
  [23, "τ", []],
];

/** Fills in the open sheet of twenty-five people, all as planned except for the exceptions, and submits it. */
export async function fillTwentyFive(
  page: Page,
  hands: Hands,
  exceptions: Exceptions,
): Promise<void> {
  const entries = page.getByRole("combobox", { name: /^Καταχώριση: / });
  await expect(entries).toHaveCount(25);
  await hands.press("Alt+p");
  await expect(entries.nth(0)).toHaveValue("Π");
  for (const [row, text, keys] of exceptions) {
    await hands.click(entries.nth(row));
    await hands.type(entries.nth(row), text);
    for (const key of keys) await hands.press(key);
  }
  await hands.press("Control+Enter");
  await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
}
