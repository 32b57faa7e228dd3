import { Stack, Text } from "@mantine/core";
import { type OvertimeDecision, overtimeDecisions } from "#api/overtime-decisions.ts";
import { personWithAfm } from "#domain/identity/person-name.ts";
import { formatDuration } from "#domain/minutes.ts";
import { overtimeFieldTexts as fields, overtimePageTexts as t } from "#texts/overtime-decisions.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Pending } from "#web/ui/pending.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import { Attestation } from "./attestation.tsx";

/** The details of a decision: its publication, its work, whom it covers with how many hours, and its end. */
export function DecisionDetails({ id }: { id: string }) {
  const found = useAnswer(overtimeDecisions.getById, { id });
  return (
    <Pending found={found} rows={3}>
      {(decision) => (
        <Stack gap="sm">
          <Facts facts={factsOf(decision)} />
          <Attestation decision={decision} />
          <Covered decision={decision} />
        </Stack>
      )}
    </Pending>
  );
}

function factsOf(decision: OvertimeDecision) {
  const { organ, decidedOn, ada, gazette, kae, work, end, madeBy, madeAt } = decision;
  const { monthMinutes, totalMinutes, amendedBy } = decision;
  const ended = end && [formatDay(end.lastDay), amendedBy ?? end.reason, end.by];
  return [
    { label: fields.organ, value: organ },
    { label: fields.decidedOn, value: formatDay(decidedOn) },
    { label: fields.ada, value: ada },
    { label: fields.gazette, value: gazette },
    { label: fields.kae, value: kae },
    { label: fields.work, value: work },
    { label: t.hoursHint, value: hoursText(monthMinutes, totalMinutes) },
    { label: t.ended, value: ended?.join(" · ") },
    { label: t.madeBy, value: `${madeBy}, ${formatInstant(madeAt)}` },
  ];
}

function Covered({ decision }: { decision: OvertimeDecision }) {
  const { people, structures } = decision;
  return (
    <>
      {people.length > 0 && <Text fw={600}>{fields.people}</Text>}
      <TextList
        lines={people.map(({ monthMinutes, totalMinutes, ...person }) => {
          const hours = hoursText(
            monthMinutes ?? decision.monthMinutes,
            totalMinutes ?? decision.totalMinutes,
          );
          return `${personWithAfm(person)}: ${hours}`;
        })}
      />
      {structures.length > 0 && <Text fw={600}>{fields.structureIds}</Text>}
      <TextList lines={structures.map(({ title }) => title)} />
    </>
  );
}

function hoursText(monthMinutes: number, totalMinutes: number): string {
  return t.hoursOf(formatDuration(monthMinutes), formatDuration(totalMinutes));
}
