import { Alert, Text } from "@mantine/core";
import { imports } from "#api/imports.ts";
import { personName } from "#domain/identity/person-name.ts";
import { punchPageTexts as t } from "#texts/punch-pages.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { Note } from "#web/ui/note.tsx";
import { isAwaited } from "#web/ui/pending.tsx";
import { timesText } from "./times-text.ts";

/**
 * People whose punches make more intervals than the day takes, so that they wait for the user who
 * records the day; nothing if there are none.
 */
export function OverfullDays({ structureId, date }: { structureId: string; date: string }) {
  const mayRecord = useRefusalTo("attendance.record") === null;
  const found = useSideAnswer(
    imports.proposeFromPunches,
    { structureId, from: date, to: date },
    { enabled: mayRecord },
  );
  if (isAwaited(found)) return <span data-first />;
  const overfull = found.data?.questions.filter(({ why }) => why === "too-many") ?? [];
  if (overfull.length === 0) return null;
  return (
    <Alert color="yellow" mt="md" title={t.tooMany}>
      {overfull.map(({ contractId, intervals, ...person }) => (
        <div key={contractId}>
          <Text size="sm">{t.tooManyOf(personName(person), intervals.length)}</Text>
          <Note>{timesText(intervals)}</Note>
        </div>
      ))}
    </Alert>
  );
}
