import type { ComboboxStore } from "@mantine/core";
import { useEffect, useLayoutEffect } from "react";

/**
 * Selects the first option, so that Enter takes it. It is selected in the same commit in which the
 * options are rendered: an Enter pressed right after them would otherwise do nothing.
 * @param shown identifies the options shown, in their order
 */
export function useFirstOption(combobox: ComboboxStore, optionIds: string) {
  /* oxlint-disable react/exhaustive-deps -- the store is a new object at each render */
  useLayoutEffect(() => {
    combobox.selectFirstOption();
  }, [optionIds]);
  // The list makes its id known only after its own first render.
  useEffect(() => {
    combobox.selectFirstOption();
  }, []);
  /* oxlint-enable react/exhaustive-deps */
}
