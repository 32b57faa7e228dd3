import { useState } from "react";

/** As `useState(null)`, but setting it does not re-render: the next render sees the value. */
export function useSilentState<T>(): readonly [T | null, (value: T | null) => void] {
  const [holder] = useState(() => {
    let now: T | null = null;
    return { get: () => now, set: (value: T | null) => void (now = value) };
  });
  return [holder.get(), holder.set];
}
