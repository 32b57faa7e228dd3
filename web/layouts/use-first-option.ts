import type { ComboboxStore } from "@mantine/core";
import { useEffect, useLayoutEffect } from "react";

/**
 * The first of what stands to be chosen is marked, so that Enter takes it. It is marked in the same
 * breath as the options are drawn: an Enter that comes right upon them would otherwise come to nothing.
 * @param shown names what stands, in its order
 */
export function useFirstOption(combobox: ComboboxStore, shown: string) {
  /* oxlint-disable react/exhaustive-deps -- the store is another object at each rendering */
  useLayoutEffect(() => {
    combobox.selectFirstOption();
  }, [shown]);
  // The list makes its id known only after its own first drawing.
  useEffect(() => {
    combobox.selectFirstOption();
  }, []);
  /* oxlint-enable react/exhaustive-deps */
}
