import { Button, Group, Text, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState, type KeyboardEvent } from "react";
import { FileCell, type FileDay } from "#api/attendance-files.ts";
import { attendanceFilePageTexts as t } from "#texts/attendance-files.ts";
import { fieldError } from "#web/ui/form/field-error.ts";
import { formatDay } from "#web/ui/formats.ts";
import { SuggestedTimes } from "#web/ui/suggested-times.tsx";
import type { FaultyCell } from "./mended-rows.ts";

type Props = {
  name: string;
  fault: FaultyCell;
  /** Other cells with the same text. */
  alike: readonly FileDay[];
  onMend: (cells: readonly FileDay[], text: string) => void;
};

/**
 * A cell that was not understood, with its text in the file, the reason and a field: Enter takes
 * the typed text, or what may have been meant, and moves on to the next.
 */
export function CellFault({ name, fault, alike, onMend }: Props) {
  const { found, text, message, meant } = fault;
  const [draft, setDraft] = useState(text);
  const tooLong = fieldError(draft, { schema: FileCell });
  const take = (next: string) => next !== text && onMend([found], next);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (tooLong !== undefined) return;
    goOn(event.currentTarget);
    take(draft === text && meant !== null ? meant : draft);
  };
  const date = formatDay(found.date);
  return (
    <div>
      <Text size="sm" c={message === null ? "dimmed" : "red"}>
        {t.cell(date, found.cell, found.text)}
        {message !== null && `. ${message}`}
      </Text>
      <Group gap="xs" mb="xs">
        <TextInput
          size="sm"
          w="min(11rem, 100%)"
          aria-label={t.entry(name, date)}
          aria-invalid={message !== null || tooLong !== undefined}
          error={tooLong}
          data-fault
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => take(draft)}
          onKeyDown={press}
          rightSection={
            message === null && tooLong === undefined ? (
              <IconCheck size={16} aria-label={t.mended} />
            ) : undefined
          }
        />
        <SuggestedTimes meant={meant} byKey onAccept={take} />
        {message === null && alike.length > 0 && (
          <Button variant="light" size="compact-sm" onClick={() => onMend(alike, text)}>
            {t.others(alike.length, found.text)}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Moves to the table's next field, before the typed text is read. */
function goOn(field: HTMLInputElement): void {
  const fields = [...(field.closest("table")?.querySelectorAll<HTMLElement>("[data-fault]") ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
}
