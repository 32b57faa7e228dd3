/** Whether the database can keep a text as it stands: no U+0000, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
