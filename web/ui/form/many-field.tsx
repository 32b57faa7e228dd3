import { MultiSelect, type MultiSelectProps } from "@mantine/core";
import { useState } from "react";
import { common } from "#texts/common.ts";
import { type ChoiceRead, ofChoiceRead } from "./choice-read.tsx";
import { namedField } from "./named-field.ts";

type Props = Omit<MultiSelectProps, "error" | "searchValue" | "selectFirstOptionOnChange"> & {
  error?: string | undefined;
  /** The query that provides the options, if there is one. */
  read?: ChoiceRead;
  /** False while the options for the typed text have not arrived. */
  isFound?: boolean;
};

/**
 * Several of a list, found by typing: Enter takes the first that matches. While nothing is typed no option is preselected, since
 * the list stays open after a choice and the keys that send the form would pick another.
 */
export function ManyField({ read, isFound = true, onSearchChange, ...props }: Props) {
  const [searchText, setSearchText] = useState("");
  return (
    <MultiSelect
      searchable
      hidePickedOptions
      nothingFoundMessage={common.noOptions}
      searchValue={searchText}
      selectFirstOptionOnChange={isFound && searchText !== ""}
      {...namedField(props)}
      {...(read && ofChoiceRead(read))}
      onSearchChange={(text) => {
        setSearchText(text);
        onSearchChange?.(text);
      }}
    />
  );
}
