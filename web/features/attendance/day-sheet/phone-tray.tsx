import { TextInput } from "@mantine/core";
import { useRef } from "react";
import { longestNote } from "#domain/attendance/refusal.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { Drawer } from "#web/ui/dialogs.tsx";
import { Note } from "#web/ui/note.tsx";
import { EntrySheet } from "../entry/entry-sheet.tsx";
import { acts } from "../model/acts.ts";
import type { CodeGroup } from "../model/suggestions.ts";
import type { DayRow } from "./model/day-rows.ts";
import { doubtsOf } from "./row-doubts.ts";
import { nextTyping } from "./typing.ts";
import type { DayEditor } from "./use-day-editor.ts";

type Props = {
  opened: boolean;
  row: DayRow | undefined;
  /** Which codes to show; null: all. */
  groups: readonly CodeGroup[] | null;
  editor: DayEditor;
  onClose: () => void;
};

/** The tray for a person's day on touch screens: a code from the list, or times; and the note. */
export function PhoneTray({ opened, row, groups, editor, onClose }: Props) {
  const typing = useRef(0);
  if (!row) return null;
  const { person, spot, text, note } = row;
  const { act, entryOf, rangeOf, onRange, onTyping } = editor.field;
  const tooLong = row.isWrongNote ? t.longNote(longestNote) : undefined;
  const doubts = doubtsOf(row).filter(({ sentence }) => sentence !== tooLong);
  const enter = (entry: string) => {
    act(acts.enterAt(spot, entry));
    onClose();
  };
  return (
    <Drawer opened={opened} onClose={onClose} position="bottom" size="82dvh" title={person.name}>
      {doubts.map(({ sentence }) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      <EntrySheet
        key={person.id}
        of={entryOf(spot)}
        groups={groups}
        present={text}
        isLocked={person.lock !== null}
        onEnter={enter}
        rangeOf={rangeOf}
        onRange={(range) => {
          onClose();
          onRange(spot, range);
        }}
      />
      <TextInput
        mt="sm"
        label={t.columns.note}
        aria-label={t.noteOf(person.name)}
        value={note}
        error={tooLong}
        readOnly={person.lock !== null}
        onFocus={() => (typing.current = nextTyping())}
        onChange={(event) => {
          onTyping(person.id, true);
          act(acts.note(spot, event.currentTarget.value, typing.current));
        }}
        onBlur={() => onTyping(null)}
      />
    </Drawer>
  );
}
