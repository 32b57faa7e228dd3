/** Three days of attempts; then an administrator has to look. */
const mostAttempts = 20;
const longestMinutes = 6 * 60;

/** When a mail is tried again after so many attempts: in 1, 2, 4… minutes, at most 6 hours. Null: not by itself. */
export function nextTryAfter(attempts: number, now: Date): Date | null {
  if (attempts >= mostAttempts) return null;
  const minutes = Math.min(2 ** (attempts - 1), longestMinutes);
  return new Date(now.getTime() + minutes * 60_000);
}
