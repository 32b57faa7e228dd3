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
  const nameOption = () => {
    const options = list.current?.querySelectorAll("[data-combobox-option]") ?? [];
    const id = isOpen && options[getSelectedOptionIndex()]?.id;
    if (id) targetRef.current?.setAttribute("aria-activedescendant", id);
    else targetRef.current?.removeAttribute("aria-activedescendant");
  };
  useEffect(() => {
    nameOption();
    const observer = new MutationObserver(nameOption);
    if (isOpen && list.current)
      observer.observe(list.current, {
        subtree: true,
        childList: true,
        attributeFilter: ["data-combobox-selected"],
      });
    return () => observer.disconnect();
  });
  return <Drawn ref={list} {...props} />;
}
