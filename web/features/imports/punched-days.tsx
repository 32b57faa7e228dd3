import { Checkbox, Stack, Table, Title } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import { imports, type PunchedDay } from "#api/imports.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import { punchPageTexts as t } from "#texts/punch-pages.ts";
import { punchRuleTexts } from "#texts/punch-rules.ts";
import { useSession } from "#web/kernel/session.ts";
import { formatDay } from "#web/ui/formats.ts";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import type { RecordForm } from "#web/ui/form/use-record-form.ts";
import type { PunchOutcome } from "./punch-outcomes.tsx";
import type { PunchRange } from "./punch-proposals.tsx";
import { timesText } from "./times-text.ts";
import { Note } from "#web/ui/note.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";

type ProposedDays = OutputOf<typeof imports.proposeFromPunches>;
type Question = ProposedDays["questions"][number];

type Props = {
  range: PunchRange;
  proposals: ProposedDays["proposals"];
  questions: ProposedDays["questions"];
  /** Called with the outcome of the days that were recorded. */
  onRecorded: (outcomes: readonly PunchOutcome[]) => void;
};

const keyOf = ({ contractId, date }: { contractId: string; date: string }) =>
  `${contractId} ${date}`;

/**
 * A person's decisions on the days, by the days' keys: they survive a refetch, which may bring
 * other days, and a day that has meanwhile become a question is asked again.
 */
type ImportDecisions = { leftOut: readonly string[]; agreed: readonly string[]; reason: string };

const initial: ImportDecisions = { leftOut: [], agreed: [], reason: "" };

/** The days that punches make, ticked unless there is a question about them, and the button that records the ticked ones. */
export function PunchedDays({ range, proposals, questions, onRecorded }: Props) {
  const isAdministrator = useSession()?.area === "Administrator";
  const days = [...proposals, ...questions];
  const form: RecordForm<ImportDecisions> = useCallForm({
    initial,
    call: imports.applyPunches,
    inputOf: ({ reason }) => ({
      ...range,
      reason,
      reopens: agreed
        .filter(({ why }) => why === "month-reopens")
        .map(({ contractId, date }) => ({ contractId, month: monthOf(date) })),
      days: ticked.map(({ contractId, date, version }) => ({ contractId, date, version })),
    }),
    onDone: ({ records }) => {
      form.set({ agreed: [], reason: "" });
      onRecorded(records.map((record) => ({ ...record, name: nameOf(days, record) })));
    },
  });
  const { values, set } = form;
  const agreed = questions.filter((day) => values.agreed.includes(keyOf(day)));
  const ticked = [...proposals.filter((day) => !values.leftOut.includes(keyOf(day))), ...agreed];
  const keys = ticked.map(keyOf);
  return (
    <Form form={form} guarded={false} save={t.apply(ticked.length)}>
      {proposals.length > 0 && (
        <Days
          title={t.proposals}
          days={proposals}
          ticked={keys}
          onTick={(of, isTicked) => set({ leftOut: withKeys(values.leftOut, of, !isTicked) })}
        />
      )}
      {questions.length > 0 && (
        <Days
          title={t.questions}
          days={questions}
          ticked={keys}
          onTick={(of, isTicked) => set({ agreed: withKeys(values.agreed, of, isTicked) })}
        />
      )}
      {isAdministrator && (
        <TextField label={t.reason} description={t.reasonHint} required {...form.field("reason")} />
      )}
    </Form>
  );
}

function withKeys(all: readonly string[], keys: readonly string[], isIn: boolean): string[] {
  const others = all.filter((key) => !keys.includes(key));
  return isIn ? [...others, ...keys] : others;
}

type DaysProps = {
  title: string;
  days: readonly (PunchedDay | Question)[];
  ticked: readonly string[];
  onTick: (keys: readonly string[], isTicked: boolean) => void;
};

function Days({ title, days, ticked, onTick }: DaysProps) {
  const keys = days.map(keyOf);
  const count = keys.filter((key) => ticked.includes(key)).length;
  const asks = days.some((day) => "why" in day);
  return (
    <Stack gap="xs">
      <Title order={3}>{`${title} (${days.length})`}</Title>
      <ScrollTable label={title} minWidth="38.75rem" maxHeight="28rem">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={44}>
              <Checkbox
                aria-label={t.selectAll}
                checked={count === keys.length}
                indeterminate={count > 0 && count < keys.length}
                onChange={(event) => onTick(keys, event.currentTarget.checked)}
              />
            </Table.Th>
            <Table.Th>{t.name}</Table.Th>
            <Table.Th>{t.date}</Table.Th>
            <Table.Th>{t.times}</Table.Th>
            {asks && <Table.Th>{t.recorded}</Table.Th>}
            <Table.Th>{t.note}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map((day) => (
            <Table.Tr key={keyOf(day)}>
              <Table.Td>
                <Checkbox
                  aria-label={t.select(personName(day), formatDay(day.date))}
                  checked={ticked.includes(keyOf(day))}
                  onChange={(event) => onTick([keyOf(day)], event.currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td>
                {day.lastName} {day.firstName}
              </Table.Td>
              <Table.Td>{formatDay(day.date)}</Table.Td>
              <Table.Td>
                {timesText(day.intervals)}
                <AsPunched day={day} />
              </Table.Td>
              {"why" in day && <Table.Td>{timesText(day.recorded)}</Table.Td>}
              <Table.Td>{noteOf(day)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ScrollTable>
    </Stack>
  );
}

/** The times as they were punched, if the body's rule turns them into others. */
function AsPunched({ day: { intervals, punched } }: { day: PunchedDay }) {
  const raw = timesText(punched);
  if (raw === timesText(intervals)) return null;
  return <Note size="xs">{punchRuleTexts.punchedTimes(raw)}</Note>;
}

function nameOf(days: readonly PunchedDay[], of: { contractId: string; date: string }): string {
  const found = days.find((day) => keyOf(day) === keyOf(of));
  return found ? personName(found) : "";
}

function noteOf(day: PunchedDay | Question): string {
  const isMissing = day.intervals.some(({ from, to }) => from === null || to === null);
  return [
    ...("why" in day ? [t.why[day.why]] : []),
    ...(isMissing ? [t.missing] : []),
    ...(day.leftOut > 0 ? [t.leftOut(day.leftOut)] : []),
  ].join(" · ");
}
