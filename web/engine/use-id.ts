import { randomId } from "@mantine/hooks";
import { useState } from "react";

/**
 * Stands for Mantine's in the built client, which takes nothing over from a document rendered beforehand: the id is there from
 * the first drawing on, where Mantine's asks for a second one of each field, choice and popover.
 */
export function useId(given?: string): string {
  const [own] = useState(() => randomId());
  return given ?? own;
}
