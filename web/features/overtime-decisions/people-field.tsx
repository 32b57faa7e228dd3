import { SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { employees } from "#api/employees.ts";
import { overtimeDecisions } from "#api/overtime-decisions.ts";
import { type Day, isDay } from "#domain/calendar/day.ts";
import { formatDuration } from "#domain/minutes.ts";
import type { Limits, OvertimeKind } from "#domain/overtime/decision.ts";
import { personWithAfm } from "#domain/identity/person-name.ts";
import { overtimeFieldTexts as fields, overtimePageTexts as t } from "#texts/overtime-decisions.ts";
import { listOf, queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { DurationField } from "#web/ui/form/fields.tsx";
import { FoundManyField } from "#web/ui/form/found-fields.tsx";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";
import { Note } from "#web/ui/note.tsx";
import { faultOf, limitsOf } from "./typed-limits.ts";

/** A chosen person, with hours as typed: empty if the hours of all apply. */
export type ChosenPerson = { employeeId: string; name: string; month: string; total: string };

type Props = FieldProps<ChosenPerson[]> & {
  /** Of the decision, and its first day: they determine what the caps leave of each person. */
  kind: OvertimeKind;
  on: Day;
  /** Hours of those who have none of their own. */
  limits: Limits;
};

const mostTold = 100;
/** With more people than this it starts collapsed. */
const mostOpen = 5;

/** The people whom a decision names, found by their names, each with hours of their own if these differ from those of all. */
export function PeopleField({ kind, on, limits, value, onChange, ...props }: Props) {
  const { id: organizationId } = useOrganization();
  const leftOf = useLeft(
    value.map(({ employeeId }) => employeeId),
    kind,
    on,
  );
  const known = new Map(value.map((person) => [person.employeeId, person]));
  return (
    <>
      <FoundManyField
        {...props}
        label={fields.people}
        description={t.peopleHint}
        queryFor={(search) => queryOf(employees.getAll, { organizationId, search, take: 50 })}
        labelOf={(item) => personWithAfm(item)}
        chosen={new Map(value.map(({ employeeId, name }) => [employeeId, name]))}
        onChoose={(chosen) =>
          onChange(
            [...chosen].map(
              ([employeeId, name]) =>
                known.get(employeeId) ?? { employeeId, name, month: "", total: "" },
            ),
          )
        }
      />
      {value.length > 0 && (
        <OwnHours people={value} limits={limits} leftOf={leftOf} onChange={onChange} />
      )}
    </>
  );
}

/** What the caps leave of a person, in a sentence; null where the kind has no cap, or it is not known. */
type LeftOf = (employeeId: string) => string | null;

function useLeft(employeeIds: readonly string[], kind: OvertimeKind, on: Day): LeftOf {
  const { id: organizationId } = useOrganization();
  const counter = counters[kind];
  const query = { organizationId, employeeIds: employeeIds.slice(0, mostTold), on };
  const found = useQuery({
    ...listOf(overtimeDecisions.getLeft, query),
    enabled: employeeIds.length > 0 && counter !== null && isDay(on),
  });
  return (employeeId) => {
    const left = found.data?.people.find((one) => one.employeeId === employeeId);
    return left && counter ? t.left[counter](formatDuration(left[`${counter}Minutes`])) : null;
  };
}

const counters = {
  afternoon: "afternoon",
  night: "offHours",
  "sunday-holiday": "offHours",
  completing: null,
  private: "year",
} as const;

type OwnHoursProps = {
  people: ChosenPerson[];
  limits: Limits;
  leftOf: LeftOf;
  onChange: (people: ChosenPerson[]) => void;
};

function OwnHours({ people, limits, leftOf, onChange }: OwnHoursProps) {
  const set = (employeeId: string, part: Partial<ChosenPerson>) =>
    onChange(people.map((one) => (one.employeeId === employeeId ? { ...one, ...part } : one)));
  return (
    <details open={people.length <= mostOpen}>
      <summary>{t.ownHours}</summary>
      <Stack gap="xs" mt="xs">
        {people.map(({ employeeId, name, month, total }) => (
          <SimpleGrid key={employeeId} cols={{ base: 1, xs: 3 }} spacing="xs">
            <div>
              <Text size="sm">{name}</Text>
              <Note size="xs">{leftOf(employeeId)}</Note>
            </div>
            <DurationField
              name={`month-${employeeId}`}
              error={undefined}
              aria-label={t.monthHoursOf(name)}
              placeholder={fields.monthMinutes}
              value={month}
              onChange={(text) => set(employeeId, { month: text })}
            />
            <DurationField
              name={`total-${employeeId}`}
              error={month + total === "" ? undefined : faultOf(limits, limitsOf(month, total))}
              aria-label={t.totalHoursOf(name)}
              placeholder={fields.totalMinutes}
              value={total}
              onChange={(text) => set(employeeId, { total: text })}
            />
          </SimpleGrid>
        ))}
      </Stack>
    </details>
  );
}
