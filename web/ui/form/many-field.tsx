import { MultiSelect, type MultiSelectProps } from "@mantine/core";
import { useState } from "react";

type Props = Omit<MultiSelectProps, "selectFirstOptionOnChange"> & {
  /** False while the options for the typed text have not arrived. */
  isFound?: boolean;
};

/**
 * Several of a list, found by typing: Enter takes the first option that the text finds, as with one of a list. The list stays
 * open after a choice; without a text nothing is preselected, since the keys that send the form would then take it.
 */
export function ManyField({ isFound = true, onSearchChange, ...props }: Props) {
  const [searchText, setSearchText] = useState("");
  return (
    <MultiSelect
      searchable
      selectFirstOptionOnChange={isFound && searchText !== ""}
      {...props}
      onSearchChange={(text) => {
        setSearchText(text);
        onSearchChange?.(text);
      }}
    />
  );
}
