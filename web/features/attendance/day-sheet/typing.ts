let last = 0;

/** A number for what is typed in one go. */
export function nextTyping(): number {
  last += 1;
  return last;
}
