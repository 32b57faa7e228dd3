/** An event, and the listeners that are called each time it happens. */
type Signal = { tell: () => void; on: (listener: () => void) => void };

export function signalOf(): Signal {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    on: (listener) => void listeners.add(listener),
  };
}
