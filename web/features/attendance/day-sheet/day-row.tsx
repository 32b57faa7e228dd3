import { ActionIcon, Button } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconDeviceDesktop,
  IconFileImport,
  IconHistory,
  IconKeyboard,
  IconLink,
  IconPlugConnected,
  IconUserEdit,
  type Icon,
} from "@tabler/icons-react";
import { memo, useId } from "react";
import type { Mark } from "#domain/attendance/types.ts";
import { formatDuration } from "#domain/minutes.ts";
import { conflictTexts, entryRefusalText, lockTexts, markTexts } from "#texts/attendance.ts";
import { daySheetTexts as t, planTexts } from "#texts/day-sheet.ts";
import { liveTexts } from "#texts/live.ts";
import { sentenceOf } from "#web/features/verification/public.tsx";
import { clockOf, wordsOfIntervals } from "../interval-words.ts";
import { MeantTimes } from "#web/ui/meant-times.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { ReopeningMark } from "../reopening/reopening-mark.tsx";
import { markOf } from "../reopening/reopening-words.ts";
import type { CodeTitle } from "../month-grid/model/suggestions.ts";
import styles from "./day-sheet.module.css";
import { EntryField } from "./entry-field.tsx";
import { entryText, type DayModel, type Person, type Standing } from "./model/day.ts";
import { dayActs, type DayAct, type RowDraft } from "./model/day-state.ts";
import type { RowView } from "./model/row-view.ts";

type Props = {
  model: DayModel;
  person: Person;
  row: number;
  draft: RowDraft | undefined;
  stored: Standing;
  view: RowView;
  codes: readonly CodeTitle[];
  /** What the person disputes of the day and nobody has answered. */
  disputed: string | undefined;
  /** Whether another hand has just saved the row. */
  isFresh: boolean;
  act: (act: DayAct) => void;
  onHistory: (person: Person) => void;
};

const markIcons: Record<Mark, Icon> = {
  plan: IconCalendarCheck,
  typed: IconKeyboard,
  device: IconDeviceDesktop,
  import: IconFileImport,
  link: IconLink,
  api: IconPlugConnected,
};

/** One person of the day: what is planned, what is typed, and what follows from it. */
export const DayRow = memo(function DayRow(props: Props) {
  const { model, person, row, draft, stored, view, act } = props;
  const messagesId = useId();
  const content = draft?.content ?? stored.content;
  const { result } = view;
  const hasTimes = view.arrival !== null || view.departure !== null;
  const isInvalid = content.kind === "refused" || draft?.answer !== undefined;
  const tone = isInvalid ? styles.wrong : draft ? styles.edited : styles.row;
  return (
    <tr id={person.id} className={tone}>
      <th scope="row" className={styles.name}>
        {person.name}
        {person.reopens && person.lock === null && <ReopeningMark month={person.reopens} />}
        <span className={styles.specialty}>{person.specialty}</span>
      </th>
      <td className={styles.plan} data-label={t.columns.plan}>
        {planText(model, person)}
      </td>
      <td className={styles.entryCell}>
        <EntryField
          model={model}
          person={person}
          row={row}
          present={entryText(model, person, content)}
          codes={props.codes}
          isInvalid={isInvalid}
          isAnswered={draft?.answer !== undefined}
          describedBy={messagesId}
          onEnter={(text) => act(dayActs.enter(person, text))}
          onRestore={() => act(dayActs.restoreRow(person))}
        />
        <div id={messagesId}>
          <Messages {...props} />
        </div>
      </td>
      <td className={styles.times} data-label={t.columns.times}>
        {hasTimes &&
          `${clockOf(view.arrival, model.date)} – ${clockOf(view.departure, model.date)}`}
      </td>
      <td className={styles.number} data-label={t.columns.worked}>
        {result.workedMinutes > 0 && formatDuration(result.workedMinutes)}
      </td>
      <td
        className={(result.balanceMinutes ?? 0) < 0 ? styles.short : styles.number}
        data-label={t.columns.balance}
      >
        {result.balanceMinutes !== null && hasTimes && formatDuration(result.balanceMinutes)}
      </td>
      <td className={styles.marks}>
        {view.marks.map((mark) => {
          const MarkIcon = markIcons[mark];
          return (
            <Hint key={mark} label={markTexts[mark]}>
              <span role="img" aria-label={markTexts[mark]} className={styles.mark}>
                <MarkIcon size={18} stroke={1.6} aria-hidden />
              </span>
            </Hint>
          );
        })}
        {person.byOneself && (
          <Hint label={t.byOneself}>
            <span role="img" aria-label={t.byOneself} className={styles.mark}>
              <IconUserEdit size={18} stroke={1.6} aria-hidden />
            </span>
          </Hint>
        )}
      </td>
      <td className={styles.noteCell}>
        <input
          className={styles.note}
          data-row={row}
          data-column="note"
          value={draft?.note ?? stored.note}
          placeholder={t.columns.note}
          maxLength={500}
          readOnly={person.lock !== null}
          aria-label={t.noteOf(person.name)}
          autoComplete="off"
          onChange={(event) => act(dayActs.note(person, event.currentTarget.value))}
        />
      </td>
      <td className={styles.history}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t.historyOf(person.name)}
          onClick={() => props.onHistory(person)}
        >
          <IconHistory size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
});

function planText({ date, nature }: DayModel, { plan }: Person): string {
  if (plan.ranges.length > 0) {
    return plan.ranges
      .map(({ from, to }) => `${clockOf(from, date)}–${clockOf(to, date)}`)
      .join(", ");
  }
  const isNamed = plan.kind === "holiday" || plan.kind === "closure";
  return (isNamed ? nature.title : null) ?? planTexts[plan.kind];
}

/** Why the row is locked or cannot be saved as it is, and what the rules find doubtful. */
function Messages({ model, person, draft, view, act, disputed, isFresh }: Props) {
  const { date, vocabulary } = model;
  const answer = draft?.answer;
  const theirs = answer?.kind === "changed" ? answer.theirs : null;
  return (
    <>
      {isFresh && <p className={styles.fresh}>{liveTexts.justChanged(person.updatedBy)}</p>}
      {disputed !== undefined && <p className={styles.error}>{t.disputed(disputed)}</p>}
      {person.lock === "month-signed" && (
        <p className={styles.information}>{lockTexts[person.lock]}</p>
      )}
      {person.reopens && draft && <p className={styles.warning}>{markOf(person.reopens)}</p>}
      {draft?.content.kind === "refused" && (
        <>
          <p className={styles.error}>{entryRefusalText(draft.content)}</p>
          <MeantTimes
            meant={draft.content.meant}
            onAccept={(text) => act(dayActs.enter(person, text))}
          />
        </>
      )}
      {answer?.kind === "refused" && <p className={styles.error}>{answer.messages.join(" ")}</p>}
      {theirs && (
        <div className={styles.conflict}>
          <p className={styles.error}>
            {conflictTexts.title}
            {": "}
            <b>{wordsOfIntervals(theirs.intervals, date, vocabulary.reasons)}</b>
            {theirs.updatedBy !== null && ` (${theirs.updatedBy})`}
          </p>
          <Button size="compact-sm" onClick={() => act(dayActs.choose(person, "mine"))}>
            {conflictTexts.keepMine}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => act(dayActs.choose(person, "theirs"))}
          >
            {conflictTexts.keepTheirs}
          </Button>
        </div>
      )}
      {view.findings.map((finding) => (
        <p key={finding.rule} className={styles[finding.level]}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden /> {sentenceOf(finding)}
        </p>
      ))}
    </>
  );
}
