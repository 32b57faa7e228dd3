const listeners = new Set<() => void>();
const listenersToWrites = new Set<() => void>();

/** A call was answered 503: the server is in maintenance, starting or overloaded. */
export function tellAway(): void {
  for (const listener of listeners) listener();
}

/** Calls back on each 503. */
export function onAway(listener: () => void): void {
  listeners.add(listener);
}

/** A write that maintenance would have refused was done. */
export function tellWritten(): void {
  for (const listener of listenersToWrites) listener();
}

/** Calls back on each write done that maintenance would have refused. */
export function onWritten(listener: () => void): void {
  listenersToWrites.add(listener);
}
