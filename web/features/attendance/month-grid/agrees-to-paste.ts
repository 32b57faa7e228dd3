import { pasteTexts as t } from "#texts/paste.ts";
import { confirm } from "#web/kernel/confirm.ts";

/** Asks whether a paste may replace the times of so many days recorded by devices. */
export function agreesToPaste(replaced: number): Promise<boolean> {
  return confirm({ title: t.title, text: t.text(replaced), action: t.agree });
}
