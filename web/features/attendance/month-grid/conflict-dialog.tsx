import { Button, Stack, Text } from "@mantine/core";
import { conflictTexts as t } from "#texts/attendance.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { focusFirst } from "#web/ui/focus-first.ts";
import { Note } from "#web/ui/note.tsx";
import { wordsOfIntervals } from "../interval-words.ts";
import styles from "./conflict-dialog.module.css";
import { acts } from "../model/acts.ts";
import type { Content } from "../model/content.ts";
import { draftAt, type Spot } from "../model/drafts.ts";
import { changedSpots, dateOf } from "../model/records.ts";
import type { Grid } from "./use-grid.ts";

/** Days that someone else changed meanwhile: both values, and the choice between them. */
export function ConflictDialog(props: { grid: Grid; opened: boolean; onClose: () => void }) {
  const { grid, opened, onClose } = props;
  const spots = changedSpots(grid.state);
  return (
    <Modal opened={opened && spots.length > 0} onClose={onClose} title={t.title} size="lg">
      <Stack key={spots.length} ref={focusFirst} gap="md">
        {spots.map((spot) => (
          <Conflict key={`${spot.contractId} ${spot.day}`} grid={grid} spot={spot} />
        ))}
      </Stack>
    </Modal>
  );
}

function Conflict({ grid, spot }: { grid: Grid; spot: Spot }) {
  const { sheet, state, act } = grid;
  const contract = sheet.contracts.get(spot.contractId);
  const draft = draftAt(state.drafts, spot);
  const date = dateOf(sheet.days[0] ?? "", spot.day);
  if (draft?.answer?.kind !== "changed") return null;
  const { theirs } = draft.answer;
  const title = `${contract?.name}, ${formatDay(date)}`;
  const words = (content: Content) =>
    content.kind === "refused"
      ? content.text
      : wordsOfIntervals(content.intervals, date, sheet.vocabulary.reasons);
  return (
    <section className={styles.conflict} aria-label={title} tabIndex={-1} data-autofocus>
      <Text fw={600}>{title}</Text>
      <div className={styles.sides}>
        <div>
          <Note>{t.mine}</Note>
          <div>{words(draft.content)}</div>
          <Button mt="xs" size="xs" onClick={() => act(acts.choose(spot, "mine"))}>
            {t.keepMine}
          </Button>
        </div>
        <div>
          <Note>
            {t.theirs}
            {theirs.updatedAt !== "" &&
              ` · ${t.by(theirs.updatedBy ?? t.someone, formatInstant(theirs.updatedAt))}`}
          </Note>
          <div>{words({ kind: "intervals", intervals: theirs.intervals })}</div>
          <Button
            mt="xs"
            size="xs"
            variant="default"
            onClick={() => act(acts.choose(spot, "theirs"))}
          >
            {t.keepTheirs}
          </Button>
        </div>
      </div>
    </section>
  );
}
