import { Text } from "@mantine/core";
import { Drawer } from "#web/ui/dialogs.tsx";
import { EntrySheet } from "../entry/entry-sheet.tsx";
import { acts } from "../model/acts.ts";
import { contentAt, spotAt } from "../model/editor-state.ts";
import { activeWordsOf } from "./active-words.ts";
import { AskForCell } from "./ask-for-cell.tsx";
import type { MonthEditor } from "./use-month-editor.ts";

type Props = { editor: MonthEditor; opened: boolean; onClose: () => void };

/** The tray for the active day on touch screens: a code, times, or nothing. Then it moves on to the next person. */
export function DayTray({ editor, opened, onClose }: Props) {
  const { grid, range } = editor;
  const { rules, state, act } = grid;
  const { row, column } = state.selection.active;
  const words = activeWordsOf(grid);
  const spot = spotAt(state, state.selection.active);
  return (
    <Drawer opened={opened} onClose={onClose} position="bottom" size="82dvh" title={words?.who}>
      <Text size="sm">
        {words?.when}: {words?.what}
      </Text>
      {words && words.trouble !== null && (
        <Text size="sm" c="red" role="status">
          {words.trouble}
        </Text>
      )}
      <AskForCell grid={grid} />
      {spot && (
        <EntrySheet
          key={`${row} ${column}`}
          of={editor.entryOf(spot)}
          groups={null}
          present={rules.textOf(spot, contentAt(state, rules, spot))}
          isLocked={rules.lockAt(spot) !== null}
          onEnter={(text) => act(acts.enter(text, "down"))}
          rangeOf={(text) => range.rangeAt(spot, text)}
          onRange={(found) => {
            onClose();
            range.ask(spot, found);
          }}
          onNext={() => act(acts.advance("down"))}
        />
      )}
    </Drawer>
  );
}
