/** At most this many writes wait for an answer; the oldest is forgotten first. */
const most = 100;

const keys = new Map<string, string>();

/**
 * The idempotency key of a write. While no answer has come, the same call with the same input keeps its key, so that a
 * repeat, by a retry or by a user pressing the button again, is applied once.
 */
export function keyOf(fingerprint: string): string {
  const known = keys.get(fingerprint);
  if (known) return known;
  const key = crypto.randomUUID();
  const oldest = keys.keys().next().value;
  if (keys.size >= most && oldest !== undefined) keys.delete(oldest);
  keys.set(fingerprint, key);
  return key;
}

/** Forgets the key once the server has answered: the same input is a new act from then on. */
export function forgetKey(fingerprint: string): void {
  keys.delete(fingerprint);
}
