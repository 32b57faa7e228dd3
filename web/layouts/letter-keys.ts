import { isInField } from "../ui/use-keydown.ts";

/** Whether single letters lead anywhere: who speaks to the computer turns them off (WCAG 2.1.4). */
export const letterKeys = {
  key: "letter-keys",
  defaultValue: true,
  getInitialValueInEffect: false,
};

const own = "[role=grid], [role=dialog], [role=menu]";

/** True where a letter is meant for what has the focus, or belongs to a chord. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  const isIn = target instanceof Element && target.closest(own) !== null;
  return isIn || isInField(event) || ctrlKey || metaKey || altKey;
}
