import { Text } from "@mantine/core";
import { useMemo } from "react";
import { kindTexts } from "#texts/attendance.ts";
import { Drawer } from "#web/ui/dialogs.tsx";
import { EntrySheet } from "../entry/entry-sheet.tsx";
import { acts } from "../model/acts.ts";
import { contentAt, spotAt } from "../model/editor-state.ts";
import { codesByLaw, codesWithTitles } from "../model/suggestions.ts";
import type { LeaveOf } from "../use-leave.ts";
import { activeWordsOf } from "./active-words.ts";
import { AskForCell } from "./ask-for-cell.tsx";
import { entryAt } from "./entry-at.ts";
import type { Grid } from "./use-grid.ts";
import type { Range } from "./use-range.ts";

type Props = {
  grid: Grid;
  leaveOf: LeaveOf;
  range: Pick<Range, "ask" | "rangeAt">;
  opened: boolean;
  onClose: () => void;
};

/** What a thumb chooses for the active day: a code, times, or nothing. Then it goes on to the next person. */
export function DayTray({ grid, leaveOf, range, opened, onClose }: Props) {
  const { sheet, rules, state, act } = grid;
  const { row, column } = state.selection.active;
  const words = activeWordsOf(grid);
  const spot = spotAt(state, state.selection.active);
  const codes = useMemo(
    () => codesByLaw(codesWithTitles(sheet.vocabulary.codes, kindTexts, sheet.vocabulary.reasons)),
    [sheet],
  );
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
          of={entryAt(grid, spot, codes, leaveOf)}
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
