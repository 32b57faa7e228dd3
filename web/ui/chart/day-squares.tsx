import { Group, Text } from "@mantine/core";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { Day } from "#domain/calendar/day.ts";
import { Note } from "../note.tsx";
import styles from "./day-squares.module.css";

/** How complete a day is. */
export type DayLevel = "full" | "some" | "none" | "bad";

type DaySquare = {
  date: Day;
  level: DayLevel;
  isLocked: boolean;
  words: string;
  link?: LinkProps;
};

/** One square per day, with the same in words for users who do not see colours. */
export function DaySquares({ label, days }: { label: string; days: readonly DaySquare[] }) {
  return (
    <ol className={styles.squares} aria-label={label}>
      {days.map(({ date, level, isLocked, words, link }) => {
        const look = {
          className: styles.square,
          "data-level": level,
          "data-locked": isLocked || undefined,
          title: words,
        };
        const content = (
          <>
            <span aria-hidden>{Number(date.slice(8))}</span>
            <span className="visually-hidden">{words}</span>
          </>
        );
        return (
          <li key={date}>
            {link ? (
              <Link {...link} {...look}>
                {content}
              </Link>
            ) : (
              <span {...look}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The meaning of the colours. */
export function SquaresLegend(props: {
  entries: readonly (readonly [DayLevel, string])[];
  note: string;
}) {
  return (
    <Group gap="md" mb="xs">
      {props.entries.map(([level, text]) => (
        <Group key={level} gap={6}>
          <span className={styles.square} data-level={level} aria-hidden />
          <Text size="sm">{text}</Text>
        </Group>
      ))}
      <Note>{props.note}</Note>
    </Group>
  );
}
