/** Whether single letters lead anywhere: who speaks to the computer turns them off (WCAG 2.1.4). */
export const letterKeys = {
  key: "letter-keys",
  defaultValue: true,
  getInitialValueInEffect: false,
};

const typedInto =
  "input, textarea, select, [contenteditable], [role=grid], [role=dialog], [role=menu]";

/** True where a letter is meant for what has the focus, or belongs to a chord. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isIn = target instanceof Element && target.closest(typedInto) !== null;
  return isIn || ctrlKey || metaKey || altKey;
}
