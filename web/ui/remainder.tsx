import { Text } from "@mantine/core";
import { formatNumber } from "./formats.ts";

/** How much is left of something, in red if negative; null if it is not counted. */
export function Remainder({ of }: { of: number | null }) {
  return (
    <Text span inherit fw={650} {...((of ?? 0) < 0 ? { c: "red" } : {})}>
      {of === null ? "–" : formatNumber(of)}
    </Text>
  );
}
