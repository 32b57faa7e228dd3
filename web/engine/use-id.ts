import { randomId } from "@mantine/hooks";
import { useState } from "react";

/**
 * Replaces Mantine's in the built client, which hydrates nothing: the id exists from the first render on, where Mantine's
 * forces a second render of each field, select and popover.
 */
export function useId(given?: string): string {
  const [own] = useState(() => randomId());
  return given ?? own;
}
