import { ActionIcon } from "@mantine/core";
import {
  IconHistory,
  IconCalendarCheck,
  IconDeviceDesktop,
  IconFileImport,
  IconKeyboard,
  IconLink,
  IconPlugConnected,
  IconUserEdit,
  type Icon,
} from "@tabler/icons-react";
import { memo, useRef } from "react";
import type { Mark } from "#domain/attendance/types.ts";
import { formatDuration, formatEnd } from "#domain/minutes.ts";
import { markTexts } from "#texts/attendance.ts";
import { daySheetTexts as t, planTexts } from "#texts/day-sheet.ts";
import { Hint } from "#web/ui/hint.tsx";
import { clockOf } from "../interval-words.ts";
import { acts } from "../model/acts.ts";
import { ReopeningMark } from "../reopening/reopening-mark.tsx";
import styles from "./day-sheet.module.css";
import { DoubtMark } from "./doubt-mark.tsx";
import { EntryField } from "./entry-field.tsx";
import type { DayRow } from "./model/day-rows.ts";
import type { DayModel, Person } from "./model/day.ts";
import { nextTyping } from "./typing.ts";
import type { FieldOfDay } from "./use-day-editor.ts";

type Props = {
  model: DayModel;
  row: DayRow;
  index: number;
  field: FieldOfDay;
  /** Whether someone else has just saved the row. */
  isFresh: boolean;
  /** Id of the element with the messages of the focused row. */
  saidId: string;
  onFocus: (person: Person) => void;
  onHistory: (person: Person) => void;
};

/** One person of the day: what is planned, what is typed, and what results from it. Always a single line. */
export const DaySheetRow = memo(function DaySheetRow(props: Props) {
  const { model, row, index, field } = props;
  const { person, spot, draft, view, isWrong } = row;
  const typing = useRef(0);
  const { result } = view;
  const hasTimes = view.arrival !== null || view.departure !== null;
  const tone = isWrong ? styles.wrong : draft ? styles.edited : styles.row;
  return (
    <tr id={person.id} className={tone} onFocus={() => props.onFocus(person)}>
      <th
        scope="row"
        className={styles.name}
        title={[person.name, person.specialty].filter(Boolean).join(" · ")}
      >
        {person.apart === "" ? (
          person.name
        ) : (
          <span className={styles.apart}>
            <span>{person.person}</span>
            <span>{person.apart}</span>
          </span>
        )}
        {person.reopens && person.lock === null && <ReopeningMark month={person.reopens} />}
        {person.apart === "" && <span className={styles.specialty}>{person.specialty}</span>}
      </th>
      <td className={styles.plan}>{planText(model, person)}</td>
      <td className={styles.entryCell}>
        <EntryField row={row} index={index} describedBy={props.saidId} field={field} />
      </td>
      <td className={styles.doubts}>
        <DoubtMark row={row} isFresh={props.isFresh} />
      </td>
      <td className={styles.times}>
        {hasTimes &&
          `${clockOf(view.arrival, model.date)} – ${clockOf(view.departure, model.date, formatEnd)}`}
      </td>
      <td className={styles.number}>
        {result.workedMinutes > 0 && formatDuration(result.workedMinutes)}
      </td>
      <td className={(result.balanceMinutes ?? 0) < 0 ? styles.short : styles.number}>
        {result.balanceMinutes !== null && hasTimes && formatDuration(result.balanceMinutes)}
      </td>
      <td className={styles.marks}>
        <SourceMarks {...row} />
      </td>
      <td className={styles.noteCell}>
        <input
          className={styles.note}
          data-row={index}
          data-column="note"
          value={row.note}
          placeholder={t.columns.note}
          readOnly={person.lock !== null}
          aria-label={t.noteOf(person.name)}
          aria-invalid={row.isWrongNote}
          aria-describedby={props.saidId}
          autoComplete="off"
          onFocus={() => (typing.current = nextTyping())}
          onChange={(event) => {
            field.onTyping(person.id, true);
            field.act(acts.note(spot, event.currentTarget.value, typing.current));
          }}
          onBlur={() => field.onTyping(null)}
        />
      </td>
      <td className={styles.history}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          aria-label={t.historyOf(person.name)}
          onClick={() => props.onHistory(person)}
        >
          <IconHistory size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
});

function planText({ date, nature }: DayModel, { plan }: Person): string {
  if (plan.ranges.length > 0) {
    return plan.ranges
      .map(({ from, to }) => `${clockOf(from, date)}–${clockOf(to, date, formatEnd)}`)
      .join(", ");
  }
  const isNamed = plan.kind === "holiday" || plan.kind === "closure";
  return (isNamed ? nature.title : null) ?? planTexts[plan.kind];
}

const markIcons: Record<Mark, Icon> = {
  plan: IconCalendarCheck,
  typed: IconKeyboard,
  device: IconDeviceDesktop,
  import: IconFileImport,
  link: IconLink,
  api: IconPlugConnected,
};

/** The sources of a row's times. */
function SourceMarks({ person, view }: DayRow) {
  const marks = view.marks.map((mark) => ({ icon: markIcons[mark], label: markTexts[mark] }));
  const own = person.byOneself ? [{ icon: IconUserEdit, label: t.byOneself }] : [];
  return [...marks, ...own].map(({ icon: MarkIcon, label }) => (
    <Hint key={label} label={label}>
      <span role="img" aria-label={label} className={styles.mark}>
        <MarkIcon size={17} stroke={1.6} aria-hidden />
      </span>
    </Hint>
  ));
}
