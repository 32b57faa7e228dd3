import { Button, Group, Kbd, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, type Ref, useState, type KeyboardEvent } from "react";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { personFound } from "./model/moves.ts";
import type { DayCommands } from "./use-day-commands.ts";

type Props = {
  find: Ref<HTMLInputElement>;
  names: readonly string[];
  /** Why rows cannot be filled, or null. */
  reason: string | null;
  commands: Pick<DayCommands, "goTo" | "fill" | "nextDoubt">;
  /** Further acts. */
  children: ReactNode;
};

/** Above the table: filling the empty rows, and the controls to find one. */
export function DayTools(props: Props) {
  const { find, names, reason, commands, children } = props;
  const { goTo, fill, nextDoubt } = commands;
  return (
    <Group gap="xs" mb="sm" align="flex-start">
      <ActButton
        variant="light"
        reason={reason}
        onClick={() => fill("as-planned")}
        rightSection={<Kbd size="xs">Alt+P</Kbd>}
      >
        {t.asPlanned}
      </ActButton>
      <ActButton
        variant="default"
        reason={reason}
        onClick={() => fill("like-yesterday")}
        rightSection={<Kbd size="xs">Alt+Y</Kbd>}
      >
        {t.likeYesterday}
      </ActButton>
      <Button variant="default" onClick={nextDoubt} rightSection={<Kbd size="xs">F8</Kbd>}>
        {t.nextDoubtful}
      </Button>
      {children}
      <FindField field={find} names={names} onFound={goTo} />
    </Group>
  );
}

type FindFieldProps = {
  field: Ref<HTMLInputElement>;
  names: readonly string[];
  onFound: (row: number) => void;
};

/** Jumps to a person's row: the beginning of a name and Enter. */
function FindField({ field, names, onFound }: FindFieldProps) {
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
