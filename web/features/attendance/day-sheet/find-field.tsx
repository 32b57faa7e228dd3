import { Kbd, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState, type KeyboardEvent, type Ref } from "react";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { personFound } from "./model/moves.ts";

type Props = {
  field: Ref<HTMLInputElement>;
  names: readonly string[];
  onFound: (row: number) => void;
};

/** Jumps to a person's row: the beginning of a name and Enter. */
export function FindField({ field, names, onFound }: Props) {
  const [search, setSearch] = useState("");
  const row = personFound(names, search);
  const isMissing = search.trim() !== "" && row < 0;
  const strike = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (row < 0) return;
    setSearch("");
    onFound(row);
  };
  return (
    <TextInput
      ref={field}
      aria-label={t.find}
      placeholder={t.find}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      rightSection={<Kbd size="xs">/</Kbd>}
      value={search}
      error={isMissing && t.nobodyFound}
      description={row >= 0 && `${names[row] ?? ""} ↵`}
      inputWrapperOrder={["input", "description", "error"]}
      autoComplete="off"
      w={{ base: "100%", xs: 220 }}
      onChange={(event) => setSearch(event.currentTarget.value)}
      onKeyDown={strike}
    />
  );
}
