let last = 0;

/** A new number for a run of typing. */
export function nextTyping(): number {
  last += 1;
  return last;
}
