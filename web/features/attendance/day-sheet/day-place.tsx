import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { later } from "#web/ui/later.tsx";
import styles from "./day-sheet.module.css";
import { toDay } from "./to-day.ts";

const StructureChoice = later(async () => (await import("./structure-choice.tsx")).StructureChoice);

type Props = { structure: { id: string; title: string }; date: Day };

/** The structure and day of the sheet, and controls to reach others. The structure's name is shown even before the list has loaded. */
export function DayPlace({ structure, date }: Props) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<string>(date);
  const goTo = (day: Day) => {
    if (day !== date) void navigate(toDay(structure.id, day));
  };
  return (
    <>
      <div className={styles.structure}>
        <span aria-hidden>{structure.title}</span>
        <StructureChoice
          structureId={structure.id}
          date={date}
          onChoose={(id) => void navigate(toDay(id, date))}
        />
      </div>
      <div className={styles.days}>
        <DayLink structureId={structure.id} date={addDays(date, -1)} label={t.previousDay} />
        <DateField
          name="date"
          aria-label={t.date}
          error={undefined}
          value={draft}
          onChange={setDraft}
          onSettled={goTo}
          w={132}
          size="xs"
        />
        <DayLink structureId={structure.id} date={addDays(date, 1)} label={t.nextDay} isNext />
      </div>
    </>
  );
}

function DayLink(props: { structureId: string; date: Day; label: string; isNext?: true }) {
  const Chevron = props.isNext ? IconChevronRight : IconChevronLeft;
  return (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={props.label}
      renderRoot={(rest) => <Link {...toDay(props.structureId, props.date)} {...rest} />}
    >
      <Chevron size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
