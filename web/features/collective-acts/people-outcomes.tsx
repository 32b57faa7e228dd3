import { Stack, Text } from "@mantine/core";
import type { PersonOfAct } from "#api/collective-acts.ts";
import { type DayOutcome, dayOutcomes } from "#domain/collective-acts/outcomes.ts";
import { personWithAfm } from "#domain/identity/person-name.ts";
import { collectiveActPageTexts as t, dayOutcomeTexts } from "#texts/collective-acts.ts";
import { TextList } from "#web/ui/text-list.tsx";
import styles from "./people-outcomes.module.css";

type People = readonly PersonOfAct[];

/** How many person-days an act takes. */
export function daysTaken(people: People): number {
  return people.reduce((sum, { days }) => sum + days.filter(isTaken).length, 0);
}

/** A group of at most this many lines starts open; a longer one opens on click. */
const mostOpen = 8;

/** The outcome for everyone whom an act covers: those who take it, and the others by why they stay unchanged. */
export function PeopleOutcomes({ people, isDone = false }: { people: People; isDone?: boolean }) {
  if (people.length === 0) return <Text size="sm">{t.nobodyCovered}</Text>;
  const days = daysTaken(people);
  const takers = people.filter((person) => person.days.some(isTaken));
  const count = new Set(takers.map(({ employeeId }) => employeeId)).size;
  const says = isDone ? t.takenBefore : t.taken;
  return (
    <Stack gap="xs">
      <Text fw={650}>{days === 0 ? t.nobodyTaken : says(count, days)}</Text>
      {dayOutcomes.map((what) => (
        <Group
          key={what}
          what={what}
          name={isDone && what === "taken" ? t.recorded : dayOutcomeTexts[what]}
          people={people}
          isOneDay={isOneDay(people)}
        />
      ))}
    </Stack>
  );
}

function isTaken({ what }: { what: DayOutcome }): boolean {
  return what === "taken";
}

function isOneDay(people: People): boolean {
  return new Set(people.flatMap(({ days }) => days.map(({ date }) => date))).size === 1;
}

type GroupProps = { what: DayOutcome; name: string; people: People; isOneDay: boolean };

/** The people with one outcome, a line for each person and reason; all of them, however many. */
function Group({ what, name, people, isOneDay: isBare }: GroupProps) {
  const those = people.flatMap((person) => {
    const days = person.days.filter((day) => day.what === what);
    return days.length > 0 ? [{ person, days }] : [];
  });
  if (those.length === 0) return null;
  const lines = those.flatMap(({ person, days }) =>
    [...Map.groupBy(days, ({ says }) => says)].map(([says, alike]) =>
      t.line(
        t.personIn(personWithAfm(person), person.structureTitle),
        isBare ? [] : alike.map(({ date }) => date),
        says,
      ),
    ),
  );
  return (
    <details open={what !== "taken" && lines.length <= mostOpen}>
      <summary>{t.group(name, those.length)}</summary>
      <TextList className={styles.lines} lines={lines} />
    </details>
  );
}
