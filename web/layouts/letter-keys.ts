import { isInField } from "../ui/use-keydown.ts";

/** Whether single-letter shortcuts work: users of speech input turn them off (WCAG 2.1.4). */
export const letterKeys = {
  key: "letter-keys",
  defaultValue: true,
  getInitialValueInEffect: false,
};

const own = "[role=grid], [role=dialog], [role=menu]";

/** True where a letter is input for the focused element, or part of a key combination. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  const isIn = target instanceof Element && target.closest(own) !== null;
  return isIn || isInField(event) || ctrlKey || metaKey || altKey;
}
