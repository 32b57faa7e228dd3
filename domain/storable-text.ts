/** Whether the database can store a text as it is: no U+0000, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
