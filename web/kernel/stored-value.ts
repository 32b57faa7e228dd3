import { parseJson } from "#domain/parse-json.ts";
import { useLocalStorage } from "@mantine/hooks";
import { useMemo } from "react";

/**
 * A value that this device keeps under a name, and `usual` until one is kept. Followed as text: what is the same is read as
 * the same value, so that nothing is drawn again because it was looked up.
 */
export function useStoredValue<T>(key: string, usual: T): readonly [T, (next: T) => void] {
  const usually = JSON.stringify(usual);
  const [text, setText] = useLocalStorage({
    key,
    defaultValue: usually,
    getInitialValueInEffect: false,
    serialize: (kept) => kept,
    deserialize: (kept) => kept ?? usually,
  });
  // Guarantee: what is kept under a name is of one kind.
  const value = useMemo(() => (parseJson(text) ?? JSON.parse(usually)) as T, [text, usually]);
  return [value, (next) => setText(JSON.stringify(next))];
}
