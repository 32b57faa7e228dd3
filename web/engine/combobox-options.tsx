import {
  ComboboxOptions as Drawn,
  type ComboboxOptionsProps,
  useComboboxContext,
} from "@mantine/core";
import { useEffect, useRef } from "react";

/**
 * Replaces the list of options in the built client: the field names to screen readers the option that Enter will take. The kit
 * names one only when an arrow key reaches it, and does not forget it when the options change.
 */
export function ComboboxOptions(props: ComboboxOptionsProps) {
  const { dropdownOpened: isOpen, getSelectedOptionIndex, targetRef } = useComboboxContext().store;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const options = list.current;
    const nameOption = () => {
      const found = options?.querySelectorAll("[data-combobox-option]")[getSelectedOptionIndex()];
      if (isOpen && found) targetRef.current?.setAttribute("aria-activedescendant", found.id);
      else targetRef.current?.removeAttribute("aria-activedescendant");
    };
    nameOption();
    const observer = new MutationObserver(nameOption);
    const attributeFilter = ["data-combobox-selected"];
    if (isOpen && options)
      observer.observe(options, { subtree: true, childList: true, attributeFilter });
    return () => observer.disconnect();
  });
  return <Drawn ref={list} {...props} />;
}
