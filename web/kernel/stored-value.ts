import { parseJson } from "#domain/parse-json.ts";
import { useLocalStorage } from "@mantine/hooks";
import { useMemo } from "react";

/**
 * A value that this device stores under a name, and `usual` until one is stored. Compared as text: an unchanged text gives
 * the same value, so that reading it does not cause a re-render.
 */
export function useStoredValue<T>(key: string, usual: T): readonly [T, (next: T) => void] {
  const usually = JSON.stringify(usual);
  const [text, setText] = useLocalStorage({
    key,
    defaultValue: usually,
    getInitialValueInEffect: false,
    serialize: (storedText) => storedText,
    deserialize: (storedText) => storedText ?? usually,
  });
  // Guarantee: all values stored under a name have one type.
  const value = useMemo(() => (parseJson(text) ?? JSON.parse(usually)) as T, [text, usually]);
  return [value, (next) => setText(JSON.stringify(next))];
}
