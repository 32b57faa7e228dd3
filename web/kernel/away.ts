const listeners = new Set<() => void>();

/** A call was answered 503: the server is in maintenance, starting or overloaded. */
export function tellAway(): void {
  for (const listener of listeners) listener();
}

/** Calls back on each 503. */
export function onAway(listener: () => void): void {
  listeners.add(listener);
}
