import { pasteTexts as t } from "#texts/paste.ts";
import { confirm } from "#web/kernel/confirm.ts";

/** Asks whether a paste may take the place of so many days that devices told. */
export function agreesToPaste(replaced: number): Promise<boolean> {
  return confirm({ title: t.title, text: t.text(replaced), action: t.agree });
}
