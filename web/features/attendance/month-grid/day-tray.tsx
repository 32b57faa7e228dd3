import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { cellCodes, dayListTexts as t, entryRefusalText, kindTexts } from "#texts/attendance.ts";
import { MeantTimes } from "#web/ui/meant-times.tsx";
import { Drawer } from "#web/ui/dialogs.tsx";
import { activeWordsOf } from "./active-words.ts";
import { AskForCell } from "./ask-for-cell.tsx";
import styles from "./day-list.module.css";
import { acts } from "./model/acts.ts";
import { contentAt, spotAt } from "./model/grid-state.ts";
import { codesWithTitles, suggestionsFor } from "./model/suggestions.ts";
import type { Grid } from "./use-grid.ts";

type Props = { grid: Grid; opened: boolean; onClose: () => void };

/** How many codes have a button of their own; the others are found by typing. A break is no whole day. */
const buttons = 6;
const noButton: ReadonlySet<string> = new Set(cellCodes.break);

/** What a thumb chooses for the active day: a code, times, or nothing. Then it goes on to the next person. */
export function DayTray({ grid, opened, onClose }: Props) {
  const { row, column } = grid.state.selection.active;
  const words = activeWordsOf(grid);
  return (
    <Drawer opened={opened} onClose={onClose} position="bottom" size="27rem" title={words?.who}>
      <Text size="sm">
        {words?.when}: {words?.what}
      </Text>
      {words && words.trouble !== null && (
        <Text size="sm" c="red" role="status">
          {words.trouble}
        </Text>
      )}
      <AskForCell grid={grid} />
      <Entry key={`${row} ${column}`} grid={grid} />
    </Drawer>
  );
}

function Entry({ grid }: { grid: Grid }) {
  const { sheet, rules, state, act } = grid;
  const spot = spotAt(state, state.selection.active);
  const present = spot ? rules.textOf(spot, contentAt(state, rules, spot)) : "";
  const [text, setText] = useState(present);
  const codes = codesWithTitles(sheet.vocabulary.codes, kindTexts, sheet.vocabulary.reasons);
  const usual = codes.filter(({ code }) => !noButton.has(code)).slice(0, buttons);
  const found = text === present ? [] : suggestionsFor(text, codes);
  const isLocked = !spot || rules.lockAt(spot) !== null;
  const content = spot && text !== "" ? rules.read(spot, text) : null;
  const refused = content?.kind === "refused" && found.length === 0 ? content : null;
  const enter = (entry: string) => act(acts.enter(entry, "down"));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(text);
  };
  return (
    <>
      <div className={styles.choices}>
        {(found.length > 0 ? found : usual).map(({ code, title }) => (
          <Button
            key={code}
            variant="default"
            h="auto"
            py={8}
            disabled={isLocked}
            onClick={() => enter(code)}
          >
            <span>
              <b>{code}</b>
              <small className={styles.title}>{title}</small>
            </span>
          </Button>
        ))}
      </div>
      <form onSubmit={submit}>
        <TextInput
          label={t.other}
          placeholder={t.example}
          value={text}
          error={refused && entryRefusalText(refused)}
          disabled={isLocked}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {refused && <MeantTimes meant={refused.meant} onAccept={setText} />}
        <Group mt="sm" grow preventGrowOverflow={false} gap="xs">
          <Button variant="default" px="xs" disabled={isLocked} onClick={() => enter("")}>
            {t.clear}
          </Button>
          <Button variant="default" px="xs" onClick={() => act(acts.advance("down"))}>
            {t.next}
          </Button>
          <Button type="submit" px="xs" disabled={isLocked}>
            {t.enter}
          </Button>
        </Group>
      </form>
    </>
  );
}
