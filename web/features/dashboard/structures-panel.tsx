import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Overview, StructureToday } from "#api/dashboard.ts";
import type { SheetLevel } from "#domain/attendance/sheet-level.ts";
import { dashboardTexts as t, sheetLevelTexts, todayStateTexts } from "#texts/dashboard.ts";
import { type DayLevel, DaySquares, SquaresLegend } from "#web/ui/chart/day-squares.tsx";
import { formatDayAndMonth } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { useFold } from "#web/ui/use-fold.tsx";
import styles from "./structures-panel.module.css";

/** How the state of a day's sheet looks. */
const sheetTones: Record<StructureToday["stateToday"], Tone> = {
  none: "neutral",
  open: "warning",
  submitted: "good",
  locked: "neutral",
};

const firstShown = { wide: 12, phone: 3 };

/** How complete the structures are, day by day, with a link to each sheet. */
export function StructuresPanel({ overview }: { overview: Overview }) {
  const { structures, structureCount } = overview;
  const { shown, more } = useFold(structures, firstShown, t.allStructures);
  if (structures.length === 0) return null;
  const hidden = structureCount - structures.length;
  return (
    <Panel title={t.structuresToday}>
      <SquaresLegend
        entries={(["submitted", "open", "unsubmitted"] as const).map(
          (level) => [levels[level], sheetLevelTexts[level]] as const,
        )}
        note={t.lockedLegend}
      />
      <ul className="plain-list">
        {shown.map((structure) => (
          <li key={structure.id} className={styles.structure}>
            <Structure structure={structure} overview={overview} />
          </li>
        ))}
      </ul>
      {more}
      {more === null && hidden > 0 && (
        <Text size="sm" mt="xs">
          <Link to="/attendances/sheets">{t.moreStructures(hidden)}</Link>
        </Text>
      )}
    </Panel>
  );
}

type Props = { structure: StructureToday; overview: Pick<Overview, "today" | "month"> };

function Structure({ structure, overview: { today, month } }: Props) {
  const { id, title, stateToday, expected, waiting, openSheets } = structure;
  const search = { structureId: id, from: `${month}-01`, to: today, state: "open" } as const;
  return (
    <>
      <Link to="/structures/details/$id" params={{ id }}>
        {title}
      </Link>
      <div>
        <StatusBadge tone={sheetTones[stateToday]}>{todayStateTexts[stateToday]}</StatusBadge>
        {stateToday !== "none" && (
          <Note size="xs">{t.recordedOf(expected - waiting, expected)}</Note>
        )}
      </div>
      <DaySquares label={t.daysOf(title)} days={structure.days.map((day) => squareOf(id, day))} />
      <Text size="sm" className={styles.open}>
        {openSheets > 0 && (
          <Link to="/attendances/sheets" search={search}>
            {t.openOfMonth(openSheets)}
          </Link>
        )}
      </Text>
    </>
  );
}

const levels: Record<SheetLevel, DayLevel> = {
  open: "some",
  submitted: "full",
  locked: "full",
  unsubmitted: "bad",
};

function squareOf(id: string, { date, level }: StructureToday["days"][number]) {
  return {
    date,
    level: levels[level],
    isLocked: level === "locked" || level === "unsubmitted",
    words: `${formatDayAndMonth(date)}: ${sheetLevelTexts[level]}`,
    link: { to: "/attendances/attendance-records/$id/$date", params: { id, date } } as const,
  };
}
