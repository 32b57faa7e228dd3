import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { imports } from "#api/imports.ts";
import { addDays, isDay } from "#domain/calendar/day.ts";
import { punchPageTexts as t } from "#texts/punch-pages.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { PunchOutcomes, type PunchOutcome } from "./punch-outcomes.tsx";
import { PunchedDays } from "./punched-days.tsx";

/** A structure and the requested days. */
export type PunchRange = { structureId: string; from: string; to: string };

/** What the punches say of a structure's days, for a person to choose what is recorded. */
export function PunchProposals() {
  const [structureId, setStructureId] = useState<string | null>(null);
  const [from, setFrom] = useState(addDays(today(), -7));
  const [to, setTo] = useState(addDays(today(), -1));
  const [query, setQuery] = useState<PunchRange | null>(null);
  const canAsk = structureId !== null && isDay(from) && isDay(to);
  return (
    <Panel title={t.propose}>
      <Stack gap="sm">
        <Text size="sm">{t.proposeIntro}</Text>
        <Group align="end" gap="sm">
          <StructurePicker
            label={t.structure}
            required
            value={structureId}
            onChange={setStructureId}
            flex="1 1 16rem"
          />
          <DateField name="from" label={t.from} value={from} onChange={setFrom} error={undefined} />
          <DateField
            name="to"
            label={t.to}
            since={from}
            value={to}
            onChange={setTo}
            error={undefined}
          />
          <Button disabled={!canAsk} onClick={() => canAsk && setQuery({ structureId, from, to })}>
            {t.find}
          </Button>
        </Group>
        {query && <Proposals key={JSON.stringify(query)} range={query} />}
      </Stack>
    </Panel>
  );
}

function Proposals({ range }: { range: PunchRange }) {
  const found = useAnswer(imports.proposeFromPunches, { ...range });
  const [outcomes, setOutcomes] = useState<readonly PunchOutcome[]>([]);
  return (
    <Pending found={found} rows={3}>
      {({ proposals, questions, same, more }) => (
        <Stack gap="md">
          {outcomes.length > 0 && <PunchOutcomes outcomes={outcomes} />}
          {same > 0 && <Note>{t.same(same)}</Note>}
          {proposals.length + questions.length === 0 ? (
            <Text>{t.noneFound}</Text>
          ) : (
            <PunchedDays
              range={range}
              proposals={proposals}
              questions={questions}
              onRecorded={setOutcomes}
            />
          )}
          {more > 0 && <Text size="sm">{t.more(more)}</Text>}
        </Stack>
      )}
    </Pending>
  );
}
