/** Something that happens, and those who want to know each time it does. */
export type Signal = { tell: () => void; on: (listener: () => void) => void };

export function signalOf(): Signal {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    on: (listener) => void listeners.add(listener),
  };
}
