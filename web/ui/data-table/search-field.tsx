import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { tableTexts } from "#texts/common.ts";
import styles from "./toolbar.module.css";

const pauseMs = 300;

type Props = {
  /** What can be searched for. */
  label: string;
  /** The search text in the address. */
  value: string;
  onSearch: (text: string) => void;
};

/** Searches when typing pauses, or immediately on Enter. */
export function SearchField({ label, value, onSearch }: Props) {
  const [draft, setDraft] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (value !== shownFor) {
    setShownFor(value);
    if (value !== draft.trim()) setDraft(value);
  }
  const searchLater = useDebouncedCallback(onSearch, pauseMs);
  const type = (text: string) => {
    setDraft(text);
    searchLater(text.trim());
  };
  const clear = () => {
    setDraft("");
    onSearch("");
  };
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={draft}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && onSearch(draft.trim())}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      rightSection={
        draft === "" ? null : (
          <CloseButton size="sm" aria-label={tableTexts.clearSearch} onClick={clear} />
        )
      }
    />
  );
}
